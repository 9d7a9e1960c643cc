package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.cli.Shell.Outcome;

class GenerateCommandTest {

    @TempDir
    Path directory;

    private Shell shell;

    @BeforeEach
    void aPolicy() throws IOException {
        shell = new Shell(directory).file("site.qos", Texts.POLICY);
    }

    @Test
    void writesTheFilesThatOpenSmReads() throws IOException {
        assertEquals(0, shell.qos("generate", "site.qos", "--out", "out").exitCode());
        assertTrue(shell.text("out/opensm.opts").contains("\nqos TRUE\n"));
        assertTrue(shell.text("out/opensm.opts").contains("\nqos_policy_file /etc/opensm/qos-policy.conf\n"));
        assertTrue(shell.text("out/qos-policy.conf").contains("qos-level-name: Fast"));
    }

    @Test
    void withPartitionsItWritesTheirFileToo() throws IOException {
        shell.file("parts.conf", "Default=0x7fff, ipoib : ALL=full ;\n");
        Outcome outcome = shell.qos("generate", "site.qos", "--out", "out", "--partitions", "parts.conf");
        assertEquals(0, outcome.exitCode(), outcome.err());
        assertTrue(shell.text("out/partitions.conf").contains("Default=0x7fff, ipoib, sl="));
        assertTrue(outcome.err().contains("[partition-existing-groups]"), outcome.err());
        Outcome check = shell.qos("check", "out/partitions.conf");
        assertEquals(0, check.exitCode(), check.out());
    }

    /** As a check with the fabric reports it. */
    @Test
    void aTableThatPortsCannotHaveIsReported() throws IOException {
        String all = "<port-group><name>All</name><node-type>ALL</node-type></port-group></port-groups>";
        String setup = "<qos-setup><sl2vl-tables><sl2vl-scope><group>All</group><from>*</from><to>*</to>"
                + "<sl2vl-table>0,1,2,3,0,0,0,0,0,0,0,0,0,0,0,0</sl2vl-table></sl2vl-scope></sl2vl-tables></qos-setup>";
        shell.file("narrow.qos", Texts.POLICY.replace("</port-groups>", all + setup))
                .file("narrow.json", Texts.NARROW_FABRIC);
        Outcome outcome = shell.qos("generate", "narrow.qos", "--fabric", "narrow.json", "--out", "out");
        assertTrue(outcome.err().contains("[sl2vl-unsupported-vl]"), outcome.err());
        assertEquals(0, outcome.exitCode(), outcome.err());
        Outcome check = shell.qos("check", "narrow.qos", "--fabric", "narrow.json");
        assertTrue(check.out().contains("[sl2vl-unsupported-vl]"), check.out());
    }

    @Test
    void forNvidiasOpenSmItWritesTheRateLimitsOfSls() throws IOException {
        shell.file(
                "limited.qos-policy.conf",
                """
                qos-levels
                    qos-level
                        name: DEFAULT
                        sl: 1
                        rate-limit: 7
                    end-qos-level
                end-qos-levels
                """);
        Outcome outcome = shell.qos("generate", "limited.qos-policy.conf", "--out", "out", "--target", "mlnx-5");
        assertEquals(0, outcome.exitCode(), outcome.err());
        assertEquals(
                "BW_NAMES\nrate_40000 = 40000\n\nBW_RULES\ndefault = 1:rate_40000\n",
                shell.text("out/enhanced_qos_policy.conf"));
        Outcome check = shell.qos(
                "check",
                "--target",
                "mlnx-5",
                "out/enhanced_qos_policy.conf",
                "out/qos-policy.conf",
                "out/opensm.opts");
        assertEquals(0, check.exitCode(), check.out());
    }

    @Test
    void whatItWroteIsCleanItself() {
        shell.qos("generate", "site.qos", "--out", "out");
        Outcome check = shell.qos("check", "out/qos-policy.conf", "out/opensm.opts");
        assertEquals(0, check.exitCode(), check.out());
    }

    @Test
    void theOptionsNameThePolicyFileWhereItWillBe() throws IOException {
        shell.qos("generate", "site.qos", "--out", "out", "--policy-file", "/opt/sm/qos.conf");
        assertTrue(shell.text("out/opensm.opts").contains("\nqos_policy_file /opt/sm/qos.conf\n"));
    }

    @Test
    void writesAJavaClassOfTheWantedName() throws IOException {
        assertEquals(
                0,
                shell.qos("generate", "site.qos", "--out", "out", "--java", "org.site.Levels")
                        .exitCode());
        assertTrue(shell.text("out/org/site/Levels.java").contains("package org.site;"));
    }

