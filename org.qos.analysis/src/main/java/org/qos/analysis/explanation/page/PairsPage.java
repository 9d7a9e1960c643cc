package org.qos.analysis.explanation.page;

import java.util.List;
import java.util.stream.Stream;
import org.qos.analysis.explanation.PairClass;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.Match;
import org.qos.runtime.policy.MatchRule;

/**
 * How many pairs of ports get which level. Pairs that OpenSM gives no path, because they share no partition, are counted apart.
 *
 * @param sources how many ports paths begin at
 * @param destinations how many ports they end at
 * @param classes the pairs by the rule that decides them, with those that are not answered
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
                List.of(all(text)), answered().map(pairs -> entry(pairs, text)).toList()));
    }

    private PageEntry all(FieldText text) {
        String count = sources + " x " + destinations + " = " + pairs();
        return refused()
                .findFirst()
                .map(first -> PageEntry.of(
                        "pairs",
                        count,
                        refusal() + "; OpenSM gives no path, and these do not count below",
                        "such as " + ends(first, text)))
                .orElseGet(() -> PageEntry.of("pairs", count));
    }

    /** How many pairs there are and how many rules decide them, in one sentence. */
    public String summary() {
        return counted(pairs(), "pair") + " of ports, " + counted(answered().count(), "answer")
                + (refused().findAny().isPresent() ? "; " + refusal() : "");
    }

    private String refusal() {
        long pairs = refusedPairs();
        return counted(pairs, "pair") + (pairs == 1 ? " shares" : " share") + " no partition for the request";
    }

    /** How many pairs OpenSM gives no path, because they share no partition for the request and its level. */
    public long refusedPairs() {
        return refused().mapToLong(PairClass::pairs).sum();
    }

    /** The pairs that count, by the rule that decides them. */
    public Stream<PairClass> answered() {
        return classes.stream().filter(PairClass::isAnswered);
    }

    private Stream<PairClass> refused() {
        return classes.stream().filter(pairs -> !pairs.isAnswered());
    }

    /**
     * How many pairs each rule decides.
     *
     * @param rules the rules of the policy, in the order of evaluation
     */
    public List<RuleNote> notes(List<MatchRule> rules) {
        return answered()
                .filter(pairs -> !pairs.match().isDefault())
                .map(pairs -> new RuleNote(rules.get(pairs.match().rule() - 1), true, answer(pairs)))
                .toList();
    }

    /** All pairs, each source with each destination. */
    public long pairs() {
        return (long) sources * destinations;
    }

    private static PageEntry entry(PairClass pairs, FieldText text) {
        Match match = pairs.match();
        List<String> example = List.of("such as " + ends(pairs, text));
        return match.isDefault()
                ? new PageEntry("default", answer(pairs), example, false)
                : PageEntry.deciding("rule " + match.rule(), answer(pairs), example);
    }

    private static String ends(PairClass pairs, FieldText text) {
        return text.port(pairs.source()) + " to " + text.port(pairs.destination());
    }

    private static String answer(PairClass pairs) {
        return "level \"" + pairs.match().level().name() + "\", SL "
                + pairs.match().level().sl() + ": " + counted(pairs.pairs(), "pair");
    }

    private static String counted(long count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }
}
