package org.qos.conformity.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Holds the compiled classes of all modules against {@code docs/architecture.md}. */
class ArchitectureTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final String LANGUAGES = "org.qos.dsl";
    private static final String EMF_MODEL = LANGUAGES + ".model..";

    private static final Map<String, JavaClasses> MAIN = new TreeMap<>();
    private static final Map<String, JavaClasses> TESTS = new TreeMap<>();
    private static ArchitecturePage page;

    @BeforeAll
    static void readClasses() throws IOException {
        page = ArchitecturePage.in(ROOT);
        for (String module : modules()) {
            MAIN.put(module, compiled(module, "classes"));
            TESTS.put(module, compiled(module, "test-classes"));
        }
    }

    private static JavaClasses compiled(String module, String folder) {
        Path classes = ROOT.resolve(module).resolve("target").resolve(folder);
        assertTrue(Files.isDirectory(classes), classes + " is missing; build the module first");
        return new ClassFileImporter().importPath(classes).that(not(resideInAPackage(EMF_MODEL)));
    }

    @Test
    void modulesUseTheModulesOfThePage() {
        Map<String, String> moduleOf = new HashMap<>();
        MAIN.forEach((module, classes) -> classes.forEach(type -> moduleOf.put(type.getName(), module)));
        Map<String, TreeSet<String>> used = new TreeMap<>();
        MAIN.forEach((module, classes) -> used.put(
                module,
                classes.stream()
                        .flatMap(ArchitectureTest::usedTypes)
                        .map(moduleOf::get)
                        .filter(other -> other != null && !other.equals(module))
                        .collect(Collectors.toCollection(TreeSet::new))));

        assertEquals(new TreeMap<>(page.modules()), used);
    }

    @Test
    void thePageNamesEveryModuleWithJavaCode() throws IOException {
        try (Stream<Path> folders = Files.list(ROOT)) {
            Set<String> withJava = folders.filter(folder -> Files.isDirectory(folder.resolve("src/main/java")))
                    .map(folder -> folder.getFileName().toString())
                    .filter(name -> name.startsWith("org.qos."))
                    .filter(name -> !Files.exists(ROOT.resolve(name).resolve("META-INF/MANIFEST.MF")))
                    .collect(Collectors.toCollection(TreeSet::new));

            assertEquals(withJava, MAIN.keySet());
        }
    }

    @Test
    void theRuntimeNeedsOnlyTheJdk() {
        List<String> foreign = MAIN.get("org.qos.runtime").stream()
                .flatMap(ArchitectureTest::usedTypes)
                .filter(type -> !type.startsWith("java.") && !type.startsWith("org.qos.runtime."))
                .filter(type -> type.contains("."))
                .distinct()
                .toList();

        assertEquals(List.of(), foreign);
    }

    @Test
    void packagesOfTheLanguagesUseOnlyLayersBelow() {
        LayeredArchitecture layers = layeredArchitecture().consideringOnlyDependenciesInLayers();
        for (String name : page.layers().stream().flatMap(List::stream).toList()) {
            layers = layers.layer(name).definedBy(LANGUAGES + "." + name + "..");
        }
        List<String> below = new ArrayList<>();
        for (List<String> layer : page.layers()) {
            for (String name : layer) {
                layers = below.isEmpty()
                        ? layers.whereLayer(name).mayNotAccessAnyLayer()
                        : layers.whereLayer(name).mayOnlyAccessLayers(below.toArray(String[]::new));
            }
            below.addAll(layer);
        }
        layers.check(classesOfTheLanguages());
    }

    @Test
    void thePageNamesEveryPackageOfTheLanguages() {
        Set<String> packages = classesOfTheLanguages().stream()
                .map(type -> type.getPackageName().split("\\.")[3])
                .collect(Collectors.toCollection(TreeSet::new));

        assertEquals(
                packages, page.layers().stream().flatMap(List::stream).collect(Collectors.toCollection(TreeSet::new)));
    }

    @ParameterizedTest
    @MethodSource("modules")
    void noPackagesHaveCyclicDependencies(String module) {
        slices().matching("(**)").should().beFreeOfCycles().check(MAIN.get(module));
        slices().matching("(**)").should().beFreeOfCycles().check(TESTS.get(module));
    }

    private static Set<String> modules() throws IOException {
        return ArchitecturePage.in(ROOT).modules().keySet();
    }

    private static JavaClasses classesOfTheLanguages() {
        return new ClassFileImporter().importPath(ROOT.resolve(LANGUAGES).resolve("target/classes"));
    }

    private static Stream<String> usedTypes(JavaClass type) {
        return type.getDirectDependenciesFromSelf().stream()
                .map(dependency ->
                        dependency.getTargetClass().getBaseComponentType().getName());
    }

    /** Of the sources that people write; the class of a program is called Main. */
    @Test
    void noTwoClassesHaveOneSimpleName() throws IOException {
        Map<String, List<Path>> byName = new TreeMap<>();
        for (Path sources : sourceFolders()) {
            try (Stream<Path> files = Files.walk(sources)) {
                files.filter(file -> file.toString().endsWith(".java")).forEach(file -> byName.computeIfAbsent(
                                file.getFileName().toString(), n -> new ArrayList<>())
                        .add(file));
            }
        }

        assertTrue(byName.containsKey("QosCommand.java"), "the sources are found");
        byName.keySet().removeAll(Set.of("Main.java", "package-info.java"));
        byName.values().removeIf(same -> same.size() == 1);
        assertEquals(Map.of(), byName);
    }

    private static List<Path> sourceFolders() throws IOException {
        try (Stream<Path> modules = Stream.concat(Files.list(ROOT), Files.list(ROOT.resolve("releng")))) {
            return modules.map(module -> module.resolve("src/main/java"))
                    .filter(Files::isDirectory)
                    .toList();
        }
    }
}
