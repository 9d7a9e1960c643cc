package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.qos.cli.console.Console;
import org.qos.cli.init.InitCheck;
import org.qos.cli.option.OutputOptions;
import org.qos.cli.terminal.Messages;
import org.qos.cli.terminal.Progress;
import org.qos.cli.terminal.Terminal;

/** What the check of a new project prints when the project does not pass. */
class InitCheckTest extends CommandTest {

    private final StringWriter out = new StringWriter();

    @Test
    void aTestThatFailsIsPrintedWithTheReason() throws IOException {
        assertFalse(passes("expect sl 7"));
        assertTrue(out.toString().contains("  FAIL  of the servers"), out.toString());
        assertTrue(out.toString().contains("sl 7"), out.toString());
    }

    @Test
    void testsThatPassPrintNothing() throws IOException {
        assertTrue(passes("expect sl 0"));
        assertTrue(out.toString().isEmpty(), out.toString());
    }

    private boolean passes(String expectation) throws IOException {
        Path folder = directory.toRealPath();
        shell.file("qos.yaml", "policy: qos-policy.conf\n")
                .file("qos-policy.conf", Texts.OPENSM_POLICY)
                .file("site.qostest", "test \"of the servers\" {\n    from 0x5 to 0x6\n    " + expectation + "\n}\n");
        Console console = new Console(
                null,
                new PrintWriter(out, true),
                new Messages(new StringWriter(), Progress.NONE),
                folder,
                Terminal.NONE);
        return new InitCheck(console, new OutputOptions()).passes();
    }
}
