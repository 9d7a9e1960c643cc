package org.qos.dsl.generator.project;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qos.analysis.decision.DecisionLimitException;
import org.qos.analysis.decision.DecisionProgress;
import org.qos.analysis.decision.Decisions;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.request.WitnessText;

/**
 * Writes tests that state what a policy does: a request that each rule decides, and one that no rule matches. They pass as
 * they are written; a later change of the policy that changes one of these decisions makes its test fail.
 */
public final class FirstTests {

    private final Policy policy;
    private final Fabric fabric;
    private final Decisions decisions;
    private final TestEnds ends;

    private FirstTests(BoundPolicy bound) {
        this.policy = bound.policy();
        this.fabric = bound.fabric();
        this.decisions = Decisions.of(bound);
        this.ends = new TestEnds(bound);
    }

    /**
     * The text of a file with tests. Rules that decide no request, and those for which finding one takes too long, have no
     * test.
     *
     * @param bound the policy
     * @param progress hears how many rules are done
     */
    public static String of(BoundPolicy bound, DecisionProgress progress) {
        return new FirstTests(bound).text(progress);
    }

    private String text(DecisionProgress progress) {
        List<String> tests = new ArrayList<>();
        List<MatchRule> rules = policy.rules();
        for (int place = 1; place <= rules.size(); place++) {
            progress.done(place - 1, rules.size());
            test(place).ifPresent(tests::add);
        }
        test(0).ifPresent(tests::add);
        return "# What the policy does. Add what it is to do, and run 'qos test'.\n\n" + String.join("\n", tests);
    }

    /** The test of a rule by its place from 1, or of the default level (0). */
    private Optional<String> test(int place) {
        return request(place).map(request -> {
            QosLevel level = place == 0
                    ? policy.defaultLevel()
                    : policy.rules().get(place - 1).level();
            return "test " + title(place) + " {\n    " + WitnessText.of(request, fabric) + "\n    expect" + name(level)
                    + " sl " + level.sl() + (place == 0 ? " default" : " rule " + place) + "\n}\n";
        });
    }

    private Optional<Request> request(int place) {
        try {
            return decisions
                    .deciding(place)
                    .flatMap(outcome -> outcome.witness())
                    .map(ends::between);
        } catch (DecisionLimitException tooComplex) {
            return Optional.empty();
        }
    }

    /** The name of a level that a test can name without doubt; others are known by their SL and their rule. */
    private String name(QosLevel level) {
        boolean unique = policy.levels().stream()
                        .filter(other -> other.name().equalsIgnoreCase(level.name()))
                        .count()
                == 1;
        return unique && isQuotable(level.name()) ? " level \"" + level.name() + "\"" : "";
    }

    private String title(int place) {
        String use = place == 0 ? "" : policy.rules().get(place - 1).use().strip();
        String what = place == 0 ? "what no rule matches" : "rule " + place;
        return "\"" + what + (isQuotable(use) ? ": " + use : "") + "\"";
    }

    private static boolean isQuotable(String text) {
        return !text.isBlank()
                && text.strip().equals(text)
                && text.chars().allMatch(c -> c >= ' ' && c < 0x7f && c != '"');
    }
}
