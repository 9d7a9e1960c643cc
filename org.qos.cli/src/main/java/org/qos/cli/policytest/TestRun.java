package org.qos.cli.policytest;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import org.qos.analysis.policytest.Coverage;
import org.qos.analysis.policytest.FailureText;
import org.qos.analysis.policytest.TestResult;
import org.qos.cli.console.Console;
import org.qos.cli.input.InputFiles;
import org.qos.cli.input.ProjectContexts;
import org.qos.cli.option.ContextOptions;
import org.qos.cli.report.UnreadableFile;
import org.qos.cli.terminal.Progress;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.Finding;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.lower.SourcePlaces;
import org.qos.dsl.model.policytest.PolicyTestFile;
import org.qos.dsl.policytest.PolicyTestLanguage;
import org.qos.dsl.project.context.ContextProblem;
import org.qos.dsl.project.context.DocumentContext;
import org.qos.dsl.project.context.TestFileRun;
import org.qos.dsl.project.context.TestedFile;

/** Runs files with tests, and collects the coverage of the policies that they are for. */
public final class TestRun {

    /** A policy that tests are for, and what they ask of it. */
    private record Covered(String name, BoundPolicyContext policy, Coverage coverage) {}

    private final Console console;
    private final InputFiles inputs;
    private final ProjectContexts contexts;
    private final ExplainOptions explain;
    private final Pattern wanted;
    private final Progress progress;
    private final Map<BoundPolicyContext, Covered> policies = new IdentityHashMap<>();
    private final List<Covered> inOrder = new ArrayList<>();
    private final Set<String> withQosOff = new HashSet<>();
    private final Set<UnreadableFile> unusable = new LinkedHashSet<>();

    /**
     * Runs nothing yet.
     *
     * @param wanted is found in the names of the tests to run
     */
    public TestRun(Console console, ContextOptions options, InputFiles inputs, Pattern wanted, Progress progress) {
        this.console = console;
        this.inputs = inputs;
        this.contexts = options.contexts(console);
        this.explain = new ExplainOptions(console, options.overrides(console), contexts);
        this.wanted = wanted;
        this.progress = progress;
    }

    /** Runs the tests of a file; those of a file with errors do not run. */
    public TestedFile of(Path file) {
        DocumentContext known = contexts.ofTests(file, inputs.text(file));
        known.problems().stream()
                .filter(ContextProblem::concernsPolicy)
                .map(problem -> new UnreadableFile(console.name(problem.file()), contexts.message(problem)))
                .forEach(unusable::add);
        SourceFile source = inputs.load(file, new PolicyTestLanguage(), known);
        List<Finding> errors = TestFileRun.obstacles(source, known);
        return new TestedFile(
                file.toString(),
                errors,
                source.root(PolicyTestFile.class).getTests().size(),
                errors.isEmpty() ? results(file, source, known) : List.of(),
                known.fabricContext().fabric(),
                errors.isEmpty() ? explain.of(known) : FailureText.EXPLAIN);
    }

    /** The files that the policies of the tests are used with, and that cannot be used; the tests run without what they say. */
    public Set<UnreadableFile> unusable() {
        return unusable;
    }

    private List<TestResult> results(Path file, SourceFile source, DocumentContext known) {
        if (known.fabricContext().options().filter(options -> !options.qos()).isPresent()) {
            warnOfQosOff(known);
        }
        AtomicReference<String> current = new AtomicReference<>("");
        TestFileRun tests = TestFileRun.of(
                        source,
                        known,
                        (rules, of) -> progress.show(current.get() + ": " + rules + " of " + of + " rules"))
                .covering(coverage(known));
        return tests.run(test -> wanted.matcher(test.name()).find(), test -> {
            current.set(file + ": " + test.name());
            progress.show(current.get());
        });
    }

    private void warnOfQosOff(DocumentContext known) {
        known.options()
                .map(found -> console.name(Path.of(URI.create(found.uri()))))
                .filter(withQosOff::add)
                .ifPresent(options -> console.err()
                        .println(options
                                + ": warning: QoS is off, so that OpenSM does not read the policy; the tests ask"
                                + " what it does with QoS on"));
    }

    private Coverage coverage(DocumentContext known) {
        BoundPolicyContext policy = known.fabricContext().tested().checked().orElseThrow();
        return policies.computeIfAbsent(policy, key -> {
                    String name = known.policy()
                            .map(found -> console.name(Path.of(URI.create(found.uri()))))
                            .orElse("policy");
                    Covered covered = new Covered(name, policy, new Coverage(policy.policy()));
                    inOrder.add(covered);
                    return covered;
                })
                .coverage();
    }

    /** A message for each policy of whose rules the tests cover less than some percent. */
    public List<String> shortfalls(int percent) {
        return inOrder.stream()
                .filter(covered -> covered.coverage().percent() < percent)
                .map(covered ->
                        covered.name() + ": tests cover " + covered.coverage().percent()
                                + " % of the rules, less than the threshold of " + percent + " %")
                .toList();
    }

    /** The coverage of each policy, with reasons. */
    public List<PolicyCoverage> coverage() {
        return inOrder.stream()
                .map(covered -> new PolicyCoverage(
                        covered.name(),
                        covered.coverage(),
                        covered.coverage()
                                .report((rules, of) ->
                                        progress.show(covered.name() + ": coverage of rule " + rules + " of " + of)),
                        covered.policy().policy().fabric(),
                        new SourcePlaces(
                                covered.name(),
                                covered.policy().context().lowered().trace())))
                .toList();
    }
}
