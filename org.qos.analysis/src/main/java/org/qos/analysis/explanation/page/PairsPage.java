package org.qos.analysis.explanation.page;

import java.util.List;
import org.qos.analysis.explanation.PairClass;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.Match;
import org.qos.runtime.policy.MatchRule;

/**
 * How many pairs of ports get which level.
 *
 * @param sources how many ports paths begin at
 * @param destinations how many ports they end at
 * @param classes the pairs by the rule that decides them
 */
public record PairsPage(int sources, int destinations, List<PairClass> classes) {

    /** Copies the list. */
    public PairsPage {
        classes = List.copyOf(classes);
    }

    /**
     * An entry for each rule that decides, with an example.
     *
     * @param fabric gives ports their names
     */
    public Page in(Fabric fabric) {
        FieldText text = new FieldText(fabric);
        return new Page(List.of(
                List.of(PageEntry.of("pairs", sources + " x " + destinations + " = " + pairs())),
                classes.stream().map(pairs -> entry(pairs, text)).toList()));
    }

    /** How many pairs there are and how many rules decide them, in one sentence. */
    public String summary() {
        return counted(pairs(), "pair") + " of ports, " + counted(classes.size(), "answer");
    }

    /**
     * How many pairs each rule decides.
     *
     * @param rules the rules of the policy, in the order of evaluation
     */
    public List<RuleNote> notes(List<MatchRule> rules) {
        return classes.stream()
                .filter(pairs -> !pairs.match().isDefault())
                .map(pairs -> new RuleNote(rules.get(pairs.match().rule() - 1), true, answer(pairs)))
                .toList();
    }

    private long pairs() {
        return (long) sources * destinations;
    }

    private static PageEntry entry(PairClass pairs, FieldText text) {
        Match match = pairs.match();
        List<String> example =
                List.of("such as " + text.port(pairs.source()) + " to " + text.port(pairs.destination()));
        return match.isDefault()
                ? new PageEntry("default", answer(pairs), example, false)
                : PageEntry.deciding("rule " + match.rule(), answer(pairs), example);
    }

    private static String answer(PairClass pairs) {
        return "level \"" + pairs.match().level().name() + "\", SL "
                + pairs.match().level().sl() + ": " + counted(pairs.pairs(), "pair");
    }

    private static String counted(long count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }
}
