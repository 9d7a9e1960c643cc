package org.qos.dsl.rfc;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Policies with the errors that the RFC of May 2006 and the policy file of February 2007 contain, in other words. What is
 * found in {@code X.qos} is in {@code X.findings}; {@code -Dqos.golden.update=true} rewrites it.
 */
class DocumentErrorsTest {
    private static final Path GOLDEN = Path.of("src/test/resources/org/qos/dsl/rfc");

    @ParameterizedTest
    @ValueSource(strings = {"errors-2006", "errors-2007", "whole-mail"})
    void eachErrorIsFoundOnceAndHidesNoOther(String name) throws IOException {
        String found = PolicyText.of(PolicyText.fixture(name + ".qos")).findings().stream()
                .map(f -> "%s %d:%d-%d:%d %s %s"
                        .formatted(
                                f.severity(), f.line(), f.column(), f.endLine(), f.endColumn(), f.code(), f.message()))
                .collect(Collectors.joining("\n", "", "\n"));
        if (Boolean.getBoolean("qos.golden.update")) {
            Files.writeString(GOLDEN.resolve(name + ".findings"), found);
        }
        assertEquals(PolicyText.fixture(name + ".findings"), found);
    }

    @ParameterizedTest
    @CsvSource({"errors-2006, 4 3 3 2", "errors-2007, 2 2 2 2", "whole-mail, 0 0 1 0"})
    void theRestOfThePolicyIsThere(String name, String sizes) {
        PolicyText text = PolicyText.of(PolicyText.fixture(name + ".qos"));
        assertEquals(
                List.of(sizes.split(" ")),
                text.sizes().stream().map(String::valueOf).toList());
    }
}
