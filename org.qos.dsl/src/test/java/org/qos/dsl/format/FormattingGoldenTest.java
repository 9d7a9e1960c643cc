package org.qos.dsl.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.language.Language;
import org.qos.dsl.testing.FormattedText;

/**
 * Pairs of files: what {@code crowded.X} looks like formatted is in {@code crowded.X.expected};
 * {@code -Dqos.golden.update=true} rewrites it.
 */
class FormattingGoldenTest {
    private static final Path GOLDEN = Path.of("src/test/resources/org/qos/dsl/format");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "crowded.qos",
                "crowded.qos-policy.conf",
                "crowded.partitions.conf",
                "crowded.opensm.opts",
                "crowded.qostest",
                "crowded.enhanced-qos.conf"
            })
    void everyLineIsPutInOrder(String name) throws IOException {
        Formatted formatted = FormattedText.of(
                Files.readString(GOLDEN.resolve(name)),
                Language.byFileName(name).orElseThrow());
        assertEquals(Optional.empty(), formatted.obstacle());
        Path expected = GOLDEN.resolve(name + ".expected");
        if (Boolean.getBoolean("qos.golden.update")) {
            Files.writeString(expected, formatted.after());
        }
        assertEquals(Files.readString(expected), formatted.after());
    }
}
