package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.cli.Shell.Outcome;

/** {@code qos generate --merge} and {@code --env}. */
class GenerateMergeTest extends CommandTest {

    private static final String SITE = "# the site\nqos FALSE\nsweep_interval 10\n";

    private static final String MERGED =
            "# the site\nqos TRUE\nsweep_interval 10\n\n# added by qos generate\nqos_policy_file /etc/opensm/qos-policy.conf\n";

    private static final String HOSTS_AND_THEIR_TABLE =
            """
            <port-group><name>Hosts</name><node-type>CA</node-type></port-group>
            </port-groups>
            <qos-setup><sl2vl-tables><sl2vl-scope>
              <group>Hosts</group><from>*</from><to>*</to>
              <sl2vl-table>0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0</sl2vl-table>
            </sl2vl-scope></sl2vl-tables></qos-setup>""";

    @BeforeEach
    void write() throws IOException {
        shell.file("site.qos", Texts.POLICY).file("net", Texts.FABRIC).file("opensm.conf", SITE);
    }

    @Test
    void theOptionFileOfTheSiteGetsTheOptionsAndTheChangeIsShown() throws IOException {
        Outcome outcome = generate("--merge", "opensm.conf");
        assertEquals(0, outcome.exitCode(), outcome.err());
        assertEquals(MERGED, shell.text("opensm.conf"));
        assertTrue(outcome.out().startsWith("--- opensm.conf\n+++ opensm.conf\n"), outcome.out());
        assertTrue(outcome.out().contains("\n-qos FALSE\n+qos TRUE\n"), outcome.out());
        assertTrue(outcome.err().contains("opensm.conf: merged\n"), outcome.err());
        assertTrue(shell.exists("out/qos-policy.conf"));
        assertFalse(shell.exists("out/opensm.opts"), "the options are in the file of the site");
        assertEquals("", generate("--merge", "opensm.conf").out());
    }

    @Test
    void aDryRunWritesNothing() throws IOException {
        Outcome outcome = generate("--merge", "opensm.conf", "--dry-run");
        assertEquals(0, outcome.exitCode());
        assertTrue(outcome.out().contains("+qos TRUE"), outcome.out());
        assertEquals(SITE, shell.text("opensm.conf"));
        assertFalse(shell.exists("out"));
        assertEquals(2, generate("--dry-run").exitCode());
    }

    @Test
    void aCheckFindsAFileThatWouldChange() throws IOException {
        assertEquals(1, generate("--merge", "opensm.conf", "--check").exitCode());
        assertEquals(SITE, shell.text("opensm.conf"));
        generate("--merge", "opensm.conf");
        assertEquals(0, generate("--merge", "opensm.conf", "--check").exitCode());
    }

    @Test
    void aNamedPathOfThePolicyFileReplacesTheOneOfTheSite() throws IOException {
        shell.file("opensm.conf", "qos TRUE\nqos_policy_file /opt/policy\n");
        assertEquals("", generate("--merge", "opensm.conf").out());
        generate("--merge", "opensm.conf", "--policy-file", "/etc/p");
        assertEquals("qos TRUE\nqos_policy_file /etc/p\n", shell.text("opensm.conf"));
    }

    @Test
    void tablesThatStayInTheFileOfTheSiteAreNotTakenForOpenSmsDefault() throws IOException {
        shell.file("site.qos", Texts.POLICY.replace("</port-groups>", HOSTS_AND_THEIR_TABLE));
        String wraps = "no scope has an SL2VL table, and OpenSM's default names VLs up to VL14";
        assertTrue(generate("--merge", "opensm.conf").err().contains(wraps));
        shell.file("opensm.conf", SITE + "qos_sl2vl 0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7\n");
        Outcome outcome = generate("--merge", "opensm.conf");
        assertEquals(0, outcome.exitCode(), outcome.err());
        assertFalse(outcome.err().contains(wraps), outcome.err());
        assertFalse(shell.text("opensm.conf").contains("max_op_vls"), shell.text("opensm.conf"));
    }

    @Test
    void aFileThatIsNotUtf8IsLeftAlone() throws IOException {
        byte[] latin = "# K\u00f6ln\nqos FALSE\n".getBytes(StandardCharsets.ISO_8859_1);
        shell.bytes("opensm.conf", latin);
        Outcome outcome = generate("--merge", "opensm.conf");
        assertEquals(3, outcome.exitCode());
        assertEquals("qos: opensm.conf: is not a text in UTF-8; nothing is written.\n", lastLine(outcome));
        assertFalse(shell.exists("out"));
        assertEquals(3, generate("--merge", "absent.conf").exitCode());
    }

