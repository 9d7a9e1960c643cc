package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.cli.Shell.Outcome;

class QosCommandTest {

    @TempDir
    Path directory;

    @Test
    void printsItsVersion() {
        Outcome outcome = new Shell(directory).qos("version");
        assertTrue(outcome.out().matches("qos \\d+\\.\\d+\\.\\d+(-SNAPSHOT)?\n"), outcome.out());
        assertEquals(0, outcome.exitCode());
    }

    @Test
    void withoutACommandItListsThem() {
        Outcome outcome = new Shell(directory).qos();
        assertEquals(2, outcome.exitCode());
        for (String command :
                new String[] {"check", "generate", "match", "explain", "convert", "rules", "lsp", "version"}) {
            assertTrue(outcome.err().contains("  " + command), outcome.err());
        }
    }

    @Test
    void anUnknownOptionIsWrongUsage() {
        Outcome outcome = new Shell(directory).qos("check", "--nonsense", "a.qos");
        assertEquals(2, outcome.exitCode());
        assertTrue(outcome.err().contains("--nonsense"), outcome.err());
    }

    @Test
    void helpGoesToStandardOutput() {
        Outcome outcome = new Shell(directory).qos("match", "--help");
        assertEquals(0, outcome.exitCode());
        assertTrue(outcome.out().contains("--queries"), outcome.out());
    }
}
