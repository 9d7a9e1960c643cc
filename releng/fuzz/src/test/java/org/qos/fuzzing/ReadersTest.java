package org.qos.fuzzing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Every public method that reads text or bytes is reached from a target, by the calls in the compiled classes; of overloads,
 * which differ in where the bytes come from, one.
 */
class ReadersTest {

    private static final Set<String> NAMES = Set.of("read", "parse", "decode", "ofBytes");
    private static final Set<String> INPUTS =
            Set.of("java.io.InputStream", "[B", "java.lang.String", "java.nio.file.Path");

    private static JavaClasses classes;
    private static Set<JavaCodeUnit> reached;

    @BeforeAll
    static void followCalls() {
        classes = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .withImportOption(location -> !location.contains("/org/qos/dsl/model/"))
                .withImportOption(location -> !location.contains("/parser/antlr/"))
                .importPackages("org.qos");
        reached = reachedFrom(classes.stream()
                .filter(type -> type.getPackageName().startsWith("org.qos.fuzzing"))
                .flatMap(type -> type.getCodeUnits().stream())
                .toList());
    }

    private static Set<JavaCodeUnit> reachedFrom(List<JavaCodeUnit> starts) {
        Set<JavaCodeUnit> seen = new HashSet<>(starts);
        Deque<JavaCodeUnit> open = new ArrayDeque<>(starts);
        while (!open.isEmpty()) {
            next(open.poll()).filter(seen::add).forEach(open::add);
        }
        return seen;
    }

    private static Stream<JavaCodeUnit> next(JavaCodeUnit unit) {
        Stream<JavaCodeUnit> initializer =
                unit.getOwner().getStaticInitializer().stream().map(each -> each);
        return Stream.concat(initializer, unit.getAccessesFromSelf().stream().flatMap(ReadersTest::targets));
    }

    /** The member that is accessed and, where it is a method that can be overridden, what overrides it. */
    private static Stream<JavaCodeUnit> targets(JavaAccess<?> access) {
        return access.getTarget().resolveMember().stream()
                .flatMap(member -> member instanceof JavaMethod method
                        ? Stream.concat(
                                Stream.of(method),
                                method.getOwner().getAllSubclasses().stream()
                                        .flatMap(type -> type
                                                .tryGetMethod(
                                                        method.getName(),
                                                        method.getRawParameterTypes().stream()
                                                                .map(JavaClass::getName)
                                                                .toArray(String[]::new))
                                                .stream()))
                        : member instanceof JavaCodeUnit unit
                                ? Stream.of(unit)
                                : member.getOwner().getStaticInitializer().stream()
                                        .map(each -> (JavaCodeUnit) each));
    }

    private static boolean isReader(JavaMethod method) {
        return NAMES.contains(method.getName())
                && method.getModifiers().containsAll(Set.of(JavaModifier.PUBLIC, JavaModifier.STATIC))
                && method.getOwner().getModifiers().contains(JavaModifier.PUBLIC)
                && method.getRawParameterTypes().stream()
                        .map(JavaClass::getName)
                        .anyMatch(INPUTS::contains);
    }

    /** What has more parameters puts several files together, each of which is read by another reader. */
    private static boolean isOfOneFile(JavaMethod method) {
        return method.getRawParameterTypes().size() <= 2;
    }

    private static Stream<JavaMethod> readers() {
        return classes.stream()
                .filter(type -> !type.getPackageName().startsWith("org.qos.fuzzing"))
                .flatMap(type -> type.getMethods().stream())
                .filter(ReadersTest::isReader)
                .filter(ReadersTest::isOfOneFile);
    }

    private static String overloads(JavaCodeUnit unit) {
        return unit.getOwner().getName() + "." + unit.getName();
    }

    @Test
    void everyReaderIsReachedFromATarget() {
        Set<String> missing = readers().map(ReadersTest::overloads).collect(Collectors.toCollection(TreeSet::new));
        reached.stream().map(ReadersTest::overloads).forEach(missing::remove);

        assertEquals(Set.of(), missing, "add a target for these to FuzzTargets");
    }

    @Test
    void aReaderIsFoundInEveryKindOfInput() {
        Set<String> inputs = readers()
                .flatMap(method -> method.getRawParameterTypes().stream())
                .map(JavaClass::getName)
                .filter(INPUTS::contains)
                .collect(Collectors.toCollection(TreeSet::new));

        assertTrue(inputs.containsAll(INPUTS), inputs::toString);
    }
}
