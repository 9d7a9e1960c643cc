package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.cli.Shell.Outcome;

class MatchCommandTest extends CommandTest {

    @BeforeEach
    void aPolicyAndItsFabric() throws IOException {
        shell.file("site.qos", Texts.POLICY)
                .file("qos-policy.conf", Texts.OPENSM_POLICY)
                .file("fabric.txt", Texts.FABRIC);
    }

    @Test
    void printsLevelSlAndRuleForEachQuery() throws IOException {
        shell.file(
                "queries",
                """
                # by GUID, LID and name
                0xa0001 0xb0001 0x10 - -
                2 3 0x1f - 0xffff
                "n1 HCA-1/P1" "n2 HCA-1/P1" 0x20 - -
                0xb0001 0xa0001 0x10 - -
                0xa0001 0xb0001 - 3 - 7
                """);
        String expected = "Fast\t3\t1\nFast\t3\t1\nDEFAULT\t0\t-\nDEFAULT\t0\t-\nDEFAULT\t0\t-\n";
        assertEquals(expected, match("site.qos", "queries").out());
        assertEquals(expected, match("qos-policy.conf", "queries").out());
    }

    @Test
    void readsQueriesFromStandardInput() {
        shell.input("0xa0001 0xb0001 0x10 - -\n");
        assertEquals("Fast\t3\t1\n", match("site.qos", "-").out());
    }

    @Test
    void aMalformedLineEndsTheRunWithItsNumber() throws IOException {
        shell.file("queries", "0xa0001 0xb0001 0x10 - -\n0xa0001 0xb0001 ten - -\n0xa0001 0xb0001 0x10 - -\n");
        Outcome outcome = match("site.qos", "queries");
        assertEquals("Fast\t3\t1\n", outcome.out());
        assertTrue(outcome.err().startsWith("qos: queries:2: "), outcome.err());
        assertEquals(3, outcome.exitCode());
    }

    @Test
    void everyMalformedLineIsReportedUpToABound() throws IOException {
        shell.file("queries", "0xa0001 0xb0001 ten - -\n0xa0001 0xb0001 0x10 - -\n0xa0001\n0xa0001 0xb0001 - - zz\n");
        Outcome outcome = match("site.qos", "queries");
        assertEquals(3, outcome.exitCode());
        assertEquals("", outcome.out());
        assertEquals(
                List.of("qos: queries:1", "qos: queries:3", "qos: queries:4"),
                outcome.err()
                        .lines()
                        .map(line -> line.replaceFirst("(:\\d+): .*", "$1"))
                        .toList());

        shell.file("queries", "0xa0001\n".repeat(1_000));
        List<String> many = match("site.qos", "queries").err().lines().toList();
        assertEquals(21, many.size());
        assertEquals("qos: queries: 20 errors so far; the rest is not read.", many.get(20));
    }

    @Test
    void anUnknownGuidIsMemberOfNothingAndWarnedOfOnce() throws IOException {
        shell.file("queries", "0xa0001 0xdead 0x10 - -\n0xbeef 0xdead 0x10 - -\n");
        Outcome outcome = match("site.qos", "queries");
        assertEquals("DEFAULT\t0\t-\nDEFAULT\t0\t-\n", outcome.out());
        assertEquals(1, outcome.err().lines().count(), outcome.err());
        assertTrue(outcome.err().contains("2 GUIDs are unknown"), outcome.err());
        assertEquals(0, outcome.exitCode());
    }

    @Test
    void aNameOfNoNodeIsReportedAtItsPlace() throws IOException {
        shell.file("typo.qos", Texts.POLICY.replace("n2/HCA-1/P1", "n9/HCA-1/P1"));
        Outcome outcome = match("typo.qos", "-");
        assertEquals(0, outcome.exitCode());
        assertTrue(
                outcome.err()
                        .contains("typo.qos:3:48: warning: no node of the fabric has the description 'n9/HCA-1'; "),
                outcome.err());
    }

