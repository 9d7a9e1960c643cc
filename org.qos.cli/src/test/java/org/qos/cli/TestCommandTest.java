package org.qos.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.cli.Shell.Outcome;

/** {@code qos test}: results, formats, coverage and exit codes. */
class TestCommandTest {

    private static final String POLICY =
            """
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
                qos-level
                    name: Bulk
                    sl: 2
                end-qos-level
            end-qos-levels
            qos-match-rules
                qos-match-rule
                    use: checkpoints
                    service-id: 0x77
                    qos-level-name: Bulk
                end-qos-match-rule
                qos-match-rule
                    use: twice
                    service-id: 0x77
                    qos-class: 3
                    qos-level-name: Bulk
                end-qos-match-rule
                qos-match-rule
                    use: class
                    qos-class: 4
                    qos-level-name: Bulk
                end-qos-match-rule
            end-qos-match-rules
            """;

    private static final String PASSING =
            """
            policy "policies/qos-policy.conf"
            test "checkpoints are bulk" {
                from 0x1 to 0x2 service 0x77
                expect level Bulk sl 2
            }
            """;

    private static final String FAILING =
            """
            policy "policies/qos-policy.conf"
            test "nothing is bulk" for all {
                from any to 0x2
                expect not level Bulk
            }
            """;

    @TempDir
    Path directory;

    private Shell shell;

    @BeforeEach
    void writePolicy() throws IOException {
        shell = new Shell(directory).file("policies/qos-policy.conf", POLICY);
    }

    @Test
    void eachErrorOfARequestHasItsLineUpToABound() throws IOException {
        String request = "from 0x1 to nowhere class 9999 expect level Bulk\n";
        shell.file("a.qostest", "policy \"policies/qos-policy.conf\"\ntest \"a\" {\n" + request.repeat(2) + "}\n");
        Outcome outcome = shell.qos("test", "a.qostest");
        assertEquals(1, outcome.exitCode());
        for (String place : new String[] {"3:13", "3:27", "4:13", "4:27"}) {
            assertTrue(outcome.out().contains("\n  a.qostest:" + place + ": error: "), outcome.out());
        }

        shell.file("a.qostest", "policy \"policies/qos-policy.conf\"\ntest \"a\" {\n" + request.repeat(60) + "}\n");
        String many = shell.qos("test", "a.qostest").out();
        assertEquals(103, many.lines().count(), many);
        assertTrue(many.contains("\n  20 more errors not printed; 'qos check' prints all\n"), many);
    }

    @Test
    void saysThatQosIsOffOnceForAllFiles() throws IOException {
        shell.file("policies/opensm.opts", "qos FALSE\n")
                .file("a.qostest", PASSING)
                .file("b.qostest", PASSING);
        Outcome outcome = shell.qos("test", "a.qostest", "b.qostest", "--quiet");
        assertEquals(
                "policies/opensm.opts: warning: QoS is off, so that OpenSM does not read the policy; the tests ask what it"
                        + " does with QoS on\n",
                outcome.err());
        assertEquals(0, outcome.exitCode());
    }

    @Test
    void testsThatPassExitWithZero() throws IOException {
        shell.file("a.qostest", PASSING);
        assertEquals(
                new Outcome(0, "a.qostest\n  ok    checkpoints are bulk\n1 test, 0 failed\n", ""),
                shell.qos("test", "a.qostest"));
        assertEquals(new Outcome(0, "", ""), shell.qos("test", "--quiet", "a.qostest"));
    }

    @Test
    void aFileThatThePolicyIsUsedWithAndThatCannotBeUsedIsAFailure() throws IOException {
        shell.file("a.qostest", PASSING).file("b.qostest", PASSING).file("qos.yaml", "partitions: absent.conf\n");
        Outcome outcome = shell.qos("test", "a.qostest", "b.qostest");
        assertEquals("qos: absent.conf: no such file. qos.yaml:1:13 names it.\n", outcome.err());
        assertTrue(outcome.out().contains("2 tests, 0 failed"), outcome.out());
        assertEquals(3, outcome.exitCode());
    }

    @Test
    void aFailureHasThePlaceTheResultAndARequestToExplain() throws IOException {
        shell.file("a.qostest", FAILING);
        assertEquals(
                new Outcome(
                        1,
                        """
                        a.qostest
                          FAIL  nothing is bulk
                                a.qostest:4: expect not level Bulk
                                  request:  from any to 0x2 (line 3)
                                  got:      level 'Bulk' sl 2 by rule 1 'checkpoints'
                                  explain:  qos explain --policy policies/qos-policy.conf from 0x1 to 0x2 service 0x77
                        1 test, 1 failed
                        """,
                        ""),
                shell.qos("test", "a.qostest"));
    }

