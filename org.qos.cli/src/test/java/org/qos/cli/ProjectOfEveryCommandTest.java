package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.cli.Shell.Outcome;

/** Every command reads qos.yaml, and flags override it. */
class ProjectOfEveryCommandTest extends CommandTest {

    private static final String PARTITIONS = "Default=0x7fff, ipoib : ALL=full ;\nLab=1 : ALL=full ;\n";

    @BeforeEach
    void write() throws IOException {
        shell.file("site.qos", Texts.POLICY)
                .file("ib/net", Texts.FABRIC)
                .file("ib/parts", PARTITIONS)
                .file("qos.yaml", "policy: site.qos\nfabric: ib/net\npartitions: ib/parts\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "check",
                "generate --out out",
                "convert --to opensm",
                "match --queries -",
                "explain from 2 to 3",
                "report -o report.html",
            })
    void worksWithoutAnyOtherFileName(String command) {
        Outcome outcome = shell.qos(command.split(" "));
        assertEquals(0, outcome.exitCode(), outcome.err());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "generate a/site --out out",
                "convert a/site --to opensm",
                "match --policy a/site --queries -",
                "explain --policy a/site from 2 to 3",
                "report --policy a/site -o report.html",
                "simulate --policy a/site --traffic a/traffic.yaml --fabric a/subnet"
            })
    void aFolderStandsForThePolicyOfItsProject(String command) throws IOException {
        shell.file("a/site/one.qos", Texts.POLICY)
                .file("a/site/net", Texts.FABRIC)
                .file("a/site/qos.yaml", "policy: one.qos\nfabric: net\n")
                .file("a/subnet/net", Texts.FABRIC)
                .file("a/subnet/opensm-lfts.dump", Texts.FORWARDING_TABLES)
                .file("a/traffic.yaml", "traffic:\n  - pattern: all-to-all\n");
        Outcome outcome = shell.qos(command.split(" "));
        assertEquals(0, outcome.exitCode(), outcome.err());
    }

    @Test
    void aFolderWhosePolicyNoProjectFileNamesIsNotAPolicy() throws IOException {
        shell.file("qos.yaml", "fabric: ib/net\n");
        Outcome outcome = shell.qos("explain", "--policy", "ib", "from", "2", "to", "3");
        assertEquals(3, outcome.exitCode());
        assertEquals("qos: ib: cannot be read: it is a folder, not a file\n", outcome.err());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "generate --out out",
                "convert --to opensm",
                "match --queries -",
                "explain from 2 to 3",
                "path from 2 to 3",
                "report -o report.html"
            })
    void reportsAMissingFileOnceAndDoesNothing(String command) throws IOException {
        shell.file("qos.yaml", "policy: site.qos\nfabric: ib/net\npartitions: absent.conf\n");
        Outcome outcome = shell.qos(command.split(" "));
        assertEquals(3, outcome.exitCode());
        assertEquals("qos: absent.conf: no such file. qos.yaml:3:13 names it.\n", outcome.err());
        assertEquals("", outcome.out());
    }

    @Test
    void reportsAMissingFileOnceHoweverManyFilesAreChecked() throws IOException {
        shell.file("qos.yaml", "options: absent.opts\n").file("qos-policy.conf", Texts.OPENSM_POLICY);
        Outcome outcome = shell.qos("check", "site.qos", "qos-policy.conf");
        assertEquals("qos: absent.opts: no such file. qos.yaml:1:10 names it.\n", outcome.err());
        assertEquals(3, outcome.exitCode());
    }

    @ParameterizedTest
    @ValueSource(strings = {"generate --out out", "match --queries -", "explain from 2 to 3", "fmt site.qos", "check"})
    void refusesAProjectFileWithErrors(String command) throws IOException {
        shell.file("qos.yaml", "polizy: site.qos\n");
        Outcome outcome = shell.qos(command.split(" "));
        assertEquals(2, outcome.exitCode());
        assertTrue(
                outcome.err().startsWith("qos.yaml:1:1: error: unknown key 'polizy'; did you mean 'policy'?\n"),
                outcome.err());
    }

    @Test
    void aFlagOverridesIt() throws IOException {
        shell.file("qos.yaml", "policy: site.qos\nfabric: absent\n");
        assertEquals(3, shell.qos("explain", "from", "2", "to", "3").exitCode());
        assertEquals(
                0,
                shell.qos("explain", "--fabric", "ib/net", "from", "2", "to", "3")
                        .exitCode());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "explain from 2 to 3     | --policy FILE",
                "path from 2 to 3        | --policy FILE",
                "match --queries queries | --policy FILE",
                "report -o report.html   | --policy FILE",
                "generate --out out      | the argument FILE",
                "convert --to rfc        | the argument FILE"
            })
    void withoutAPolicyTheWayToNameOneIsReported(String words, String argument) throws IOException {
        shell.file("qos.yaml", "partitions: ib/parts\nignore: [site.qos]\n").file("queries", "");
        Outcome outcome = shell.qos(words.split(" "));
        assertEquals(2, outcome.exitCode());
        assertEquals(
                "qos: no policy is given, no qos.yaml names one, and this folder has none of a known name; name it with "
                        + argument + ".\n",
                outcome.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"generate --out out", "convert --to opensm", "match --queries -", "explain from 2 to 3"})
    void aProjectFileThatNamesOtherFilesOnlyDoesNotHideTheOnlyPolicy(String command) throws IOException {
        shell.file("qos.yaml", "partitions: ib/parts\nfabric: ib/net\n");
        Outcome outcome = shell.qos(command.split(" "));
        assertEquals(0, outcome.exitCode(), outcome.err());
    }

    /** Its errors are findings, which a message about what OpenSM does with the file would repeat. */
    @Test
    void aBrokenPartitionFileIsReportedOnceWhereItIsCheckedAlone() throws IOException {
        shell.file("ib/parts", PARTITIONS + "Broken=0x2 : ABC=full ;\n");
        Outcome alone = shell.qos("check", "ib/parts");
        assertTrue(alone.out().contains("ib/parts:3:14: error: "), alone.out());
        assertFalse(alone.err().contains("OpenSM drops the whole file"), alone.err());
        Outcome policy = shell.qos("check", "site.qos");
        assertTrue(policy.err().contains("ib/parts: has errors, the first one in line 3: OpenSM drops the whole file"));
    }

    @ParameterizedTest
    @CsvSource({"opensm.conf, an option file", "net.json, JSON"})
    void aFileOfAnotherKindIsNamedAsSuch(String file, String kind) throws IOException {
        shell.file("opensm.conf", "qos TRUE\n").file("net.json", "{\"nodes\": []}\n");
        Outcome outcome = shell.qos("check", "site.qos", "--partitions", file);
        assertTrue(
                outcome.err().startsWith("qos: " + file + ": is " + kind + ", not a partition file: "), outcome.err());
    }

    /** Each of them was a check of nothing before, and passed. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "policy: partitions.conf      | qos: partitions.conf: is a partition file by its name, and cannot be what 'policy' of",
                "enhanced-qos: opensm.conf    | qos: opensm.conf: is an option file by its name, and cannot be what 'enhanced-qos' of",
                "options: partitions.conf     | qos: partitions.conf: has no option",
                "partitions: qos-policy.conf  | qos: qos-policy.conf: is a policy in the OpenSM syntax, not a partition file",
                "fabric: opensm.conf          | qos: opensm.conf: no fabric can be read from it"
            })
    void aFileInAWrongRoleIsNotChecked(String line, String message) throws IOException {
        shell.file("qos.yaml", line + "\n")
                .file("partitions.conf", PARTITIONS)
                .file("opensm.conf", "qos TRUE\n")
                .file("qos-policy.conf", Texts.OPENSM_POLICY);
        Outcome outcome = shell.qos("check", "partitions.conf", "opensm.conf", "qos-policy.conf");
        assertTrue(outcome.err().contains(message), outcome.err());
        assertEquals(3, outcome.exitCode(), outcome.err());
    }

    @Test
    void theOnlyPolicyOfAFolderNeedNotBeNamed() throws IOException {
        shell.file("qos.yaml", "fabric: ib/net\n");
        assertEquals(0, shell.qos("explain", "from", "2", "to", "3").exitCode());
        shell.file("old.qos", Texts.POLICY);
        Outcome several = shell.qos("explain", "from", "2", "to", "3");
        assertEquals(2, several.exitCode());
        assertEquals(
                "qos: no policy is given, no qos.yaml names one, and this folder has several: old.qos, site.qos; name it with"
                        + " --policy FILE.\n",
                several.err());
    }

    @Test
    void aSnapshotGivenAsAFileToCheckIsNamedAsSuch() throws IOException {
        Outcome outcome = shell.qos("check", "ib/net");
        assertEquals(2, outcome.exitCode());
        assertTrue(
                outcome.err()
                        .contains(
                                "qos: ib/net: is a snapshot of a fabric (output of ibnetdiscover), not a file of a language;"
                                        + " 'qos check --fabric ib/net POLICY' checks a policy with it.\n"),
                outcome.err());
    }

    @Test
    void eachFileIsCheckedInItsOwnProject() throws IOException {
        String policy = Texts.OPENSM_POLICY.replace("port-guid: 0xb0001", "partition: Lab");
        shell.file("a/qos-policy.conf", policy).file("a/qos.yaml", "partitions: ../ib/parts\n");
        shell.file("b/qos-policy.conf", policy).file("b/qos.yaml", "partitions: parts\n");
        shell.file("b/parts", PARTITIONS.replace("Lab=", "Lap="));
        String found = shell.qos("check", "--format", "compact", "a/qos-policy.conf", "b/qos-policy.conf")
                .out();
        assertTrue(found.lines().noneMatch(line -> line.startsWith("a/")), found);
        assertTrue(found.contains("b/qos-policy.conf:5:20: warning: there is no partition 'Lab'"), found);
    }

    @Test
    void aBrokenPartitionFileIsReportedAndNothingIsConcluded() throws IOException {
        shell.file("ib/parts", "Lab=xyz : ALL=full ;\n")
                .file("qos-policy.conf", Texts.OPENSM_POLICY.replace("port-guid: 0xb0001", "partition: Lab"));
        Outcome outcome = shell.qos("check", "--format", "compact", "qos-policy.conf");
        assertEquals("", outcome.out());
        assertEquals(1, outcome.err().lines().count(), outcome.err());
        assertTrue(
                outcome.err()
                        .startsWith("qos: ib/parts: has errors, the first one in line 1: OpenSM drops the whole file"),
                outcome.err());
        assertEquals(3, outcome.exitCode());
    }

    @Test
    void formattingSkipsWhatTheProjectIgnores() throws IOException {
        shell.file("qos.yaml", "ignore: [\"*.opts\"]\n").file("opensm.opts", "   qos   TRUE\n");
        assertEquals(0, shell.qos("fmt", "opensm.opts").exitCode());
        assertEquals("   qos   TRUE\n", shell.text("opensm.opts"));
    }

    @Test
    void generateDoesNotReplaceItsInputs() throws IOException {
        shell.file("partitions.conf", PARTITIONS).file("qos.yaml", "fabric: ib/net\n");
        Outcome outcome = shell.qos("generate", "--out", ".", "site.qos");
        assertEquals(2, outcome.exitCode());
        assertTrue(outcome.err().contains("partitions.conf: is an input of this command"), outcome.err());
        assertEquals(PARTITIONS, shell.text("partitions.conf"));
    }
}