    @Test
    void withoutAFabricItSaysWhichGroupsNeedOne() {
        Outcome outcome = shell.qos("match", "--policy", "site.qos", "--queries", "-");
        assertEquals(
                "site.qos:3:5: warning: port group 'Servers':"
                        + " members cannot be resolved without a fabric; pass --fabric\n",
                outcome.err());
        assertEquals(
                "",
                shell.qos("match", "--policy", "site.qos", "--queries", "-", "--quiet")
                        .err());
    }

    @Test
    void groupsThatLackTheSameShareALine() throws IOException {
        String group = "<port-group><name>Servers</name><port-name>n2/HCA-1/P1</port-name></port-group>";
        shell.file("many.qos", Texts.POLICY.replace(group, group + group.replace("Servers", "Others")));
        Outcome outcome = shell.qos("match", "--policy", "many.qos", "--queries", "-");
        assertEquals(
                "many.qos:3:5: warning: port groups 'Servers', 'Others': members cannot be resolved without a fabric;"
                        + " pass --fabric\n",
                outcome.err());
    }

    @Test
    void anSmPortThatTheFabricLacksIsWarnedOf() {
        Outcome outcome = shell.qos(
                "match", "--policy", "site.qos", "--fabric", "fabric.txt", "--sm", "0xdead", "--queries", "-");
        assertEquals("--sm: warning: the fabric has no port 0xdead\n", outcome.err());
    }

    @Test
    void queriesThatAreNotTextAreNamed() throws IOException {
        Files.write(directory.resolve("queries"), new byte[] {(byte) 0xff, (byte) 0xfe});
        Outcome outcome = match("site.qos", "queries");
        assertEquals(3, outcome.exitCode());
        assertEquals("qos: queries: cannot be read: its bytes are not UTF-8 text\n", outcome.err());
    }

    @Test
    void aPolicyWithErrorsIsNotMatched() throws IOException {
        shell.file("broken.qos", Texts.POLICY.replace("</qos-levels>", "")).file("queries", "");
        Outcome outcome = match("broken.qos", "queries");
        assertEquals(1, outcome.exitCode());
        assertEquals("", outcome.out());
        assertTrue(outcome.err().contains("broken.qos:5:"), outcome.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"compiled", "reference"})
    void bothEnginesAnswerTheSame(String engine) throws IOException {
        shell.file("queries", "0xa0001 0xb0001 0x10 - -\n0xa0001 0xb0001 - 3 - 7\n");
        Outcome outcome = shell.qos(
                "match", "--policy", "site.qos", "--fabric", "fabric.txt", "--queries", "queries", "--engine", engine);
        assertEquals("Fast\t3\t1\nDEFAULT\t0\t-\n", outcome.out());
    }

    @Test
    void anEngineThatThereIsNotIsWrongUsage() {
        Outcome outcome = shell.qos("match", "--policy", "site.qos", "--queries", "-", "--engine", "steam");
        assertEquals(2, outcome.exitCode());
        assertTrue(outcome.err().contains("compiled"), outcome.err());
    }

    @Test
    void statisticsHaveTimeAndSize() throws IOException {
        shell.file("queries", "0xa0001 0xb0001 0x10 - -\n");
        Outcome outcome =
                shell.qos("match", "--policy", "site.qos", "--fabric", "fabric.txt", "--queries", "queries", "--stats");
        assertEquals("Fast\t3\t1\n", outcome.out());
        assertTrue(
                outcome.err()
                        .matches("ns_per_match=[0-9.]+ strategy=table classes=service:2,[a-z:0-9,]+"
                                + " bytes=[0-9]+ compile_ms=[0-9.]+\n"),
                outcome.err());
    }

    private Outcome match(String policy, String queries) {
        return shell.qos("match", "--policy", policy, "--fabric", "fabric.txt", "--queries", queries);
    }
}
