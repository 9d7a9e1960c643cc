package org.qos.dsl.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.analysis.policytest.Expectation;
import org.qos.analysis.policytest.PolicyTest;
import org.qos.analysis.policytest.TestedRequest;
import org.qos.dsl.model.policytest.PolicyTestFile;
import org.qos.dsl.policytest.PolicyTestLanguage;
import org.qos.dsl.project.ProjectFiles;

/** The tests of a file as values. */
class PolicyTestLoweringTest {

    private static PolicyTestFile parse(String text) {
        return new ProjectFiles()
                .load("site.qostest", text, new PolicyTestLanguage())
                .root(PolicyTestFile.class);
    }

    private static List<PolicyTest> lower(String text) {
        return PolicyTestLowering.lower(parse(text)).value();
    }

    @Test
    void aTestHasANameALineAndStepsWithTheirLines() {
        List<PolicyTest> tests = lower(
                """
                policy "site.qos"

                test "first" {
                    # two requests, one expectation
                    from any   to group "A" b
                    from any to any
                        class 3
                    expect not level "X"   sl 3
                    expect default
                }
                test "second" for all { from any to any expect sl 1 }
                """);
        assertEquals(
                List.of("first", "second"), tests.stream().map(PolicyTest::name).toList());
        assertEquals(List.of(3, 11), tests.stream().map(PolicyTest::line).toList());
        assertEquals(
                List.of(false, true), tests.stream().map(PolicyTest::forAll).toList());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    from 1 to 2 expect sl 1                                      | from 1 to 2 -> sl 1
                    from   1\\n to 2 expect   sl\\n1                             | from 1 to 2 -> sl 1
                    from 1 to 2 expect sl 1 expect default                       | from 1 to 2 -> sl 1, default
                    # requests that follow each other share what is expected of them
                    from 1 to 2 from 3 to 4 expect sl 1                          | from 1 to 2, from 3 to 4 -> sl 1
                    from 1 to 2 expect sl 1 from 3 to 4 expect sl 2              | from 1 to 2 -> sl 1; from 3 to 4 -> sl 2
                    from 1 to 2 expect sl 1 expect sl 2 from 3 to 4 expect sl 3  | from 1 to 2 -> sl 1, sl 2; from 3 to 4 -> sl 3
                    # a step may be incomplete
                    from 1 to 2                                                  | from 1 to 2 ->
                    expect sl 1                                                  | -> sl 1
                    ''                                                           | ''
                    # what cannot be understood is left out
                    from 1 two 2 from 3 to 4 expect sl 1                         | from 3 to 4 -> sl 1
                    from 1 to 2 expect sl x expect sl 2                          | from 1 to 2 -> sl 2
                    from 1 to 2 expect sl x from 3 to 4 expect sl 2              | from 1 to 2, from 3 to 4 -> sl 2
                    """)
    void stepsOfATest(String statements, String steps) {
        PolicyTest test =
                lower("test \"t\" { " + statements.replace("\\n", "\n") + " }").get(0);
        assertEquals(
                steps, test.steps().stream().map(PolicyTestLoweringTest::shown).collect(Collectors.joining("; ")));
    }

    private static String shown(PolicyTest.Step step) {
        String requests = step.requests().stream().map(TestedRequest::text).collect(Collectors.joining(", "));
        String expectations =
                step.expectations().stream().map(Expectation::text).collect(Collectors.joining(", "));
        return (requests + " -> " + expectations).strip();
    }

    @Test
    void statementsHaveTheLinesWhereTheyBegin() {
        PolicyTest.Step step = lower("test \"t\" {\n from 1\n to 2\n from 1 to 3\n expect\n sl 1\n}\n")
                .get(0)
                .steps()
                .get(0);
        assertEquals(
                List.of(2, 4), step.requests().stream().map(TestedRequest::line).toList());
        assertEquals(5, step.expectations().get(0).line());
    }

    @Test
    void aTestWithoutANameHasTheEmptyOne() {
        assertEquals("", lower("test { from 1 to 2 expect sl 1 }").get(0).name());
    }

    @Test
    void theTraceLeadsFromATestToThatOfTheFile() {
        PolicyTestFile file = parse("test \"a\" { }\ntest \"b\" { }\n");
        Lowered<List<PolicyTest>> lowered = PolicyTestLowering.lower(file);
        assertSame(
                file.getTests().get(1),
                lowered.trace().origin(lowered.value().get(1)).orElseThrow());
    }
}
