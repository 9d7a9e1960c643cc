package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.qos.cli.Shell.Outcome;

/** {@code qos check} does what the project file says, unless a flag says otherwise. */
class CheckSettingsTest extends CommandTest {

    private static final String NOT_TRUE = "qos yes\n";
    private static final String IPOIB = "qos-ulps\nipoib, pkey 0x0001 : 1\ndefault : 0\nend-qos-ulps\n";

    @Test
    void theProjectFileGradesRules() throws IOException {
        shell.file("opensm.opts", NOT_TRUE);
        assertEquals(0, shell.qos("check", "opensm.opts").exitCode());
        shell.file("qos.yaml", "rules:\n  boolean-not-true: error\n");
        assertEquals(1, shell.qos("check", "opensm.opts").exitCode());
        shell.file("qos.yaml", "rules: {boolean-not-true: off, qos-not-enabled: off}\n");
        assertEquals("", shell.qos("check", "-q", "opensm.opts").out());
    }

    @Test
    void itIsFoundFromTheFileUpwards() throws IOException {
        shell.file("a/qos.yaml", "rules:\n  boolean-not-true: error\n").file("a/b/opensm.opts", NOT_TRUE);
        assertEquals(1, shell.qos("check", "a/b/opensm.opts").exitCode());
    }

    @Test
    void theFlagNamesAnother() throws IOException {
        shell.file("qos.yaml", "rules:\n  boolean-not-true: error\n")
                .file("lenient.yaml", "{}\n")
                .file("opensm.opts", NOT_TRUE);
        assertEquals(
                0, shell.qos("check", "--config", "lenient.yaml", "opensm.opts").exitCode());
    }

    @Test
    void itNamesThePartitions() throws IOException {
        shell.file("ib/partitions.conf", "Default=0x7fff, ipoib : ALL=full ;\n").file("qos-policy.conf", IPOIB);
        int without = shell.qos("check", "qos-policy.conf").exitCode();
        shell.file("qos.yaml", "partitions: ib/partitions.conf\n");
        assertEquals(0, without);
        assertEquals(1, shell.qos("check", "qos-policy.conf").exitCode());
    }

    @Test
    void aFileOutsideOfTheProjectHasTheRoleThatTheProjectOfAnotherFileGivesIt() throws IOException {
        shell.file("site/members.conf", "Default : ALL=full ;\nStorage=0x0001 ALL ;\n")
                .file("project/qos.yaml", "partitions: ../site/members.conf\n")
                .file("project/qos-policy.conf", IPOIB);
        Outcome alone = shell.qos("check", "site/members.conf");
        assertEquals(2, alone.exitCode(), alone::err);
        for (String[] order : new String[][] {
            {"check", "project/qos-policy.conf", "site/members.conf"},
            {"check", "site/members.conf", "project/qos-policy.conf"}
        }) {
            Outcome outcome = shell.qos(order);
            assertTrue(outcome.out().contains("site/members.conf:2:1: error: "), outcome::out);
            assertTrue(outcome.out().contains("partition-definition-unreadable"), outcome::out);
        }
    }

    @Test
    void aFileOutsideOfTheProjectHasTheRoleThatTheProjectOfTheCurrentFolderGivesIt() throws IOException {
        shell.file("site/members.conf", "Default : ALL=full ;\n")
                .file("project/qos.yaml", "partitions: ../site/members.conf\n");
        Shell inProject = new Shell(directory.resolve("project"));
        assertEquals(0, inProject.qos("check", "../site/members.conf").exitCode());
        assertEquals(0, inProject.qos("check").exitCode());
    }

    @Test
    void aFlagOverridesThePartitions() throws IOException {
        shell.file("qos.yaml", "partitions: absent.conf\n")
                .file("partitions.conf", "Default=0x7fff, ipoib : ALL=full ;\nA=0x1, ipoib : ALL=full ;\n")
                .file("qos-policy.conf", IPOIB);
        assertEquals(
                0,
                shell.qos("check", "--partitions", "partitions.conf", "qos-policy.conf")
                        .exitCode());
        assertEquals(3, shell.qos("check", "qos-policy.conf").exitCode());
    }

    @Test
    void ignoredFilesAreNotChecked() throws IOException {
        shell.file("qos.yaml", "ignore: [\"old/**\"]\n").file("old/opensm.opts", NOT_TRUE);
        assertEquals(
                "0 files: 0 errors, 0 warnings, 0 info\n",
                shell.qos("check", "old/opensm.opts").out());
    }

    @Test
    void anErrorInItIsWrongUsage() throws IOException {
        shell.file("qos.yaml", "rules:\n  boolean-not-tru: off\n").file("opensm.opts", NOT_TRUE);
        Outcome outcome = shell.qos("check", "opensm.opts");
        assertEquals(2, outcome.exitCode());
        assertTrue(
                outcome.err()
                        .startsWith("qos.yaml:2:3: error: unknown rule 'boolean-not-tru'; did you mean"
                                + " 'boolean-not-true'?\n"),
                outcome.err());
    }

    @Test
    void aMissingOneThatIsNamedCannotBeRead() throws IOException {
        shell.file("opensm.opts", NOT_TRUE);
        assertEquals(
                3, shell.qos("check", "--config", "absent.yaml", "opensm.opts").exitCode());
    }

    @Test
    void aCheckThatPassesHoldsNothingThatGenerateRejects() throws IOException {
        String policy = Texts.OPENSM_POLICY.replace("sl: 3", "# qos-ignore sl-out-of-range: it works\n        sl: 16");
        shell.file("qos-policy.conf", policy);
        assertEquals(1, shell.qos("check", "qos-policy.conf").exitCode());
        assertEquals(1, shell.qos("generate", "--out", "out", "qos-policy.conf").exitCode());
        shell.file("qos.yaml", "rules: {sl-out-of-range: off}\n");
        Outcome refused = shell.qos("check", "qos-policy.conf");
        assertTrue(refused.exitCode() != 0);
        assertTrue(refused.err().contains("'sl-out-of-range' stops OpenSM or 'qos generate'"), refused.err());
    }
}
