package org.qos.analysis.explanation.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.qos.analysis.explanation.Explanation;
import org.qos.analysis.explanation.Field;
import org.qos.analysis.explanation.RuleTrial;
import org.qos.analysis.explanation.SlLadder;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.Match;
import org.qos.runtime.policy.QosLevel;

/** Explains a query in words, section by section: the query, the rules, the level, the SL. */
public final class ExplanationPage {

    private final Wording wording;
    private final ComparisonWording comparisons;
    private final Function<Object, String> places;

    /**
     * Explains in a fabric.
     *
     * @param fabric gives ports their names, or {@link Fabric#EMPTY}
     * @param places where in its file a rule or level is written
     */
    public ExplanationPage(Fabric fabric, Function<Object, String> places) {
        this.wording = new Wording(fabric);
        this.comparisons = new ComparisonWording(wording);
        this.places = places;
    }

    /** All that is known of a query. */
    public Page of(Explanation explanation) {
        return new Page(List.of(
                query(explanation),
                state(explanation.sl()),
                rules(explanation),
                List.of(level(explanation.match().level())),
                List.of(SlWording.of(explanation.sl()))));
    }

    /** The answer in one sentence: the level and its place, the SL, and what decides. */
    public String summary(Explanation explanation) {
        Match match = explanation.match();
        return SlWording.around(
                explanation.sl(),
                "level \"" + match.level().name() + "\" (" + places.apply(match.level()) + "), SL "
                        + match.level().sl()
                        + (match.isDefault() ? ", as no rule matches" : ", by rule " + match.rule()));
    }

    private List<Entry> query(Explanation explanation) {
        return List.of(
                Entry.of("from", wording.port(explanation.request().sourceGuid())),
                Entry.of("to", wording.port(explanation.request().destinationGuid())),
                Entry.of("carries", String.join(", ", QueryFields.of(explanation.query()))),
                Entry.of("mask", String.format("0x%016x", explanation.query().componentMask())));
    }

    private static List<Entry> state(SlLadder sl) {
        return sl.inForce()
                ? List.of()
                : List.of(Entry.of(
                        "QoS", "is off, so that OpenSM does not read the policy; with it on, this would hold:"));
    }

    private List<Entry> rules(Explanation explanation) {
        List<Entry> entries = new ArrayList<>();
        explanation.passedOver().forEach(trial -> entries.add(passedOver(trial)));
        Optional<RuleTrial> matched = explanation.matched();
        entries.add(matched.isPresent() ? matched(matched.get()) : Entry.of("default", "no rule matches"));
        return entries;
    }

    private Entry passedOver(RuleTrial trial) {
        return new Entry(
                heading(trial),
                "does not match" + source(trial),
                trial.unmet().stream().map(comparisons::unmet).toList());
    }

    private Entry matched(RuleTrial trial) {
        List<String> details = trial.comparisons().isEmpty()
                ? List.of("it states no criterion")
                : trial.comparisons().stream().map(comparisons::met).toList();
        return new Entry(heading(trial), "matches" + source(trial), details);
    }

    private static String heading(RuleTrial trial) {
        return "rule " + trial.place();
    }

    private String source(RuleTrial trial) {
        String use = trial.rule().use();
        return (use.isEmpty() ? "" : ": " + use) + " (" + places.apply(trial.rule()) + ")";
    }

    private Entry level(QosLevel level) {
        List<String> details = new ArrayList<>(List.of("sl " + level.sl()));
        add(details, "mtu-limit", level.mtuLimit());
        add(details, "rate-limit", level.rateLimit());
        add(details, "packet-life", level.packetLife());
        add(details, "qos-class", level.qosClass());
        add(details, "tclass", level.tclass());
        if (!level.pathBits().isEmpty()) {
            details.add("path-bits " + Wording.values(Field.QOS_CLASS, level.pathBits()));
        }
        if (!level.pkeys().isEmpty()) {
            details.add("pkey " + Wording.values(Field.PKEY, level.pkeys()));
        }
        return new Entry("level", "\"" + level.name() + "\" (" + places.apply(level) + ")", details);
    }

    private static void add(List<String> details, String entry, OptionalInt value) {
        value.ifPresent(number -> details.add(entry + " " + number));
    }
}
