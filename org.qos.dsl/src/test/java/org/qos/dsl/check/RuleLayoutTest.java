package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The code of a rule leads to its class and to its test, which shows what the rule reports and what it accepts. */
class RuleLayoutTest {

    private static final Path TESTS = Path.of("src", "test", "java");

    static Stream<Rule> rules() {
        return Rules.all().stream();
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theClassHasTheCodeAsName(Rule rule) {
        assertTrue(rule.code().matches("[a-z0-9]+(-[a-z0-9]+)+"), rule.code());
        assertEquals(inCamelCase(rule.code()), rule.getClass().getSimpleName());
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theTestShowsWhatIsReportedAndWhatIsAccepted(Rule rule) throws IOException {
        Path test = TESTS.resolve(rule.getClass().getName().replace('.', '/') + "Test.java");
        assertTrue(Files.exists(test), () -> "write " + test);
        String text = Files.readString(test);
        assertTrue(text.contains(".reports("), () -> test + " shows nothing that the rule reports");
        assertTrue(text.contains(".accepts("), () -> test + " shows nothing that the rule accepts");
    }

    private static String inCamelCase(String code) {
        return Arrays.stream(code.split("-"))
                .map(part -> part.substring(0, 1).toUpperCase() + part.substring(1))
                .collect(Collectors.joining());
    }
}
