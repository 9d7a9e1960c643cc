package org.qos.analysis.policytest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.qos.analysis.decision.DecisionLimitException;
import org.qos.analysis.decision.DecisionProgress;
import org.qos.analysis.decision.Interruption;
import org.qos.analysis.explanation.PairClass;
import org.qos.analysis.explanation.PairClasses;
import org.qos.analysis.partition.SharedPkeys;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.match.compiled.CompiledPolicy;
import org.qos.runtime.request.EndPorts;
import org.qos.runtime.request.PathRequest;
import org.qos.runtime.request.RequestSyntaxException;

/**
 * Runs tests of a policy. A request between groups stands for every pair of their ports; ports that the rules cannot tell
 * apart are asked for once. Stops with {@link java.util.concurrent.CancellationException} when the thread is interrupted.
 */
public final class PolicyTestRunner {

    private final BoundPolicy bound;
    private final Matcher matcher;
    private final Optional<PathSource> paths;
    private final EndPorts ends;
    private final ClauseCheck check;
    private final AnswerText text;
    private final DecisionProgress progress;
    private Optional<ForAllProof> proof = Optional.empty();
    private Optional<Coverage> coverage = Optional.empty();

    /** A runner for a caller that does not hear how far proofs are. */
    public PolicyTestRunner(BoundPolicy bound, Optional<PathSource> paths) {
        this(bound, paths, DecisionProgress.NONE);
    }

    /**
     * A runner.
     *
     * @param bound the policy, with the fabric and the partitions
     * @param paths finds paths, where the forwarding tables are known
     * @param progress hears how far a proof is
     */
    public PolicyTestRunner(BoundPolicy bound, Optional<PathSource> paths, DecisionProgress progress) {
        this.progress = progress;
        this.bound = bound;
        this.matcher = CompiledPolicy.of(bound);
        this.paths = paths;
        this.ends = new EndPorts(bound);
        this.check = new ClauseCheck(bound.policy());
        this.text = new AnswerText(bound.policy());
    }

    /** The runner that notes what its tests ask for. */
    public PolicyTestRunner covering(Coverage what) {
        coverage = Optional.of(what);
        return this;
    }

    /** Runs a test. */
    public TestResult run(PolicyTest test) {
        List<TestFailure> failures = new ArrayList<>();
        Set<Integer> deciding = new TreeSet<>();
        for (PolicyTest.Step step : test.steps()) {
            for (TestedRequest request : step.requests()) {
                if (test.forAll()) {
                    prove(request, step.expectations(), failures, deciding);
                } else {
                    ask(request, step.expectations(), failures, deciding);
                }
            }
        }
        return new TestResult(test, failures, deciding);
    }

    private void prove(
            TestedRequest request, List<Expectation> expectations, List<TestFailure> failures, Set<Integer> deciding) {
        try {
            ForAllProof known = proof.orElseGet(() -> new ForAllProof(bound, progress));
            proof = Optional.of(known);
            if (known.obstacle().isPresent()) {
                undecided(request, expectations, known.obstacle().get(), failures);
                return;
            }
            List<ForAllProof.Decided> outcomes = known.outcomes(request.request());
            for (ForAllProof.Decided outcome : outcomes) {
                deciding.add(outcome.match().rule());
                note(List.of(outcome.example().toRequest(bound.fabric(), bound.partitions())));
            }
            for (Expectation expectation : expectations) {
                counterexample(request, expectation, outcomes, known).ifPresent(failures::add);
            }
        } catch (RequestSyntaxException | DecisionLimitException unprovable) {
            undecided(request, expectations, unprovable.getMessage(), failures);
        }
    }

    /** The first that OpenSM answers, else the first. */
    private Optional<TestFailure> counterexample(
            TestedRequest request, Expectation expectation, List<ForAllProof.Decided> outcomes, ForAllProof known)
            throws RequestSyntaxException {
        Optional<ForAllProof.Decided> refused = Optional.empty();
        for (ForAllProof.Decided outcome : outcomes) {
            if (wrong(expectation, outcome.match()).isPresent()) {
                ForAllProof.Decided answered = known.answered(request.request(), outcome);
                if (known.refusal(answered).isEmpty()) {
                    return Optional.of(failure(request, expectation, answered, outcomes, known));
                }
                refused = refused.or(() -> Optional.of(answered));
            }
        }
        return refused.isEmpty()
                ? Optional.empty()
                : Optional.of(failure(request, expectation, refused.get(), outcomes, known));
    }

    private Optional<Clause> wrong(Expectation expectation, Match match) {
        return expectation.clauses().stream()
                .filter(clause -> !check.holds(clause, match))
                .findFirst();
    }

