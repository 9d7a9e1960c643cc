package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.cli.Shell.Outcome;

class ConvertCommandTest {

    @TempDir
    Path directory;

    private Shell shell;

    @BeforeEach
    void policiesInBothSyntaxes() throws IOException {
        shell = new Shell(directory).file("site.qos", Texts.POLICY).file("qos-policy.conf", Texts.OPENSM_POLICY);
    }

    @Test
    void toOpenSm() throws IOException {
        Outcome outcome = shell.qos("convert", "--to", "opensm", "site.qos");
        assertEquals(0, outcome.exitCode(), outcome.err());
        assertTrue(outcome.out().contains("port-name: \"n2 HCA-1/P1\""), outcome.out());
        shell.file("converted.qos-policy.conf", outcome.out());
        assertEquals(0, shell.qos("check", "converted.qos-policy.conf").exitCode());
    }

    @Test
    void toRfc() throws IOException {
        Outcome outcome = shell.qos("convert", "--to", "rfc", "qos-policy.conf");
        assertEquals(0, outcome.exitCode(), outcome.err());
        assertTrue(outcome.out().contains("<name>Fast</name>"), outcome.out());
        shell.file("converted.qos", outcome.out());
        assertEquals(0, shell.qos("check", "converted.qos").exitCode());
    }

    @Test
    void whatTheFabricDoesNotHaveIsReportedByEveryCommand() throws IOException {
        shell.file("site.qos", Texts.POLICY.replace("n2/HCA-1/P1", "n9/HCA-1/P1"))
                .file("fabric.txt", Texts.FABRIC);
        String warning = "site.qos:3:48: warning: no node of the fabric has the description 'n9/HCA-1'; ";
        String converted = shell.qos("convert", "--to", "opensm", "--fabric", "fabric.txt", "site.qos")
                .err();
        String generated = shell.qos("generate", "--fabric", "fabric.txt", "--out", "out", "site.qos")
                .err();
        assertTrue(converted.contains(warning), converted);
        assertTrue(generated.contains(warning), generated);
    }

    @Test
    void numbersWithoutAMeaningAreNotConverted() throws IOException {
        String setup = "qos-setup\nvlarb-tables\nvlarb-scope\ngroup: Servers\nvlarb-high: 15:300\n"
                + "end-vlarb-scope\nend-vlarb-tables\nend-qos-setup\n";
        shell.file("qos-policy.conf", Texts.OPENSM_POLICY + setup);
        assertEquals(1, shell.qos("check", "qos-policy.conf").exitCode());
        Outcome outcome = shell.qos("convert", "--to", "rfc", "qos-policy.conf");
        assertEquals(1, outcome.exitCode());
        assertTrue(outcome.err().contains("[vlarb-weight-overflow]"), outcome.err());
    }

    @Test
    void aFileWithErrorsIsRejectedAndTheErrorNamed() throws IOException {
        shell.file("qos-policy.conf", Texts.OPENSM_POLICY.replace("name: DEFAULT", "name: USUAL"));
        Outcome outcome = shell.qos("convert", "--to", "rfc", "qos-policy.conf");
        assertEquals(1, outcome.exitCode());
        assertEquals("", outcome.out());
        assertTrue(outcome.err().contains("error"), outcome.err());
    }

    @Test
    void anUnknownSyntaxIsAUsageError() {
        assertEquals(2, shell.qos("convert", "--to", "latin", "site.qos").exitCode());
    }

    @Test
    void aFileThatIsNotAPolicyIsWrongUsage() throws IOException {
        shell.file("partitions.conf", "Default=0x7fff : ALL=full ;\n");
        Outcome outcome = shell.qos("convert", "--to", "rfc", "partitions.conf");
        assertEquals(2, outcome.exitCode());
        assertTrue(outcome.err().contains("partitions.conf: is a partition file, expected a policy"), outcome.err());
    }
}
