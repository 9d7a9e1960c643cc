package org.qos.conformity.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.analysis.decision.DecisionProgress;
import org.qos.analysis.policytest.Claim;
import org.qos.analysis.policytest.Clause;
import org.qos.analysis.policytest.Expectation;
import org.qos.analysis.policytest.PolicyNames;
import org.qos.analysis.policytest.PolicyTest;
import org.qos.analysis.policytest.PolicyTestRunner;
import org.qos.analysis.policytest.TestFailure;
import org.qos.analysis.policytest.TestResult;
import org.qos.analysis.policytest.TestedRequest;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.policytest.PolicyTestLanguage;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.project.context.ContextLoader;
import org.qos.dsl.project.context.ContextOverrides;
import org.qos.dsl.project.context.DiskFiles;
import org.qos.dsl.project.context.DocumentContext;
import org.qos.dsl.project.context.TestFileRun;
import org.qos.fabric.mad.PathRecordResponse;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.request.EndPorts;
import org.qos.runtime.request.PathRequest;
import org.qos.runtime.request.RequestParser;
import org.qos.runtime.request.RequestSyntaxException;

/** OpenSM gives the requests of tests what they expect, and counterexamples what their failure says. */
@RequiresOpenSm
class PolicyTestsIT {

    private static final Path TESTS = Path.of("..", "examples", "cluster", "policy.qostest")
            .toAbsolutePath()
            .normalize();

    @TempDir
    private Path site;

    @Test
    void openSmMeetsTheExpectationsOfTheExample() throws Exception {
        SourceFile source = new ProjectFiles().load(TESTS, new PolicyTestLanguage());
        DocumentContext context = new ContextLoader(new DiskFiles(), ContextOverrides.NONE).of(TESTS);
        TestFileRun run = TestFileRun.of(source, context, DecisionProgress.NONE);
        assertTrue(run.run(test -> true, test -> {}).stream().allMatch(TestResult::passed));
        int paths = 0;
        SubnetFiles files = ExampleSite.generate(new Example(TESTS.resolveSibling("policy.qos")), site);
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(files)) {
            for (PolicyTest test : run.tests()) {
                for (PolicyTest.Step step : test.forAll() ? List.<PolicyTest.Step>of() : test.steps()) {
                    for (TestedRequest request : step.requests()) {
                        for (int sl : sls(subnet, run.policy(), request.request())) {
                            paths++;
                            expectedSl(run.policy(), step.expectations())
                                    .ifPresent(expected -> assertEquals(expected, sl, request.text()));
                        }
                    }
                }
            }
        }
        System.out.println("PolicyTestsIT: " + paths + " paths");
        assertTrue(paths >= 10, paths + " paths");
    }

    @ParameterizedTest
    @MethodSource("examples")
    void openSmGivesCounterexamplesTheLevelOfTheirFailure(Example example) throws Exception {
        BoundPolicy bound = example.bound();
        PolicyTestRunner runner = new PolicyTestRunner(bound, Optional.empty());
        List<TestFailure> failures = new ArrayList<>();
        for (int rule = 0; rule <= bound.policy().rules().size(); rule++) {
            failures.addAll(runner.run(notDecidedBy(rule)).failures());
        }
        int paths = 0;
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(ExampleSite.generate(example, site))) {
            for (TestFailure failure : failures) {
                PathRequest request = failure.counterexample().orElseThrow();
                for (int sl : request.tclass().isPresent() ? List.<Integer>of() : sls(subnet, bound, request)) {
                    paths++;
                    assertEquals(failure.match().orElseThrow().level().sl(), sl, failure::toString);
                }
            }
        }
        System.out.println("PolicyTestsIT: " + example + ": " + paths + " paths of " + failures.size());
        assertTrue(paths > 0, () -> "no path for any of " + failures);
    }

    /** The claim that a rule decides no request; 0 is the default level. */
    private static PolicyTest notDecidedBy(int rule) throws RequestSyntaxException {
        String text = "from any to any";
        Claim claim = rule == 0 ? new Claim.Default() : new Claim.RulePlace(rule);
        Expectation expectation = new Expectation(List.of(new Clause(claim, true, "not " + rule)), 2);
        TestedRequest request = new TestedRequest(RequestParser.parse(text), text, 1);
        return new PolicyTest(
                "rule " + rule, true, List.of(new PolicyTest.Step(List.of(request), List.of(expectation))), 1);
    }

    /** The SLs of the paths that OpenSM answers, one for each pair of ports between which there is one. */
    private static List<Integer> sls(OpenSmOnIbsim subnet, BoundPolicy bound, PathRequest request)
            throws RequestSyntaxException {
        List<Integer> sls = new ArrayList<>();
        EndPorts ends = new EndPorts(bound);
        for (long source : ends.sources(request)) {
            for (long destination : ends.destinations(request)) {
                PathRequest pair = request.between(source, destination);
                if (subnet.sa().path(pair.toQuery(bound.fabric(), bound.partitions()))
                        instanceof PathRecordResponse.Found found) {
                    sls.add(found.path().terms().sl());
                }
            }
        }
        return sls;
    }

    private static Optional<Integer> expectedSl(BoundPolicy policy, List<Expectation> expectations) {
        return expectations.stream()
                .flatMap(expectation -> expectation.clauses().stream())
                .filter(clause -> !clause.negated())
                .flatMap(clause -> sl(policy, clause.claim()).stream())
                .findFirst();
    }

    private static Optional<Integer> sl(BoundPolicy policy, Claim claim) {
        if (claim instanceof Claim.Level level) {
            return new PolicyNames(policy.policy())
                    .levels(level.name()).stream().map(found -> found.sl()).findFirst();
        }
        if (claim instanceof Claim.Default) {
            return Optional.of(policy.policy().defaultLevel().sl());
        }
        return claim instanceof Claim.Sl sl ? Optional.of(sl.sl()) : Optional.empty();
    }

    static List<Example> examples() throws IOException {
        return Example.all();
    }
}