    private TestFailure failure(
            TestedRequest request,
            Expectation expectation,
            ForAllProof.Decided shown,
            List<ForAllProof.Decided> outcomes,
            ForAllProof known)
            throws RequestSyntaxException {
        Clause wrong = wrong(expectation, shown.match()).orElseThrow();
        List<Match> matches = outcomes.stream()
                .map(ForAllProof.Decided::match)
                .filter(match -> !check.holds(wrong, match))
                .toList();
        return new TestFailure(
                request,
                expectation,
                wrong,
                Optional.of(shown.example()),
                Optional.of(shown.match()),
                text.of(shown.match()),
                known.refusal(shown),
                known.pairs(request.request(), matches));
    }

    private void ask(
            TestedRequest request, List<Expectation> expectations, List<TestFailure> failures, Set<Integer> deciding) {
        try {
            List<Long> sources = ends.sources(request.request());
            List<Long> destinations = ends.destinations(request.request());
            List<PairClass> classes = new PairClasses(bound, matcher).of(request.request(), sources, destinations);
            classes.forEach(pairs -> deciding.add(pairs.match().rule()));
            if (coverage.isPresent()) {
                note(new PairClasses(bound, matcher).requests(request.request(), sources, destinations));
            }
            for (Expectation expectation : expectations) {
                Optional<TestFailure> failure = decision(request, expectation, classes);
                if (failure.isEmpty() && expectation.isAboutPath()) {
                    failure = path(request, expectation, sources, destinations);
                }
                failure.ifPresent(failures::add);
            }
        } catch (RequestSyntaxException unanswerable) {
            undecided(request, expectations, unanswerable.getMessage(), failures);
        }
    }

    private void note(List<Request> asked) {
        coverage.ifPresent(known -> asked.forEach(known::asked));
    }

    private Optional<TestFailure> decision(TestedRequest request, Expectation expectation, List<PairClass> classes)
            throws RequestSyntaxException {
        for (Clause clause : expectation.clauses()) {
            List<PairClass> wrong = clause.claim().isAboutPath()
                    ? List.of()
                    : classes.stream()
                            .filter(pairs -> !check.holds(clause, pairs.match()))
                            .toList();
            if (!wrong.isEmpty()) {
                PairClass first = wrong.get(0); // those that OpenSM answers come first
                Match match = first.match();
                PathRequest example = request.request().between(first.source(), first.destination());
                return Optional.of(new TestFailure(
                        request,
                        expectation,
                        clause,
                        Optional.of(example),
                        Optional.of(match),
                        text.of(match),
                        refusal(example, match),
                        wrong.stream()
                                .filter(pairs -> pairs.isAnswered() == first.isAnswered())
                                .mapToLong(PairClass::pairs)
                                .sum()));
            }
        }
        return Optional.empty();
    }

    private Optional<String> refusal(PathRequest example, Match match) throws RequestSyntaxException {
        return ForAllProof.refusal(
                new SharedPkeys(bound.partitions(), bound.fabric()),
                example.toRequest(bound.fabric(), bound.partitions()),
                match.level());
    }

    private Optional<TestFailure> path(
            TestedRequest request, Expectation expectation, List<Long> sources, List<Long> destinations)
            throws RequestSyntaxException {
        for (Clause clause : expectation.clauses()) {
            if (clause.claim().isAboutPath()) {
                Optional<TestFailure> failure = paths.isEmpty()
                        ? Optional.of(undecided(
                                request,
                                expectation,
                                clause,
                                "the forwarding tables are unknown; name a folder with opensm-lfts.dump, or the output"
                                        + " of dump_fts, as fabric"))
                        : path(request, expectation, clause, sources, destinations);
                if (failure.isPresent()) {
                    return failure;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<TestFailure> path(
            TestedRequest request, Expectation expectation, Clause clause, List<Long> sources, List<Long> destinations)
            throws RequestSyntaxException {
        Optional<PathRequest> counterexample = Optional.empty();
        String got = "";
        long wrong = 0;
        for (long source : sources) {
            Interruption.check();
            for (long destination : destinations) {
                PathRequest pair = request.request().between(source, destination);
                PathOutcome outcome = paths.get().of(pair);
                if (!check.holds(clause, outcome)) {
                    wrong++;
                    if (counterexample.isEmpty()) {
                        counterexample = Optional.of(pair);
                        got = text.of(outcome);
                    }
                }
            }
        }
        return wrong == 0
                ? Optional.empty()
                : Optional.of(new TestFailure(
                        request, expectation, clause, counterexample, Optional.empty(), got, Optional.empty(), wrong));
    }

    private static void undecided(
            TestedRequest request, List<Expectation> expectations, String reason, List<TestFailure> failures) {
        expectations.forEach(expectation -> failures.add(
                undecided(request, expectation, expectation.clauses().get(0), reason)));
    }

    private static TestFailure undecided(TestedRequest request, Expectation expectation, Clause clause, String reason) {
        return new TestFailure(
                request,
                expectation,
                clause,
                Optional.empty(),
                Optional.empty(),
                "not decided: " + reason,
                Optional.empty(),
                0);
    }
}