    @Test
    void aNameThatIsNotAClassIsWrongUsage() throws IOException {
        for (String name :
                List.of("../Levels", "int", "org.class", "org.site.Match", "org.site.record", "java.lang.Levels", "")) {
            Outcome outcome = shell.qos("generate", "site.qos", "--out", "out", "--java", name);
            assertEquals(2, outcome.exitCode(), name);
            assertEquals(1, outcome.err().lines().count(), outcome.err());
        }
        assertEquals(0, shell.files("out").count());
    }

    @Test
    void aPathThatOptionsCannotSayIsWrongUsage() throws IOException {
        for (String path : List.of("", "a#b", "a\nb")) {
            assertEquals(
                    2,
                    shell.qos("generate", "site.qos", "--out", "out", "--policy-file", path)
                            .exitCode());
        }
        assertEquals(0, shell.files("out").count());
    }

    @Test
    void unchangedFilesAreNotRewritten() throws IOException {
        shell.qos("generate", "site.qos", "--out", "out");
        Path policy = directory.resolve("out/qos-policy.conf");
        FileTime past = FileTime.fromMillis(1_000_000_000_000L);
        Files.setLastModifiedTime(policy, past);
        Outcome again = shell.qos("generate", "site.qos", "--out", "out");
        assertEquals(past, Files.getLastModifiedTime(policy));
        assertTrue(again.err().contains("out/qos-policy.conf: unchanged"), again.err());
    }

    @Test
    void checkNamesTheFilesThatDifferAndWritesNothing() throws IOException {
        Outcome missing = shell.qos("generate", "site.qos", "--out", "out", "--check");
        assertEquals("out/opensm.opts\nout/qos-policy.conf\n", missing.out());
        assertEquals(1, missing.exitCode());
        assertFalse(shell.exists("out"));
        shell.qos("generate", "site.qos", "--out", "out");
        assertEquals(
                0, shell.qos("generate", "site.qos", "--out", "out", "--check").exitCode());
    }

    @Test
    void whatWouldChangeALevelIsRejectedUnlessLossy() throws IOException {
        shell.file("classes.qos", Texts.POLICY.replace("<service-id>0x10-0x1f</service-id>", "<tclass>7</tclass>"));
        Outcome refused = shell.qos("generate", "classes.qos", "--out", "out");
        assertEquals(1, refused.exitCode());
        assertTrue(refused.err().contains("classes.qos:10:5: error: "), refused.err());
        assertTrue(
                refused.err()
                        .contains("classes.qos: not generated because of tclass-criterion (classes.qos:10:5);"
                                + " --lossy generates it all the same."),
                refused.err());
        assertEquals(0, shell.files("out").count());
        assertEquals(
                0,
                shell.qos("generate", "classes.qos", "--out", "out", "--lossy").exitCode());
    }

    @Test
    void aFolderThatCannotBeMadeIsReportedWithItsCause() {
        Outcome outcome = shell.qos("generate", "site.qos", "--out", "/proc/qos-generated");
        assertEquals(3, outcome.exitCode());
        assertTrue(
                outcome.err().endsWith("qos: /proc/qos-generated: cannot be written: no such file or folder\n"),
                outcome.err());
    }

    @Test
    void aFileOfSomebodyElseIsReplacedOnlyByForce() throws IOException {
        shell.file("out/qos-policy.conf", "# by hand\n");
        Outcome refused = shell.qos("generate", "site.qos", "--out", "out");
        assertEquals(2, refused.exitCode());
        assertTrue(refused.err().contains("qos: out/qos-policy.conf: not written by this command"), refused.err());
        assertEquals("# by hand\n", shell.text("out/qos-policy.conf"));
        assertEquals(1, shell.files("out").count());
        assertEquals(
                0, shell.qos("generate", "site.qos", "--out", "out", "--force").exitCode());
        assertTrue(shell.text("out/qos-policy.conf").contains("qos-level-name: Fast"));
    }

    @Test
    void anEditedFileIsReplacedOnlyByForce() throws IOException {
        shell.qos("generate", "site.qos", "--out", "out");
        shell.file("out/opensm.opts", shell.text("out/opensm.opts") + "log_flags 0x43\n");
        assertEquals(2, shell.qos("generate", "site.qos", "--out", "out").exitCode());
        assertTrue(shell.text("out/opensm.opts").endsWith("log_flags 0x43\n"));
    }

    @Test
    void whatItWroteItReplaces() throws IOException {
        String java = "--java=org.site.Levels";
        shell.qos("generate", "site.qos", "--out", "out", java);
        shell.file("site.qos", Texts.POLICY.replace("0x10-0x1f", "0x10-0x2f"));
        Outcome again = shell.qos("generate", "site.qos", "--out", "out", java);
        assertEquals(0, again.exitCode(), again.err());
        assertTrue(again.err().contains("out/org/site/Levels.java: written"), again.err());
    }

