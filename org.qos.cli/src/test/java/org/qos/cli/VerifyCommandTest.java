package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.qos.cli.Shell.Outcome;

/** What does not need a fabric; ITs of org.qos.conformity run the command on a simulated one. */
class VerifyCommandTest extends CommandTest {

    @Test
    void onlyWithTheSaThereAreRulesToCompare() throws IOException {
        shell.file("site.qos", Texts.POLICY);
        Outcome outcome = shell.qos("verify", "--policy", "site.qos", "--all-rules");
        assertEquals(2, outcome.exitCode());
        assertTrue(outcome.err().startsWith("qos: --all-rules: needs --sa."), outcome.err());
    }

    @Test
    void aFileWithoutAnOptionIsNotTakenForAnOptionFile() throws IOException {
        shell.file("site.qos", Texts.POLICY).file("partitions.conf", "Default=0x7fff : ALL=full ;\n");
        Outcome outcome =
                shell.qos("verify", "--policy", "site.qos", "--opts", "partitions.conf", "--ca", "no-such-adapter");
        assertEquals(3, outcome.exitCode());
        assertEquals(
                "qos: partitions.conf: has no option of OpenSM: OpenSM ignores every line that it does not know; nothing is"
                        + " concluded from it.\n",
                outcome.err());
    }
}