    @ParameterizedTest
    @CsvSource({
        "qos-policy.conf, qos-levels\\nend-qos-levels",
        "partitions.conf, Default=0x7fff : ALL=full;",
        "site.conf,       qos-ulps\\n  default : 0\\nend-qos-ulps"
    })
    void aFileOfAnotherLanguageIsLeftAlone(String name, String line) throws IOException {
        String text = line.replace("\\n", "\n") + "\n";
        shell.file(name, text);
        Outcome outcome = generate("--merge", name);
        assertEquals(2, outcome.exitCode(), outcome.err());
        assertTrue(outcome.err().contains(", not an option file; name the option file of OpenSM"), outcome.err());
        assertEquals(text, shell.text(name));
        assertFalse(shell.exists("out"));
    }

    @Test
    void aSnapshotOfAFabricIsNotAnOptionFile() throws IOException {
        Outcome outcome = generate("--merge", "net");
        assertEquals(2, outcome.exitCode(), outcome.err());
        assertEquals(
                "qos: --merge: net has no option that OpenSM knows; name the option file of OpenSM; nothing is written.\n",
                lastLine(outcome));
        assertEquals(Texts.FABRIC, shell.text("net"));
        assertFalse(shell.exists("out"));
    }

    @Test
    void settingsOfApplicationsAreGeneratedFilesToo() throws IOException {
        assertEquals(0, generate("--env", "nccl=Fast").exitCode());
        assertTrue(shell.text("out/applications.env").contains("\nexport NCCL_IB_SL=3\n"));
        assertEquals(0, generate("--env", "nccl=Fast", "--check").exitCode());
        assertEquals(1, generate("--env", "nccl=0", "--check").exitCode());
        shell.file("out/applications.env", "export NCCL_IB_SL=3\n");
        assertEquals(2, generate("--env", "nccl=Fast").exitCode(), "a file of another origin stays");
    }

    @Test
    void settingsOfAnEarlierRunAreReported() throws IOException {
        generate("--env", "nccl=Fast");
        String err = generate().err();
        String warning = ": warning: left from an earlier run with --env, and not written again; give --env again, or"
                + " remove the file\n";
        assertTrue(err.contains("out/applications.env" + warning), err);
        assertTrue(err.contains("out/kubernetes-env.yaml" + warning), err);
        assertFalse(generate("--env", "nccl=Fast").err().contains("warning"));
        shell.file("out/applications.env", "export NCCL_IB_SL=3\n");
        assertFalse(generate().err().contains("applications.env"), "a file of another origin is of no concern");
    }

    @Test
    void aLinkThatLeadsNowhereIsNamedAndNothingIsWritten() throws IOException {
        Files.createDirectory(directory.resolve("out"));
        Files.createSymbolicLink(directory.resolve("out/applications.env"), directory.resolve("absent"));
        Outcome outcome = generate("--env", "nccl=Fast", "--merge", "opensm.conf");
        assertEquals(3, outcome.exitCode());
        assertEquals(
                "qos: out/applications.env: cannot be written: it is a symbolic link to a file that does not exist;"
                        + " remove the link.\n",
                lastLine(outcome).replace("link\n", "link.\n"));
        assertEquals(SITE, shell.text("opensm.conf"));
        assertFalse(shell.exists("out/qos-policy.conf"));
    }

    @Test
    void aLevelThatThePolicyDoesNotHaveIsAUsageError() throws IOException {
        Outcome outcome = generate("--env", "nccl=Gold");
        assertEquals(2, outcome.exitCode());
        assertTrue(
                lastLine(outcome).startsWith("qos: --env: the policy has no level and no rule 'Gold'"), outcome.err());
        assertFalse(shell.exists("out"));
    }

    private Outcome generate(String... more) {
        String[] words = new String[6 + more.length];
        System.arraycopy(new String[] {"generate", "site.qos", "--out", "out", "--fabric", "net"}, 0, words, 0, 6);
        System.arraycopy(more, 0, words, 6, more.length);
        return shell.qos(words);
    }

    private static String lastLine(Outcome outcome) {
        return outcome.err().lines().reduce((first, second) -> second).orElse("") + "\n";
    }
}
