package org.qos.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a person at a terminal sees. */
class TerminalIT {

    private static final String BOLD_RED = "\033[1m\033[31merror";

    @TempDir
    Path directory;

    @BeforeEach
    void aPolicyWithAnError() throws IOException {
        String policy =
                "qos-levels\n    qos-level\n        name: DEFAULT\n        sl: %s\n    end-qos-level\nend-qos-levels\n";
        Files.writeString(directory.resolve("bad.qos-policy.conf"), policy.formatted("33"));
        Files.writeString(directory.resolve("good.qos-policy.conf"), policy.formatted("3"));
    }

    @ParameterizedTest(name = "{0}={1}: {2}")
    @CsvSource({"TERM, xterm, true", "TERM, dumb, false", "NO_COLOR, '', true", "NO_COLOR, 1, false"})
    void findingsAreColouredWhereTheTerminalIsNotDumb(String name, String value, boolean coloured) throws Exception {
        try (PseudoTerminal terminal = on(Map.of(name, value), "qos check bad.qos-policy.conf")) {
            assertEquals(1, terminal.end());
            assertEquals(coloured, terminal.screen().contains(BOLD_RED), terminal.screen());
        }
    }

    @Test
    void aDumbTerminalGetsNoEscapeSequence() throws Exception {
        try (PseudoTerminal terminal = on(Map.of("TERM", "dumb"), "qos check bad.qos-policy.conf; qos --help")) {
            assertEquals(0, terminal.end());
            assertFalse(terminal.screen().contains("\033"), terminal.screen());
        }
    }

    @Test
    void thePointerComesAfterTheReport() throws Exception {
        try (PseudoTerminal terminal = on(Map.of(), "qos check bad.qos-policy.conf")) {
            assertEquals(1, terminal.end());
            assertTrue(
                    terminal.screen()
                            .matches("(?s).*1 file: 1 error, .*\r\nqos: 'qos rules CODE' explains [^\r\n]*\r\n"),
                    terminal.screen());
        }
    }

    @Test
    void anOutputThatCannotBeWrittenCountsMoreThanFindings() throws Exception {
        try (PseudoTerminal terminal = on(Map.of(), "qos check bad.qos-policy.conf >/dev/full")) {
            assertEquals(3, terminal.end());
            assertTrue(terminal.screen().contains("standard output cannot be written"), terminal.screen());
        }
    }

    @Test
    void helpFitsIntoTheWidth() throws Exception {
        try (PseudoTerminal terminal = on(Map.of("COLUMNS", "40"), "qos check --help")) {
            assertEquals(0, terminal.end());
            assertTrue(
                    terminal.screen()
                            .lines()
                            .filter(line -> !line.startsWith("  qos "))
                            .allMatch(line -> line.length() <= 40),
                    terminal.screen());
        }
    }

    @Test
    void ctrlCEndsACommandAndItsProgress() throws Exception {
        String match = "qos match --policy good.qos-policy.conf --queries - >answers; code=$?; exit $code";
        try (PseudoTerminal terminal = on(Map.of(), match)) {
            terminal.await("qos: standard input: 0 requests matched (");
            terminal.interrupt();
            assertEquals(130, terminal.end());
            assertFalse(terminal.screen().contains("Exception"), terminal.screen());
            assertTrue(terminal.screen().stripTrailing().endsWith("\r\033[K"), terminal.screen());
        }
        assertEquals("", Files.readString(directory.resolve("answers")));
    }

    private PseudoTerminal on(Map<String, String> environment, String line) throws IOException {
        return new PseudoTerminal(directory, environment, line);
    }
}
