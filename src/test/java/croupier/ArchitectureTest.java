package croupier;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The rules between packages; see the README's layout. */
@AnalyzeClasses(packages = "croupier", importOptions = DoNotIncludeTests.class)
final class ArchitectureTest {
  private static final String[] GAMES = {
    "croupier.mahjong..", "croupier.ladders..", "croupier.patience..", "croupier.mice.."
  };

  @ArchTest
  static final ArchRule aPackageUsesOnlyThoseAboveIt =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .layer("number")
          .definedBy("croupier.number..")
          .layer("game")
          .definedBy("croupier.game..")
          .layer("games")
          .definedBy(GAMES)
          .layer("stats")
          .definedBy("croupier.stats..")
          .layer("report")
          .definedBy("croupier.report..")
          .layer("spark")
          .definedBy("croupier.spark..")
          .layer("entry")
          .definedBy("croupier")
          .whereLayer("entry")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("spark")
          .mayOnlyBeAccessedByLayers("entry")
          .whereLayer("report")
          .mayOnlyBeAccessedByLayers("spark", "entry")
          .whereLayer("stats")
          .mayOnlyBeAccessedByLayers("report", "spark", "entry")
          .whereLayer("games")
          .mayOnlyBeAccessedByLayers("entry")
          .whereLayer("game")
          .mayOnlyBeAccessedByLayers("games", "spark", "entry");

  @ArchTest
  static final ArchRule gamesDoNotKnowEachOther =
      slices()
          .matching("croupier.(mahjong|ladders|patience|mice)..")
          .should()
          .notDependOnEachOther();

  @ArchTest
  static final ArchRule onlyTheJobsAndTheEntryKnowSpark =
      noClasses()
          .that()
          .resideOutsideOfPackages("croupier.spark..", "croupier")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.apache..", "scala..");

  @ArchTest
  static final ArchRule numbersKnowOnlyTheJdk =
      classes()
          .that()
          .resideInAPackage("croupier.number..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("java..", "org.jspecify..", "croupier.number..");

  @ArchTest
  static final ArchRule statisticsKnowOnlyNumbers =
      classes()
          .that()
          .resideInAPackage("croupier.stats..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("java..", "org.jspecify..", "croupier.number..", "croupier.stats..");

  @ArchTest
  static final ArchRule reportsKnowOnlyStatisticsAndCharts =
      classes()
          .that()
          .resideInAPackage("croupier.report..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..",
              "javax..",
              "org.jspecify..",
              "org.jfree..",
              "de.erichseifert..",
              "croupier.stats..",
              "croupier.report..");

  @ArchTest
  static final ArchRule onlyReportsKnowTheChartLibrary =
      noClasses()
          .that()
          .resideOutsideOfPackage("croupier.report..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.jfree..", "de.erichseifert..", "java.awt..");

  @ArchTest
  static final ArchRule onlyTheEntryKnowsTheCommandLine =
      noClasses()
          .that()
          .resideOutsideOfPackage("croupier")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("picocli..");

  @ArchTest
  static final ArchRule namesAreTheFieldsOwnWords =
      noClasses()
          .should()
          .haveNameMatching(".*(Util|Utils|Helper|Manager|Impl)")
          .orShould()
          .haveNameMatching(".*\\.Abstract[A-Z].*");
}
