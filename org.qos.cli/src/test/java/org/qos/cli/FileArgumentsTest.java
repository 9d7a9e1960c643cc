package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.cli.Shell.Outcome;

/** What arguments stand for: folders, standard input, files of any name. */
class FileArgumentsTest extends CommandTest {

    @Test
    void aFolderStandsForTheFilesOfKnownNamesBelow() throws IOException {
        shell.file("a/site.qos", Texts.POLICY)
                .file("a/b/qos-policy.conf", Texts.OPENSM_POLICY)
                .file("a/b/my-partitions-2.conf", "Default=0x7fff, ipoib : ALL=full ;\n")
                .file("a/readme.md", "no policy\n")
                .file("a/.hidden/site.qos", "broken")
                .file("a/target/site.qos", "broken");
        Files.createSymbolicLink(directory.resolve("a/b/loop"), directory.resolve("a"));
        Outcome outcome = shell.qos("check", "--fail-level", "warning", "a");
        assertEquals(new Outcome(0, "3 files: 0 errors, 0 warnings, 0 info\n", ""), outcome);
    }

    @Test
    void filesOfAFolderAreNamedAsTheFolderIs() throws IOException {
        shell.file("a/opensm.opts", "frobnicate 1\n");
        assertTrue(shell.check("compact", "a").out().startsWith("a/opensm.opts:1:1: "));
        assertTrue(shell.check("compact", ".").out().startsWith("a/opensm.opts:1:1: "));
        assertTrue(shell.check("compact", directory.toString()).out().startsWith(directory + "/a/opensm.opts:1:1: "));
    }

    @Test
    void aFileThatIsNamedTwiceIsCheckedOnce() throws IOException {
        shell.file("a/site.qos", Texts.POLICY.replaceFirst("<name>", "<nam>"));
        String once = shell.qos("check", "a/site.qos").out();
        assertTrue(once.contains("1 file: "), once);
        assertEquals(
                once,
                shell.qos("check", "a/site.qos", "./a/site.qos", "a/../a/site.qos", directory + "/a/site.qos", "a")
                        .out());
    }

    @Test
    void aFolderWithoutFilesIsReported() throws IOException {
        shell.file("a/readme.md", "");
        Outcome outcome = shell.qos("check", "a");
        assertEquals(3, outcome.exitCode());
        assertTrue(outcome.err().startsWith("qos: a: the folder has no file whose name is"), outcome.err());
    }

    @Test
    void anUnknownFileAmongKnownOnesIsReportedAndTheRestIsChecked() throws IOException {
        shell.file("notes.txt", "buy milk\n").file("site.qos", Texts.POLICY);
        Outcome outcome = shell.qos("check", "notes.txt", "site.qos");
        assertEquals(3, outcome.exitCode());
        assertEquals("1 file: 0 errors, 0 warnings, 0 info; 1 file not read\n", outcome.out());
        assertTrue(outcome.err().startsWith("qos: notes.txt: its language is clear neither"), outcome.err());
        assertEquals(1, outcome.err().lines().count());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "lab-partitions.conf|'x y z\n'|partitions",
                "opensm-lab.conf|'x y z\n'|opts",
                "lab.conf|'qos TRUE\n'|opts",
                "lab.conf|'# ours\n\nsl2vl_maps 1\nqos TRUE\n'|none",
                "lab.conf|'Default=0x7fff, ipoib : ALL=full ;\n'|partitions",
                "lab.conf|'=0x8001 : ALL ;\n'|partitions",
                "opensm-lab.conf|'qos-levels\nend-qos-levels\n'|opensm",
            })
    void whatNeitherNameNorContentMakesClearTheirLikelihoodDecides(String name, String text, String language)
            throws IOException {
        shell.file(name, text.replace("\\n", "\n"));
        Outcome outcome = shell.check("json", name);
        assertEquals(
                !language.equals("none"),
                outcome.out().contains("\"language\" : \"" + language + "\""),
                outcome.toString());
    }

    @Test
    void filesOfTheProjectHaveTheLanguageOfTheirRoles() throws IOException {
        shell.file("qos.yaml", "policy: levels\npartitions: members\noptions: settings\n")
                .file("levels", Texts.POLICY)
                .file("members", "x y z\n")
                .file("settings", "x y z\n");
        String out = shell.check("json", "levels", "members", "settings").out();
        assertTrue(out.contains("\"language\" : \"rfc\""), out);
        assertTrue(out.contains("\"language\" : \"partitions\""), out);
        assertTrue(out.contains("\"language\" : \"opts\""), out);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-", "/dev/stdin"})
    void standardInputIsChecked(String argument) throws IOException {
        shell.input(Texts.POLICY.replace("<sl>3</sl>", "<sl>33</sl>"));
        assertTrue(shell.check("compact", argument).out().startsWith("standard input:"));
        Outcome named = shell.qos("check", "--format", "compact", argument, "--stdin-filename", "lab/site.qos");
        assertTrue(named.out().startsWith("lab/site.qos:"), named.out());
        assertEquals(1, named.exitCode());
    }

    @Test
    void theNameOfStandardInputDecidesItsProject() throws IOException {
        shell.file("lab/qos.yaml", "rules:\n  unused-group: error\n");
        String policy = Texts.OPENSM_POLICY.replaceFirst(
                "port-groups\n", "port-groups\n port-group\n name: Idle\n port-guid: 0x7\n end-port-group\n");
        assertEquals(0, shell.input(policy).qos("check", "-").exitCode());
        assertEquals(
                1,
                shell.input(policy)
                        .qos("check", "-", "--stdin-filename", "lab/qos-policy.conf")
                        .exitCode());
    }

    @ParameterizedTest
    @ValueSource(strings = {"convert - --to opensm", "generate - --out out", "match --policy - --queries queries"})
    void aPolicyFromStandardInputIsUsed(String words) throws IOException {
        shell.file("queries", "");
        Outcome outcome = shell.input(Texts.POLICY).qos(words.split(" "));
        assertEquals(0, outcome.exitCode(), outcome.err());
        assertFalse(outcome.err().contains("error"), outcome.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"check - -", "check - /dev/stdin", "match --policy - --queries -", "check --fix -"})
    void standardInputIsReadOnceAndNotChanged(String words) {
        assertEquals(2, shell.input(Texts.POLICY).qos(words.split(" ")).exitCode());
    }
}
