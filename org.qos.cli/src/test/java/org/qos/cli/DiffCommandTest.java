package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.cli.Shell.Outcome;

class DiffCommandTest extends CommandTest {

    private static final String NARROW = Texts.POLICY.replace("0x10-0x1f", "0x10-0x17");

    @BeforeEach
    void twoPoliciesOnOneFabric() throws IOException {
        shell.file("old.qos", Texts.POLICY).file("new.qos", NARROW).file("fabric.ibnetdiscover", Texts.FABRIC);
    }

    @Test
    void eachChangeHasARequestThatShowsIt() {
        Outcome outcome = shell.qos("diff", "old.qos", "new.qos", "--quiet");
        assertEquals(
                """
                'Fast' -> 'DEFAULT': SL 3 -> 0, 3 pairs of ports
                  lower: falls to the default level
                  rule 1 (old.qos:10:5) -> default level, 3 pairs of ports
                    from 'n1 HCA-1/P1' to 'n2 HCA-1/P1' service 0x18

                1 change of levels; 1 lowers what is guaranteed.
                """,
                outcome.out());
        assertEquals("", outcome.err());
        assertEquals(1, outcome.exitCode());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 6, 8, 255})
    void anyNumberOfVlsInTheOptionsIsTaken(int maxOpVls) throws IOException {
        shell.file("old/policy.qos", Texts.POLICY).file("old/opensm.opts", "qos TRUE\nmax_op_vls " + maxOpVls + "\n");
        shell.file("new/policy.qos", Texts.POLICY).file("new/opensm.opts", "qos TRUE\nmax_op_vls 5\n");
        Outcome outcome = shell.qos("diff", "old/policy.qos", "new/policy.qos", "--quiet");
        assertEquals("", outcome.err());
        assertTrue(outcome.out().contains("max_op_vls"), outcome.out());
    }

    @Test
    void explainShowsWhatTheDifferenceSays() {
        String[] request = {"from", "n1 HCA-1/P1", "to", "n2 HCA-1/P1", "service", "0x18"};
        assertTrue(explained("old.qos", request).contains("sl 3"), explained("old.qos", request));
        assertTrue(explained("new.qos", request).contains("sl 0"), explained("new.qos", request));
    }

    @Test
    void theSamePolicyInTheOtherSyntaxDoesNotDiffer() throws IOException {
        shell.file("qos-policy.conf", Texts.OPENSM_POLICY);
        Outcome outcome = shell.qos("diff", "old.qos", "qos-policy.conf", "--quiet");
        assertEquals("No difference.\n", outcome.out());
        assertEquals(0, outcome.exitCode());
    }

    @Test
    void breakingIsWhatLowersAGuarantee() throws IOException {
        shell.file("limited.qos", Texts.POLICY.replace("<sl>3</sl>", "<sl>3</sl><rate-limit>3</rate-limit>"));
        assertEquals(
                1, shell.qos("diff", "--breaking", "old.qos", "limited.qos").exitCode());
        Outcome wider = shell.qos("diff", "--breaking", "limited.qos", "old.qos", "--quiet");
        assertEquals("No change lowers what is guaranteed; 1 other change left out.\n", wider.out());
        assertEquals(
                "No difference.\n",
                shell.qos("diff", "--breaking", "old.qos", "old.qos", "--quiet").out());
        assertEquals(0, wider.exitCode());
        assertEquals(1, shell.qos("diff", "limited.qos", "old.qos").exitCode());
    }

    @Test
    void aNameAloneIsADifferenceOnDemand() throws IOException {
        shell.file("new.qos", Texts.POLICY.replace("Fast", "Quick"));
        assertEquals(0, shell.qos("diff", "old.qos", "new.qos").exitCode());
        Outcome outcome = shell.qos("diff", "--names", "old.qos", "new.qos", "--quiet");
        assertTrue(outcome.out().startsWith("'Fast' -> 'Quick': another name only, 3 pairs"), outcome.out());
        assertEquals(1, outcome.exitCode());
    }

    @Test
    void aFolderIsThePolicyOfItsProjectWithItsFiles() throws IOException {
        for (String site : new String[] {"a", "b"}) {
            shell.file(site + "/qos.yaml", "policy: p.qos\npartitions: parts\nfabric: net\n")
                    .file(site + "/p.qos", Texts.POLICY)
                    .file(site + "/net", Texts.FABRIC);
        }
        shell.file("a/parts", "Default=0x7fff : ALL=full ;\nLab=1, ipoib : ALL=full ;\n")
                .file("b/parts", "Default=0x7fff : ALL=full ;\nLab=1, ipoib, sl=2 : 0xa0001=full, 0xb0001 ;\n");
        Outcome outcome = shell.qos("diff", "a", "b", "--quiet");
        assertEquals(
                """
                Partition 'Lab' (0x0001)
                  lower: members or IPoIB lose service
                  SL 0 -> 2
                  IPoIB broadcast group: SL 0, 2048 bytes, 10 Gb/s -> SL 2, 2048 bytes, 10 Gb/s
                  members lost: sw1/P0 (full)
                  members now of another kind: n2 HCA-1/P1 (limited)

                1 change of partitions; 1 lowers what is guaranteed.
                """,
                outcome.out());
        assertEquals(2, shell.qos("diff", "a", ".").exitCode());
    }

    @Test
    void aRevisionHasItsOwnFiles() throws Exception {
        shell.file("site/qos.yaml", "policy: p.qos\nfabric: net\n")
                .file("site/p.qos", Texts.POLICY)
                .file("site/net", Texts.FABRIC);
        GitFolder git = GitFolder.of(directory);
        assertEquals(0, shell.qos("diff", "git:HEAD", "site").exitCode());
        shell.file("site/qos.yaml", "policy: q.qos\nfabric: net\n").file("site/q.qos", NARROW);
        Outcome outcome = shell.qos("diff", "git:HEAD", "site", "--quiet");
        assertTrue(
                outcome.out().contains("rule 1 (git:HEAD:/site/p.qos:10:5) -> default level, 3 pairs"), outcome.out());
        assertEquals(1, outcome.exitCode());
        git.commit();
        assertEquals(
                outcome.out().replace("HEAD", "HEAD~1"),
                shell.qos("diff", "git:HEAD~1:site", "git:HEAD:site", "--quiet").out());
    }

    @Test
    void withoutAPathARevisionHasThatOfTheOtherSide() throws Exception {
        GitFolder.of(directory);
        shell.file("old.qos", NARROW);
        assertTrue(shell.qos("diff", "git:HEAD", "old.qos").out().contains("git:HEAD:/old.qos:10:5"));
        assertTrue(shell.qos("diff", "git:HEAD:old.qos", "git:HEAD").out().contains("No difference."));
    }

    @Test
    void outsideOfARepositoryTheOneThatIsMeantIsNamed() {
        Outcome outcome = shell.qos("diff", "git:HEAD:old.qos", "new.qos");
        assertEquals(3, outcome.exitCode());
        assertTrue(
                outcome.err()
                        .endsWith(
                                " git:REV:PATH is in the repository of the current folder, git:REV in that of the other"
                                        + " argument.\n"),
                outcome.err());
    }

    @ParameterizedTest
    @CsvSource({
        "git:HEAD:absent.qos, 3, git:HEAD:/absent.qos: the revision has no such file.",
        "git:absent,          3, git:absent: there is no such revision in ",
        "git:HEAD:../old.qos, 3, git:HEAD:../old.qos: leads out of the repository; name a path in it",
        "git:HEAD:.,          2, git:HEAD:/: no qos.yaml names the policy of this folder",
        "git:HEAD:out.qos,    3, git:HEAD:/out.qos: is a symbolic link to",
        "git:HEAD:out/passwd, 3, git:HEAD:/out: is a symbolic link to",
        "git:HEAD:site,       3, git:HEAD:/site/qos.yaml: names the policy 'git:HEAD:/site/no.conf',",
        "git:HEAD:passwd,     3, git:HEAD:/passwd/qos.yaml: names the policy '/etc/passwd',",
        "git:HEAD:linked,     3, git:HEAD:/linked/p.qos: is a symbolic link to",
        "git:HEAD^{tree},     3, git:HEAD^{tree}: is not a commit but a tree",
        "git:,                2, '''git:'' names no revision; expected git:REV or git:REV:PATH.'",
        "absent.qos,          3, absent.qos: no such file; a revision is written git:REV or git:REV:PATH.",
    })
    void whatIsMissingIsNamed(String argument, int exitCode, String message) throws Exception {
        Files.createSymbolicLink(directory.resolve("out.qos"), Path.of("/etc/passwd"));
        Files.createSymbolicLink(directory.resolve("out"), Path.of("/etc"));
        shell.file("site/qos.yaml", "policy: no.conf\n")
                .file("passwd/qos.yaml", "policy: /etc/passwd\n")
                .file("linked/qos.yaml", "policy: p.qos\n");
        Files.createSymbolicLink(directory.resolve("linked/p.qos"), Path.of("/etc/passwd"));
        GitFolder.of(directory);
        Outcome outcome = shell.qos("diff", argument, "new.qos");
        assertTrue(outcome.err().startsWith("qos: " + message), outcome.err());
        assertEquals(exitCode, outcome.exitCode());
        assertEquals("", outcome.out());
    }

    @Test
    void anErrorOfARevisionIsNamedWithIt() throws Exception {
        shell.file("old.qos", Texts.POLICY.replace("<sl>3</sl>", "<sl>x</sl>"));
        GitFolder.of(directory);
        Outcome outcome = shell.qos("diff", "git:HEAD", "old.qos");
        assertTrue(outcome.err().startsWith("git:HEAD:/old.qos:7:"), outcome.err());
    }

    @Test
    void jsonHasAllChanges() throws IOException {
        JsonNode root = new ObjectMapper()
                .readTree(shell.qos("diff", "--format", "json", "old.qos", "new.qos")
                        .out());
        JsonNode change = root.at("/requests/0");
        assertEquals("one-fabric", root.at("/ports/basis").asText());
        assertEquals(3, root.at("/ports/compared").asInt());
        assertTrue(root.get("breaking").asBoolean());
        assertEquals("{\"name\":\"Fast\",\"sl\":3}", change.get("before").toString());
        assertEquals(
                "{\"before\":\"3\",\"after\":\"0\"}", change.at("/aspects/sl").toString());
        assertEquals("[\"default\"]", change.get("lowered").toString());
        assertEquals(3, change.get("pairs").asInt());
        assertEquals(1, change.at("/classes/0/before/rule").asInt());
        assertTrue(change.at("/classes/0/after/rule").isNull());
        assertEquals(
                "from 'n1 HCA-1/P1' to 'n2 HCA-1/P1' service 0x18",
                change.at("/classes/0/witness").asText());
    }

    @ParameterizedTest
    @CsvSource({"github, > [!WARNING]", "gitlab, > :warning: **Warning**"})
    void aCommentHasATableAndFoldedDetails(String format, String warning) {
        String comment = shell.qos("diff", "--format", format, "old.qos", "new.qos", "--quiet")
                .out();
        assertTrue(comment.contains("\n" + warning + "\n> 1 change of levels; 1 lowers"), comment);
        assertTrue(
                comment.contains(
                        "\n| <code>Fast</code> | <code>DEFAULT</code> | SL 3 → 0 | 3 | falls to the default level |\n"),
                comment);
        assertTrue(
                comment.contains("\n<details><summary><code>Fast</code> → <code>DEFAULT</code>: 1 class of requests"),
                comment);
    }

    @Test
    void requestsOfPortsWithoutACommonPartitionAreMarked() throws IOException {
        shell.file("partitions.conf", "Default=0x7fff : ALL=limited ;\n");
        String out = shell.qos("diff", "old.qos", "new.qos", "--quiet").out();
        assertTrue(out.contains("no pair of ports shares a partition; OpenSM refuses these requests\n"), out);
    }

    @Test
    void changesOfRequestsThatOpenSmRefusesAreCountedApart() throws IOException {
        String rule = Texts.POLICY.replaceFirst("(?s).*(<qos-match-rule>.*</qos-match-rule>).*", "$1");
        String forPkey = rule.replace("<service-id>0x10-0x1f</service-id>", "<pkey>0x0021</pkey>")
                .replace("<qos-level-sn>1", "<qos-level-sn>2");
        String level = "<qos-level><sn>2</sn><name>Model</name><sl>2</sl></qos-level></qos-levels>";
        String old = Texts.POLICY.replace("</qos-levels>", level);
        shell.file("old.qos", old.replace(rule, rule + forPkey))
                .file("new.qos", old.replace("0x10-0x1f", "0x10-0x17"))
                .file("only.qos", old)
                .file("partitions.conf", "Default=0x7fff : ALL=full ;\nModel=0x0021 : 0xa0001=full ;\n");
        String both = "1 change of levels, 1 more of requests that OpenSM refuses; 1 lowers what is guaranteed.";
        String text = shell.qos("diff", "old.qos", "new.qos", "--quiet").out();
        assertTrue(text.endsWith("\n" + both + "\n"), text);
        assertTrue(
                text.contains("\n'Model' -> 'DEFAULT': SL 2 -> 0, 0 pairs of ports: OpenSM refuses these requests\n"),
                text);
        assertTrue(shell.qos("diff", "old.qos", "only.qos", "--quiet")
                .out()
                .endsWith("\n1 change of levels of requests that OpenSM refuses; none lowers what is guaranteed.\n"));
        String comment =
                shell.qos("diff", "--format", "github", "old.qos", "new.qos").out();
        assertTrue(comment.contains("> " + both + "\n") && comment.contains(" | 0 (OpenSM refuses) |"), comment);
        JsonNode json = new ObjectMapper()
                .readTree(shell.qos("diff", "--format", "json", "old.qos", "new.qos")
                        .out());
        assertFalse(json.at("/requests/0/refused").asBoolean());
        assertTrue(json.at("/requests/1/refused").asBoolean());
    }

    @Test
    void requestsThatOpenSmRefusesAreMarked() throws IOException {
        shell.file("old.qos", Texts.POLICY.replace("<service-id>0x10-0x1f</service-id>", "<pkey>0x0021</pkey>"))
                .file("new.qos", Texts.POLICY)
                .file("partitions.conf", "Default=0x7fff : ALL=full ;\nModel=0x0021 : 0xa0001=full ;\n");
        Outcome outcome = shell.qos("diff", "new.qos", "old.qos", "--quiet");
        assertTrue(
                outcome.out()
                        .contains("no pair of ports shares the P_Key; OpenSM refuses these requests\n"
                                + "    from 'n1 HCA-1/P1' to 'n2 HCA-1/P1' pkey 0x0021\n"),
                outcome.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "github", "gitlab"})
    void veryLongNamesAreShortened(String format) throws IOException {
        String level = "x'".repeat(50_000);
        String port = "p".repeat(50_000);
        String policy = Texts.POLICY.replace("Fast", level).replace("n2/HCA-1", port);
        shell.file("x/old.qos", policy).file("x/new.qos", policy.replace("<sl>3</sl>", "<sl>4</sl>"));
        String out = shell.qos("diff", "--format", format, "x/old.qos", "x/new.qos", "--quiet")
                .out();
        assertTrue(out.length() < 2_000, out.length() + " characters");
        assertTrue(out.contains("to 'pppp") && out.contains("SL 3 "), out);
    }

    @Test
    void withoutAFabricItIsSaid() throws IOException {
        shell.file("x/old.qos", Texts.POLICY).file("x/new.qos", NARROW);
        Outcome outcome = shell.qos("diff", "x/old.qos", "x/new.qos");
        assertTrue(outcome.err().startsWith("note: no fabric is known"), outcome.err());
        assertTrue(outcome.out().contains("\n    from 0x1 to 'n2 HCA-1/P1' service 0x18\n"), outcome.out());
        assertTrue(outcome.out().startsWith("'Fast' -> 'DEFAULT': SL 3 -> 0\n"), outcome.out());
    }

    @Test
    void anUnknownSubnetManagerIsSaidWherePartitionsNameIt() throws IOException {
        shell.file("self.conf", "Default=0x7fff : ALL=limited, SELF=full ;\n")
                .file("all.conf", "Default=0x7fff : ALL=full, SELF=full ;\n")
                .file("net", Texts.FABRIC.replaceFirst("# Initiated .*", ""));
        String note = "note: the subnet manager's port is not known";
        assertTrue(
                diffWith("self.conf").err().contains(note),
                diffWith("self.conf").err());
        assertFalse(diffWith("self.conf", "--sm", "n1 HCA-1/P1").err().contains(note));
        assertFalse(diffWith("all.conf").err().contains(note));
    }

    private Outcome diffWith(String partitions, String... others) {
        List<String> words =
                new ArrayList<>(List.of("diff", "old.qos", "new.qos", "--fabric", "net", "--partitions", partitions));
        words.addAll(List.of(others));
        return shell.qos(words.toArray(String[]::new));
    }

    private String explained(String policy, String... request) {
        String[] words = new String[request.length + 3];
        words[0] = "explain";
        words[1] = "--policy";
        words[2] = policy;
        System.arraycopy(request, 0, words, 3, request.length);
        return shell.qos(words).out();
    }
}