    @Test
    void theResourceOfALargerPolicyIsReportedWhenTheClassNoLongerUsesIt() throws IOException {
        String java = "--java=org.site.Levels";
        String warning = "out/org/site/Levels.rules: warning: left from an earlier run, and the class does not use it;"
                + " remove the file\n";
        String guids = IntStream.rangeClosed(1, 20_000)
                .mapToObj(n -> "0x" + Long.toHexString(n * 0x10000L))
                .collect(Collectors.joining(","));
        shell.file(
                "site.qos",
                Texts.POLICY.replace("<port-name>n2/HCA-1/P1</port-name>", "<port-guid>" + guids + "</port-guid>"));
        Outcome large = shell.qos("generate", "site.qos", "--out", "out", java);
        assertEquals(0, large.exitCode(), large.err());
        assertTrue(shell.exists("out/org/site/Levels.rules"));
        assertFalse(large.err().contains("warning: left"), large.err());

        shell.file("site.qos", Texts.POLICY);
        String small = shell.qos("generate", "site.qos", "--out", "out", java).err();
        assertTrue(small.contains(warning), small);

        shell.file("out/org/site/Levels.rules", "of somebody else");
        String kept = shell.qos("generate", "site.qos", "--out", "out", java).err();
        assertFalse(kept.contains("warning: left"), kept);
    }

    @Test
    void aLinkDoesNotLetAFileOfSomebodyElseBeReplaced() throws IOException {
        shell.file("out/readme", "").file("notes", "by hand\n");
        Files.createSymbolicLink(directory.resolve("out/opensm.opts"), directory.resolve("notes"));
        assertEquals(2, shell.qos("generate", "site.qos", "--out", "out").exitCode());
        Files.delete(directory.resolve("out/opensm.opts"));
        Files.createSymbolicLink(directory.resolve("out/opensm.opts"), directory.resolve("absent"));
        assertEquals(
                3, shell.qos("generate", "site.qos", "--out", "out", "--force").exitCode());
        assertEquals("by hand\n", shell.text("notes"));
        assertFalse(shell.exists("absent"));
    }

    @Test
    void anInputIsNotReplacedEvenByForce() throws IOException {
        shell.file("qos-policy.conf", Texts.OPENSM_POLICY).file("out/readme", "");
        Files.createSymbolicLink(directory.resolve("out/qos-policy.conf"), directory.resolve("qos-policy.conf"));
        for (String out : List.of(".", "out")) {
            Outcome outcome = shell.qos("generate", "qos-policy.conf", "--out", out, "--force");
            assertEquals(2, outcome.exitCode());
            assertTrue(outcome.err().contains("is an input of this command"), outcome.err());
        }
        assertEquals(Texts.OPENSM_POLICY, shell.text("qos-policy.conf"));
    }

    @Test
    void commentsGoWithTheirBlocks() throws IOException {
        shell.file(
                "site.qos", Texts.POLICY.replace("<qos-match-rule>", "<!-- asked for by storage --><qos-match-rule>"));
        shell.qos("generate", "site.qos", "--out", "out");
        assertTrue(
                shell.text("out/qos-policy.conf").contains("    # asked for by storage\n    qos-match-rule\n"),
                shell.text("out/qos-policy.conf"));
    }

    @Test
    void anErrorInThePolicyLeavesTheFolderAsItWas() throws IOException {
        shell.file("broken.qos", Texts.POLICY.replace("<sl>3</sl>", "<sl>3</slx>"));
        shell.file("out/qos-policy.conf", "# of yesterday\n");
        assertEquals(1, shell.qos("generate", "broken.qos", "--out", "out").exitCode());
        assertEquals("# of yesterday\n", shell.text("out/qos-policy.conf"));
        assertEquals(1, shell.files("out").count());
    }

    @Test
    void aFolderThatCannotBeWrittenIsNamed() throws IOException {
        shell.file("out", "a file, not a folder\n");
        Outcome outcome = shell.qos("generate", "site.qos", "--out", "out");
        assertEquals(3, outcome.exitCode());
        assertTrue(
                outcome.err().endsWith("qos: out: cannot be written: a file has the name that a folder needs\n"),
                outcome.err());
    }

    @Test
    void anIpoibLineForAPartitionThatIsNotDefinedIsReported() throws IOException {
        shell.file("partitions.conf", "Default=0x7fff, ipoib : ALL=full ;\n")
                .file("qos-policy.conf", "qos-ulps\n    default: 0\n    ipoib, pkey 0x0001: 1\nend-qos-ulps\n");
        Outcome outcome = shell.qos("generate", "--out", "out", "qos-policy.conf");
        assertEquals(1, outcome.exitCode(), outcome.err());
        assertTrue(outcome.err().contains("[ipoib-partition-unproven]"), outcome.err());
    }
}
