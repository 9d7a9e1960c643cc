package org.qos.dsl.ide.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.TestFabrics;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Running the tests of a document. */
class RunTestsTest {

    private static final String POLICY = "qos-ulps\n    default: 0\n    any, service-id 0x77: 2\nend-qos-ulps\n";

    private static final String TESTS =
            """
            test "one" {
                from 0x11 to 0x21 service 0x77
                expect sl 2
            }
            test "two" for all {
                from 0x11 to 0x21
                expect default
            }
            """;

    @Test
    void theResultNamesEachTestAndTheCounterexample() {
        CommandResult result = run(TESTS, "{}");

        assertEquals("2 tests, 1 failed", result.message());
        assertTrue(result.text().startsWith("ok    one\nFAIL  two\n"), result.text());
        assertTrue(
                result.text().contains("qos explain from 'vs1 HCA-1/P1' to 'vs2 HCA-1/P1' service 0x77"),
                result.text());
    }

    @Test
    void oneTestCanBeChosenByItsName() {
        assertEquals("1 test, 0 failed", run(TESTS, "{\"name\": \"one\"}").message());
    }

    @Test
    void theDetailsSayWhatWasExpectedAndWhatHappensInstead() {
        TestDetails details = (TestDetails) run(TESTS, "{}").details();

        assertEquals(
                List.of(true, false),
                details.tests().stream().map(TestDetails.Outcome::passed).toList());
        TestDetails.Failure failure = details.tests().get(1).failures().get(0);
        assertEquals(7, failure.line());
        assertEquals("default", failure.expected());
        assertTrue(failure.got().contains("sl 2"), failure.got());
        assertEquals(List.of(), details.coverage());
    }

    @Test
    void theCoverageHasEachRuleWithItsPlaceAndTheReasons() {
        String others = "    any, service-id 0x88: 1\n    any, service-id 0x77: 3\n";
        DocumentSnapshot snapshot = LspTestHarness.with(TestFabrics.threeHosts())
                .put("qos-policy.conf", POLICY.replace("end-", others + "end-"))
                .put("a.qostest", TESTS)
                .snapshot("a.qostest");
        TestDetails details =
                (TestDetails) CommandRunner.of("qos.test", snapshot, "{\"coverage\": true, \"name\": \"one\"}")
                        .details();

        assertEquals(1, details.coverage().size());
        assertTrue(details.coverage().get(0).uri().endsWith("/qos-policy.conf"));
        List<TestDetails.Rule> rules = details.coverage().get(0).rules();
        assertEquals(
                List.of(
                        "rule 1: 1 test, line 3, ",
                        "rule 2: 0 test, line 4, never asked",
                        "rule 3: 0 test, line 5, shadowed by rule 1"),
                rules.stream()
                        .map(rule -> "rule " + rule.place() + ": " + rule.tests() + " test, line "
                                + (rule.range().getStart().getLine() + 1) + ", "
                                + rule.gap().reason())
                        .toList());
        assertTrue(
                rules.get(1).gap().request().endsWith("service 0x88"),
                rules.get(1).gap().request());
        assertEquals("Service-ID", rules.get(0).criteria().get(0).name());
    }

    @Test
    void testsAreListedEvenInAFileWithErrors() {
        ListTests.Details listed = (ListTests.Details) CommandRunner.of(
                        "qos.listTests",
                        harness()
                                .put("a.qostest", TESTS + "test \"three\" {\n  fro\n")
                                .snapshot("a.qostest"),
                        "{}")
                .details();

        assertEquals(
                List.of("one 0", "two 4", "three 8"),
                listed.tests().stream()
                        .map(test -> test.name() + " " + test.range().getStart().getLine())
                        .toList());
    }

    @Test
    void testsWithErrorsDoNotRun() {
        CommandException refused = assertThrows(CommandException.class, () -> run("test {\n}\n", "{}"));
        assertTrue(refused.getMessage().contains("[test-malformed]"), refused.getMessage());
    }

    @Test
    void testsWithoutAPolicyDoNotRun() {
        CommandException refused = assertThrows(
                CommandException.class,
                () -> CommandRunner.of("qos.test", LspTestHarness.alone("a.qostest", TESTS), "{}"));
        assertTrue(refused.getMessage().startsWith("a.qostest has no policy"), refused.getMessage());
    }

    @Test
    void aPolicyHasNoTests() {
        CommandException refused = assertThrows(
                CommandException.class,
                () -> CommandRunner.of("qos.test", harness().snapshot("qos-policy.conf"), "{}"));
        assertTrue(refused.getMessage().startsWith("qos-policy.conf is a policy"), refused.getMessage());
    }

    private static CommandResult run(String tests, String arguments) {
        return CommandRunner.of("qos.test", harness().put("a.qostest", tests).snapshot("a.qostest"), arguments);
    }

    private static LspTestHarness harness() {
        return LspTestHarness.with(TestFabrics.threeHosts()).put("qos-policy.conf", POLICY);
    }
}
