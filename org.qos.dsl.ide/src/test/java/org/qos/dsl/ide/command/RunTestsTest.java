package org.qos.dsl.ide.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.TestFabrics;

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
                () -> CommandRunner.of("qos.test", harness().view("qos-policy.conf"), "{}"));
        assertTrue(refused.getMessage().startsWith("qos-policy.conf is a policy"), refused.getMessage());
    }

    private static CommandResult run(String tests, String arguments) {
        return CommandRunner.of("qos.test", harness().put("a.qostest", tests).view("a.qostest"), arguments);
    }

    private static LspTestHarness harness() {
        return LspTestHarness.with(TestFabrics.threeHosts()).put("qos-policy.conf", POLICY);
    }
}
