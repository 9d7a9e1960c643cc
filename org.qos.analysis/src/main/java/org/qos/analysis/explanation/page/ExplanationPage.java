package org.qos.analysis.explanation.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.analysis.explanation.Explanation;
import org.qos.analysis.explanation.Field;
import org.qos.analysis.explanation.RuleTrial;
import org.qos.analysis.explanation.SlDecision;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.Match;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.policy.QosLevel;

/** Explains a query, section by section: the query, the rules, the level, the SL. */
public final class ExplanationPage {

    private final FieldText text;
    private final CriterionText comparisons;
    private final Function<Object, String> places;

    /**
     * Explains in a fabric.
     *
     * @param fabric gives ports their names, or {@link Fabric#EMPTY}
     * @param places where in its file a rule or the level of a match is written
     */
    public ExplanationPage(Fabric fabric, Function<Object, String> places) {
        this.text = new FieldText(fabric);
        this.comparisons = new CriterionText(text);
        this.places = places;
    }

    /** All that is known of a query. */
    public Page of(Explanation explanation) {
        return new Page(List.of(
                query(explanation),
                state(explanation.sl()),
                rules(explanation),
                List.of(level(explanation.match())),
                List.of(SlText.of(explanation.sl()))));
    }

    /** The answer in one sentence: the level and its place, the SL, and what decides. */
    public String summary(Explanation explanation) {
        Match match = explanation.match();
        return SlText.around(
                explanation.sl(),
                "level \"" + match.level().name() + "\" (" + places.apply(match) + "), SL "
                        + match.level().sl()
                        + (match.isDefault() ? ", because no rule matches" : ", by rule " + match.rule()));
    }

    /** What is said about each rule of the page, in the order of the policy. */
    public List<RuleNote> notes(Explanation explanation) {
        Stream<RuleNote> unmatched = NearestTrials.of(explanation.unmatched()).stream()
                .map(trial -> new RuleNote(trial.rule(), false, unmet(trial)));
        Stream<RuleNote> matched = explanation.matched().stream()
                .map(trial -> new RuleNote(
                        trial.rule(),
                        true,
                        "level \"" + trial.rule().level().name() + "\", SL "
                                + trial.rule().level().sl()));
        return Stream.concat(unmatched, matched).toList();
    }

    private String unmet(RuleTrial trial) {
        return trial.unmet().stream().map(comparisons::unmet).collect(Collectors.joining("; "));
    }

    private List<PageEntry> query(Explanation explanation) {
        return List.of(
                PageEntry.of("from", text.port(explanation.request().sourceGuid())),
                PageEntry.of("to", text.port(explanation.request().destinationGuid())),
                PageEntry.of("fields", String.join(", ", QueryFields.of(explanation.query()))),
                PageEntry.of("mask", PathComponent.text(explanation.query().componentMask())));
    }

    private static List<PageEntry> state(SlDecision sl) {
        return sl.inForce()
                ? List.of()
                : List.of(PageEntry.of("QoS", "is off: OpenSM does not read the policy; with QoS on:"));
    }

    private List<PageEntry> rules(Explanation explanation) {
        List<PageEntry> entries = new ArrayList<>();
        List<RuleTrial> shown = NearestTrials.of(explanation.unmatched());
        shown.forEach(trial -> entries.add(unmatched(trial)));
        int others = explanation.unmatched().size() - shown.size();
        if (others > 0) {
            entries.add(PageEntry.of("others", others + " more rules do not match"));
        }
        Optional<RuleTrial> matched = explanation.matched();
        entries.add(matched.isPresent() ? matched(matched.get()) : PageEntry.of("default", "no rule matches"));
        return entries;
    }

    private PageEntry unmatched(RuleTrial trial) {
        return new PageEntry(
                heading(trial),
                "does not match" + source(trial),
                trial.unmet().stream().map(comparisons::unmet).toList(),
                false);
    }

    private PageEntry matched(RuleTrial trial) {
        List<String> details = trial.comparisons().isEmpty()
                ? List.of("it states no criterion")
                : trial.comparisons().stream().map(comparisons::met).toList();
        return PageEntry.deciding(heading(trial), "matches" + source(trial), details);
    }

    private static String heading(RuleTrial trial) {
        return "rule " + trial.place();
    }

    private String source(RuleTrial trial) {
        String use = trial.rule().use();
        return (use.isEmpty() ? "" : ": " + use) + " (" + places.apply(trial.rule()) + ")";
    }

    private PageEntry level(Match match) {
        QosLevel level = match.level();
        List<String> details = new ArrayList<>(List.of("sl " + level.sl()));
        add(details, "mtu-limit", level.mtuLimit());
        add(details, "rate-limit", level.rateLimit());
        add(details, "packet-life", level.packetLife());
        add(details, "qos-class", level.qosClass());
        add(details, "tclass", level.tclass());
        if (!level.pathBits().isEmpty()) {
            details.add("path-bits " + FieldText.values(Field.QOS_CLASS, level.pathBits()));
        }
        if (!level.pkeys().isEmpty()) {
            details.add("pkey " + FieldText.values(Field.PKEY, level.pkeys()));
        }
        return new PageEntry("level", "\"" + level.name() + "\" (" + places.apply(match) + ")", details, false);
    }

    private static void add(List<String> details, String entry, OptionalInt value) {
        value.ifPresent(number -> details.add(entry + " " + number));
    }
}