    @Test
    void theRequestToExplainRunsWithTheFilesOfTheTest() throws IOException {
        shell.file("parts/site.conf", "Default=0x7fff: ALL=full;\n")
                .file("a.qostest", "partitions \"parts/site.conf\"\n" + FAILING);
        String command = explainLine(shell.qos("test", "a.qostest").out());
        assertTrue(
                command.startsWith("qos explain --policy policies/qos-policy.conf --partitions parts/site.conf from"),
                command);
        Outcome explained = shell.qos(command.substring("qos ".length()).split(" "));
        assertEquals(0, explained.exitCode(), explained.err());
        assertTrue(explained.out().contains("Bulk"), explained.out());
    }

    @Test
    void theRequestToExplainLeavesOutWhatTheProjectFileNames() throws IOException {
        shell.file("qos.yaml", "policy: policies/qos-policy.conf\n").file("a.qostest", FAILING);
        assertEquals(
                "qos explain from 0x1 to 0x2 service 0x77",
                explainLine(shell.qos("test", "a.qostest").out()));
    }

    private static String explainLine(String out) {
        return out.lines()
                .filter(line -> line.contains("explain:"))
                .map(line -> line.substring(line.indexOf("qos explain")))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void testsMayBePipedInOrHaveAnyName() throws IOException {
        assertEquals(
                new Outcome(0, "standard input\n  ok    checkpoints are bulk\n1 test, 0 failed\n", ""),
                shell.input(PASSING).qos("test", "-"));
        shell.file("tests.txt", PASSING.replace("policy \"policies/qos-policy.conf\"\n", ""));
        Outcome outcome = shell.qos("test", "tests.txt");
        assertEquals(1, outcome.exitCode(), outcome.err());
        assertTrue(outcome.out().contains("no policy is known"), outcome.out());
    }

    @Test
    void aFolderStandsForItsTests() throws IOException {
        shell.file("a.qostest", PASSING).file("b.qostest", FAILING);
        String out = shell.qos("test").out();
        assertTrue(out.contains("2 tests, 1 failed"), out);
        assertTrue(shell.qos("test", "--filter", "bulk$").out().contains("2 tests"), out);
        assertTrue(shell.qos("test", "--filter", "^check").out().contains("1 test, 0 failed"), out);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    none.qostest     | 3 | none.qostest: no such file.
                    policies         | 3 | the folder has no file whose name is that of a file with tests
                    --filter=[       | 2 | is not a regular expression
                    --threshold=50%  | 2 | --threshold: '50%' is not a percentage; use 0 to 100, without %.
                    --threshold=200  | 2 | --threshold: '200' is not a percentage; use 0 to 100, without %.
                    --threshold=-1   | 2 | --threshold: '-1' is not a percentage; use 0 to 100, without %.
                    """)
    void whatCannotRunSaysSo(String argument, int exitCode, String message) {
        Outcome outcome = shell.qos("test", argument);
        assertEquals(exitCode, outcome.exitCode(), outcome.err());
        assertTrue(outcome.err().contains(message), outcome.err());
    }

    @Test
    void aFileWithoutTestsAndWithoutAPolicyHasAnErrorAndOthersRun() throws IOException {
        shell.file("a.qostest", "# none yet\n").file("b.qostest", PASSING);
        assertEquals(
                new Outcome(
                        1,
                        """
                        a.qostest
                          a.qostest:1:1: error: no policy is known; write 'policy "FILE"' above the tests, or name one\
                         in qos.yaml; the tests cannot run [test-unusable-file]
                        b.qostest
                          ok    checkpoints are bulk
                        1 test, 0 failed, 1 file with errors not run
                        """,
                        ""),
                shell.qos("test", "a.qostest", "b.qostest"));
    }

    @Test
    void aFileWithoutTestsExitsWithOne() throws IOException {
        shell.file("a.qostest", "policy \"policies/qos-policy.conf\"\n").file("b.qostest", PASSING);
        assertEquals(
                new Outcome(1, "a.qostest\n", "qos: a.qostest: has no test.\n"),
                shell.qos("test", "--quiet", "a.qostest", "b.qostest"));
    }

    @Test
    void aFilterThatSelectsNothingIsAUsageError() throws IOException {
        shell.file("a.qostest", PASSING);
        Outcome outcome = shell.qos("test", "--filter", "zzz", "a.qostest");
        assertEquals(2, outcome.exitCode(), outcome.err());
        assertEquals("qos: --filter: no test has a name in which 'zzz' is found.\n", outcome.err());
        shell.file("a.qostest", PASSING.replace("level Bulk", "level Blk"));
        assertEquals(1, shell.qos("test", "--filter", "zzz", "a.qostest").exitCode());
    }

    @Test
    void testsWithErrorsDoNotRun() throws IOException {
        shell.file("a.qostest", PASSING.replace("level Bulk", "level Blk"));
        Outcome outcome = shell.qos("test", "a.qostest");
        assertEquals(1, outcome.exitCode());
        assertTrue(outcome.out().contains("a.qostest:4:18: error: the policy has no QoS level 'Blk'"), outcome.out());
        assertTrue(outcome.out().contains("0 tests, 0 failed, 1 file with errors not run"), outcome.out());
    }

    @Test
    void jsonHasTheSame() throws IOException {
        shell.file("a.qostest", FAILING);
        JsonNode root = new ObjectMapper()
                .readTree(shell.qos("test", "--format", "json", "--coverage", "a.qostest")
                        .out());
        JsonNode test = root.at("/files/0/tests/0");
        assertEquals("nothing is bulk", test.get("name").asText());
        assertEquals(false, test.get("passed").asBoolean());
        assertEquals("Bulk", test.at("/failures/0/match/level").asText());
        assertEquals(
                "from 0x0000000000000001 to 0x0000000000000002 service 0x77",
                test.at("/failures/0/counterexample").asText());
        assertEquals("shadowed by rule 1", root.at("/coverage/0/rules/1/reason").asText());
        assertEquals(12, root.at("/coverage/0/rules/0/line").asInt());
    }

    @Test
    void junitHasACaseForEachTest() throws IOException {
        shell.file("a.qostest", FAILING + PASSING.substring(PASSING.indexOf("test")));
        String xml = shell.qos("test", "--format", "junit", "a.qostest").out();
        assertTrue(xml.contains("<testsuite name=\"a.qostest\" tests=\"2\" failures=\"1\" errors=\"0\" "), xml);
        assertTrue(xml.contains("<testcase classname=\"a.qostest\" name=\"checkpoints are bulk\" time=\"0\"/>"), xml);
        assertTrue(xml.contains("<failure message=\"expect not level Bulk; got level 'Bulk' sl 2"), xml);
    }

    @Test
    void junitNamesAFileThatCannotBeReadAsItIsGiven() {
        String xml = shell.qos("test", "--format", "junit", "lab: 1.qostest").out();
        assertTrue(xml.contains("<testsuite name=\"lab: 1.qostest\" tests=\"1\" failures=\"0\" errors=\"1\" "), xml);
        assertTrue(xml.contains("type=\"unreadable-file\""), xml);
    }

    @Test
    void coverageHasAReasonForEachRuleWithoutATest() throws IOException {
        shell.file("a.qostest", PASSING);
        assertEquals(
                """
                coverage of policies/qos-policy.conf: 1 of 3 rules (33 %), 0 of 4 criteria
                  policies/qos-policy.conf:12:5: rule 1 'checkpoints', Service-ID: never asked
                    would be covered by: from 0x1 to 0x1
                  policies/qos-policy.conf:17:5: rule 2 'twice': shadowed by rule 1
                  policies/qos-policy.conf:23:5: rule 3 'class': never asked
                    would be covered by: from 0x1 to 0x1 class 4
                """,
                shell.qos("test", "--quiet", "--coverage", "a.qostest").out());
    }

    @Test
    void tooLittleCoverageExitsWithOne() throws IOException {
        shell.file("a.qostest", PASSING);
        assertEquals(0, shell.qos("test", "--threshold", "33", "a.qostest").exitCode());
        Outcome outcome = shell.qos("test", "--threshold", "34", "a.qostest");
        assertEquals(1, outcome.exitCode());
        assertEquals(
                "qos: policies/qos-policy.conf: tests cover 33 % of the rules, less than the threshold of 34 %;"
                        + " --coverage shows the others\n",
                outcome.err());
        assertFalse(outcome.out().contains("never asked"), outcome.out());
    }

    @Test
    void tooLittleCoverageThatIsShownNeedsNoAdvice() throws IOException {
        shell.file("a.qostest", PASSING);
        Outcome outcome = shell.qos("test", "--coverage", "--threshold", "34", "a.qostest");
        assertEquals(1, outcome.exitCode());
        assertTrue(outcome.out().contains("rule 3 'class': never asked"), outcome.out());
        assertEquals(
                "qos: policies/qos-policy.conf: tests cover 33 % of the rules, less than the threshold of 34 %\n",
                outcome.err());
    }
}
