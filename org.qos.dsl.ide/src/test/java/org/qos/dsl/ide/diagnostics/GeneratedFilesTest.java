package org.qos.dsl.ide.diagnostics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.eclipse.xtext.util.CancelIndicator;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.fabric.file.GeneratedMark;

/** What is reported of a file that {@code qos generate} wrote. */
class GeneratedFilesTest {

    private static final String UNUSED =
            """
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
                qos-level
                    name: Gold
                    sl: 1
                end-qos-level
            end-qos-levels
            """;

    private static String generated(String text) {
        return new String(
                GeneratedMark.mark("generate", comment -> "# " + comment, text.getBytes(StandardCharsets.UTF_8)),
                StandardCharsets.UTF_8);
    }

    private static List<String> findings(String text) {
        Document document = new Document("file:///site/generated/qos-policy.conf", new OpenSmLanguage(), 1, text);
        return DocumentValidator.complete(
                        ValidationInput.of(document, LspTestHarness.empty()), CancelIndicator.NullImpl)
                .diagnostics()
                .stream()
                .map(diagnostic -> diagnostic.getCode().getLeft())
                .toList();
    }

    @Test
    void nothingIsReportedUntilItIsEdited() {
        assertEquals(List.of(), findings(generated(UNUSED)));
        assertEquals(List.of("unused-level"), findings(generated(UNUSED) + "# edited\n"));
    }

    @Test
    void errorsAreReported() {
        assertEquals(List.of("sl-out-of-range"), findings(generated(UNUSED.replace("sl: 1", "sl: 16"))));
    }
}
