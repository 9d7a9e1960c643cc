package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.cli.Shell.Outcome;
import org.qos.cli.console.Console;
import org.qos.cli.terminal.Messages;
import org.qos.cli.terminal.Progress;
import org.qos.cli.terminal.Terminal;

class InitCommandTest extends CommandTest {

    private static final String OPTIONS = "qos TRUE\nqos_policy_file /etc/opensm/qos-policy.conf\n";

    private static final String SITE_WITH_PORT_1 =
            """
            port-groups
                port-group
                    name: Servers
                    port-guid: 0x1
                end-port-group
            end-port-groups
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
                qos-level
                    name: Served
                    sl: 1
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    source: Servers
                    qos-level-name: Served
                end-qos-match-rule
            end-qos-match-rules
            """;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--preset storage-mpi",
                "--preset storage-mpi --storage n2 --fabric net",
                "--preset storage-mpi --storage 0xb0001",
                "--preset storage-mpi --storage 0x1",
                "--preset inference-kv-cache --kv-stores 0x1,0x2 --storage 0x3",
                "--preset multi-tenant-training --tenant blue=0x1 --storage 0x2",
                "--preset multi-tenant-training --tenant blue=n1 --storage n2 --fabric net",
                "--preset multi-tenant-training --tenant blue=n1 --tenant red=n2 --fabric net",
                "--preset inference-kv-cache",
                "--preset inference-kv-cache --kv-stores n1 --storage n2 --fabric net",
                "--preset inference-kv-cache --target mlnx-5"
            })
    void whatAPresetMakesIsCleanAndItsTestsPass(String options) throws IOException {
        shell.file("net", Texts.FABRIC);
        Outcome outcome = shell.qos(("init site " + options).split(" "));
        assertEquals(0, outcome.exitCode(), outcome.out() + outcome.err());

        assertEquals(0, shell.qos("check", "--fail-level", "info", "site").exitCode());
        assertEquals(0, shell.qos("test", "--threshold", "100", "site").exitCode());
        assertEquals(
                0,
                shell.qos("fmt", "--check", "site/policy.qos", "site/partitions.conf")
                        .exitCode());
        Outcome generated = shell.qos("generate", "--check", "--config", "site/qos.yaml", "--out", "site/generated");
        assertEquals(0, generated.exitCode(), "the files for OpenSM are those of 'qos generate': " + generated.out());
    }

    @Test
    void theTestsSayWhichLevelEachRuleGives() {
        shell.qos("init", "--preset", "storage-mpi");
        Outcome outcome = shell.qos("test");
        assertTrue(
                outcome.out().contains("ok    rule 2: connections of the RDMA CM with the type of service 1"),
                outcome.out());
        assertTrue(outcome.out().contains("ok    what no rule matches"), outcome.out());
    }

    @Test
    void theRequestsOfTestsAreThoseOfAdapters() throws IOException {
        shell.file("net", Texts.FABRIC);
        shell.qos("init", "--preset", "storage-mpi", "--fabric", "net");
        assertTrue(shell.text("site.qostest").contains("from 'n1 HCA-1/P1' to 'n2 HCA-1/P1' class 1"));
        assertFalse(shell.text("site.qostest").contains("sw1"), shell.text("site.qostest"));
    }

    @Test
    void theFirstPortOfASiteMayBeInAGroup() throws IOException {
        shell.file("etc/qos-policy.conf", SITE_WITH_PORT_1);
        Outcome outcome = shell.qos("init", "site", "--from", "etc");
        assertEquals(0, outcome.exitCode(), outcome.out() + outcome.err());
    }

    @Test
    void theFilesOfASiteAreCopiedAsTheyAre() throws IOException {
        shell.file("etc/opensm.conf", OPTIONS)
                .file("etc/qos-policy.conf", Texts.OPENSM_POLICY)
                .file("etc/partitions.conf", "Default=0x7fff, ipoib : ALL=full ;\n")
                .file("etc/backup/qos-policy.conf", "of another time")
                .file("net", Texts.FABRIC);
        Outcome outcome = shell.qos("init", "site", "--from", "etc", "--fabric", "net");
        assertEquals(0, outcome.exitCode(), outcome.out() + outcome.err());
        assertEquals(OPTIONS, shell.text("site/opensm.conf"));
        assertEquals(Texts.OPENSM_POLICY, shell.text("site/qos-policy.conf"));
        assertFalse(shell.exists("site/generated"), "OpenSM has its files");
        assertEquals(0, shell.qos("test", "site").exitCode());
    }

    @Test
    void theOptionFileSaysWhichFilesTheSiteHas() throws IOException {
        shell.file(
                        "etc/opensm.conf",
                        "qos TRUE\nqos_policy_file ../conf/site.pol\npartition_config_file ../conf/prtn\n")
                .file("etc/qos-policy.conf", "of another time")
                .file("conf/site.pol", Texts.OPENSM_POLICY)
                .file("conf/prtn", "Default=0x7fff, ipoib : ALL=full ;\n");
        Outcome outcome = shell.qos("init", "site", "--from", "etc");
        assertEquals(0, outcome.exitCode(), outcome.out() + outcome.err());
        assertEquals(Texts.OPENSM_POLICY, shell.text("site/qos-policy.conf"));
        assertEquals("Default=0x7fff, ipoib : ALL=full ;\n", shell.text("site/partitions.conf"));
        assertEquals(
                0, shell.qos("init", "-q", "other", "--from", "etc/opensm.conf").exitCode(), "a file is enough");
        assertEquals(Texts.OPENSM_POLICY, shell.text("other/qos-policy.conf"));
    }

    @Test
    void copiesNextToTheOptionFileArePreferredToTheFilesThatItNames() throws IOException {
        shell.file("backup/opensm.conf", "qos_policy_file " + directory + "/live/qos-policy.conf\n")
                .file("backup/qos-policy.conf", Texts.OPENSM_POLICY)
                .file("live/qos-policy.conf", "of today");
        shell.qos("init", "-q", "site", "--from", "backup");
        assertEquals(Texts.OPENSM_POLICY, shell.text("site/qos-policy.conf"));
    }

    @Test
    void aFileThatTheOptionFileNamesAndThatIsMissingIsReported() throws IOException {
        shell.file("etc/opensm.conf", "qos TRUE\npartition_config_file /absent/prtn\n")
                .file("etc/qos-policy.conf", Texts.OPENSM_POLICY);
        Outcome outcome = shell.qos("init", "site", "--from", "etc");
        assertEquals(0, outcome.exitCode(), outcome.out() + outcome.err());
        assertTrue(
                outcome.err()
                        .startsWith("etc/opensm.conf: warning: partition_config_file names /absent/prtn, which does"),
                outcome.err());
    }

    @Test
    void aPolicyThatTheOptionFileDoesNotNameIsUsedWithAWarning() throws IOException {
        shell.file("etc/opensm.conf", "qos TRUE\nqos_policy_file /absent/site.conf\n")
                .file("etc/qos-policy.conf", Texts.OPENSM_POLICY);
        Outcome outcome = shell.qos("init", "site", "--from", "etc");
        assertEquals(0, outcome.exitCode(), outcome.out() + outcome.err());
        assertTrue(
                outcome.err()
                        .startsWith("etc/opensm.conf: warning: qos_policy_file names /absent/site.conf, which does not"
                                + " exist; the project begins with etc/qos-policy.conf, which OpenSM does not read"),
                outcome.err());
    }

    @Test
    void aDeviceThatTheOptionFileNamesIsNotAbsent() throws IOException {
        shell.file("etc/opensm.conf", "qos TRUE\npartition_config_file /dev/zero\n")
                .file("etc/qos-policy.conf", Texts.OPENSM_POLICY);
        Outcome outcome = shell.qos("init", "site", "--from", "etc");
        assertTrue(
                outcome.err()
                        .startsWith("etc/opensm.conf: warning: partition_config_file names /dev/zero, which is not a"
                                + " regular file; the project begins without it"),
                outcome.err());
    }

    @Test
    void findingsOfASiteBecomeItsBaseline() throws IOException {
        shell.file("etc/opensm.conf", OPTIONS + "max_op_vls 9\n").file("etc/site-policy", Texts.OPENSM_POLICY);
        Outcome outcome = shell.qos("init", "site", "--from", "etc/site-policy", "--from", "etc/opensm.conf");
        assertEquals(0, outcome.exitCode(), outcome.out() + outcome.err());
        assertTrue(outcome.err().contains("qos check --baseline site/known-findings.json site"), outcome.err());
        assertEquals(1, shell.qos("check", "--fail-level", "info", "site").exitCode());
        assertEquals(
                0,
                shell.qos("check", "--fail-level", "info", "--baseline", "site/known-findings.json", "site")
                        .exitCode());
    }

    @Test
    void aSiteWithErrorsIsReportedAndNothingIsWritten() throws IOException {
        shell.file("etc/qos-policy.conf", Texts.OPENSM_POLICY.replace("qos-level-name: Fast", "qos-level-name: Slow"));
        Outcome outcome = shell.qos("init", "site", "--from", "etc");
        assertEquals(1, outcome.exitCode());
        assertTrue(outcome.out().startsWith("qos-policy.conf:"), outcome.out());
        assertTrue(outcome.out().contains("'Slow'"), outcome.out());
        assertTrue(
                outcome.err().startsWith("qos: the files of --from have errors; nothing is written."), outcome.err());
        assertFalse(shell.exists("site"));
    }

    @ParameterizedTest
    @CsvSource({
        "policy.qos",
        "qos.yaml",
        "partitions.conf",
        "site.qostest",
        "generated/opensm.opts",
        "known-findings.json"
    })
    void noFileIsReplaced(String name) throws IOException {
        shell.file("site/" + name, "mine");
        Outcome outcome = shell.qos("init", "site", "--preset", "storage-mpi");
        assertEquals(2, outcome.exitCode());
        assertTrue(outcome.err().contains("exists already, and is not replaced"), outcome.err());
        assertEquals("mine", shell.text("site/" + name));
        assertEquals(List.of(name), names("site"));
    }

    @Test
    void aLinkThatLeadsNowhereIsNotReplacedEither() throws IOException {
        Files.createDirectory(directory.resolve("site"));
        Files.createSymbolicLink(directory.resolve("site/qos.yaml"), directory.resolve("absent"));
        Outcome outcome = shell.qos("init", "site", "--preset", "storage-mpi");
        assertEquals(2, outcome.exitCode());
        assertTrue(outcome.err().startsWith("qos: site/qos.yaml: exists already"), outcome.err());
        assertFalse(shell.exists("absent"));
    }

    @Test
    void aFolderThatIsALinkToNowhereIsNamed() throws IOException {
        Files.createSymbolicLink(directory.resolve("site"), directory.resolve("absent"));
        Outcome outcome = shell.qos("init", "site", "--preset", "storage-mpi");
        assertEquals(3, outcome.exitCode());
        assertTrue(
                outcome.err()
                        .startsWith("qos: site: cannot be written: it is a symbolic link to a folder that does not"),
                outcome.err());
    }

    @Test
    void otherFilesOfTheFolderStay() throws IOException {
        shell.file("site/README", "mine");
        assertEquals(
                0, shell.qos("init", "-q", "site", "--preset", "storage-mpi").exitCode());
        assertEquals("mine", shell.text("site/README"));
    }

    @Test
    void aFolderThatCannotBeWrittenStaysAsItIs() throws IOException {
        shell.file("site", "a file");
        Outcome outcome = shell.qos("init", "site", "--preset", "storage-mpi");
        assertEquals(3, outcome.exitCode());
        assertEquals("a file", shell.text("site"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                                         | nothing says what the project is made from; name it with --preset",
                "--preset hpc                               | --preset: there is no preset 'hpc'; expected one of storage-mpi,",
                "--preset storage-mpi --from etc            | --preset and --from: give one of the two.",
                "--preset storage-mpi --fabric n --discover | --fabric and --discover: give one of the two.",
                "--from etc --storage n1                    | --storage, --kv-stores and --tenant are for presets",
                "--from junk                                | junk: is not a policy, a partition file or an option file",
                "--from -                                   | --from: - is a pipe; copy what it has to a file",
                "--from etc                                 | --from: one policy is needed",
                "--preset storage-mpi --target x            | unknown target 'x'",
                "--preset storage-mpi --storage n1          | 'n1' names nodes, but the fabric is not known",
                "--preset storage-mpi --storage n9 --fabric net | the fabric has no channel adapter 'n9'; it has 'n1 HCA-1'",
                "--preset multi-tenant-training             | the preset multi-tenant-training needs at least one tenant.",
                "--preset storage-mpi --storage 0x0        | no port can have the GUID 0x0",
                "--preset multi-tenant-training --tenant ALL=0x5     | 'ALL' cannot be the name of a tenant's partition",
                "--preset multi-tenant-training --tenant default=0x5 | 'default' cannot be the name of a tenant's partition",
                "--preset multi-tenant-training --tenant x  | --tenant: 'x' names no nodes; expected NAME=NODES",
            })
    void usageErrorsAreReportedAndNothingIsWritten(String options, String message) throws IOException {
        shell.file("net", Texts.FABRIC).file("junk", "hello\n").file("etc/opensm.conf", "qos TRUE\n");
        Outcome outcome = shell.qos(("init site " + options).strip().split(" +"));
        assertEquals(2, outcome.exitCode());
        assertTrue(outcome.err().startsWith("qos: " + message), outcome.err());
        assertFalse(shell.exists("site"));
    }

    @Test
    void aSnapshotThatShowsNothingIsAnError() throws IOException {
        shell.file("net", "no fabric");
        assertEquals(
                3,
                shell.qos("init", "site", "--preset", "storage-mpi", "--fabric", "net")
                        .exitCode());
        assertFalse(shell.exists("site"));
    }

    @Test
    void itAsksOnATerminal() throws IOException {
        shell.file("net", Texts.FABRIC);
        String err = onTerminal(0, "2", "net", "n2", "blue=n1", "");
        assertTrue(err.contains("What does the project begin with?"), err);
        assertTrue(shell.text("partitions.conf").contains("blue=0x0101"), shell.text("partitions.conf"));
        assertTrue(shell.exists("fabric.json.gz"));
    }

    @Test
    void itAsksAgainForANumberAndEndsWithTheInput() throws IOException {
        String err = onTerminal(2, "9", "one");
        assertTrue(err.contains("'9' is not one of the numbers."), err);
        assertTrue(err.contains("the questions are not answered; nothing is written."), err);
        assertEquals(List.of(), names("."));
    }

    private String onTerminal(int exitCode, String... answers) {
        StringWriter err = new StringWriter();
        Console console = new Console(
                new ByteArrayInputStream((String.join("\n", answers) + "\n").getBytes(StandardCharsets.UTF_8)),
                new PrintWriter(new StringWriter()),
                new Messages(err, Progress.NONE),
                directory,
                new Terminal(true, true, false, true, 80));
        assertEquals(exitCode, QosCommand.run(console, "init"), err::toString);
        return err.toString();
    }

    private List<String> names(String folder) throws IOException {
        Path root = directory.resolve(folder);
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> root.relativize(file).toString())
                    .toList();
        }
    }
}
