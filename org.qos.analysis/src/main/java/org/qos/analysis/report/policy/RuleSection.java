package org.qos.analysis.report.policy;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.qos.analysis.explanation.Field;
import org.qos.analysis.explanation.page.FieldText;
import org.qos.analysis.report.html.Html;
import org.qos.analysis.report.html.Section;
import org.qos.analysis.report.html.Tables;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.request.WellKnownService;

/** The match rules in the order of evaluation, with what each decides. */
public final class RuleSection {

    private final Policy policy;
    private final PolicyText text;
    private final RuleUses uses;
    private final List<Integer> tests;
    private final RequestSummary summary;
    private final Html out = new Html();

    private RuleSection(BoundPolicy bound, PolicyText text, RuleUses uses, List<Integer> tests) {
        this.policy = bound.policy();
        this.text = text;
        this.uses = uses;
        this.tests = List.copyOf(tests);
        this.summary = new RequestSummary(new FieldText(bound.fabric()));
    }

    /**
     * The section.
     *
     * @param uses what each rule decides
     * @param tests how many tests each rule decides; empty without tests
     */
    public static Section of(BoundPolicy bound, PolicyText text, RuleUses uses, List<Integer> tests) {
        RuleSection section = new RuleSection(bound, text, uses, tests);
        section.write();
        return new Section("rules", "Rules", section.out.toString());
    }

    private void write() {
        out.open("p")
                .text(
                        "The first rule whose criteria a request meets gives it the level. A rule with a criterion does not"
                                + " match a request without that field. Lines of qos-ulps are the last rules.")
                .close();
        List<String> columns =
                List.of("Rule", "Source", "Destination", "Further criteria", "Level", "Decides a request between");
        Tables.write(out, "Match rules in the order of evaluation", columns, this::rows);
    }

    private void rows(Html html) {
        for (int place = 1; place <= policy.rules().size(); place++) {
            row(place, policy.rules().get(place - 1));
        }
        out.open("tr", "id", "rule-default").element("th", "default", "scope", "row");
        out.element("td", "every request that no rule matches", "colspan", "3");
        out.open("td");
        text.level(out, policy.defaultLevel());
        out.close().element("td", "").close().line();
    }

    private void row(int place, MatchRule rule) {
        out.open("tr", "id", "rule-" + place).open("th", "scope", "row").text(place);
        if (!rule.use().isEmpty()) {
            out.element("span", rule.use(), "class", "use");
        }
        out.element("span", text.place(rule), "class", "place").close();
        groups(rule.sources());
        groups(rule.destinations());
        out.open("td");
        criterion(Field.SERVICE_ID, rule.serviceIds());
        criterion(Field.QOS_CLASS, rule.qosClasses());
        criterion(Field.TCLASS, rule.tclasses());
        criterion(Field.PKEY, rule.pkeys());
        out.close().open("td");
        text.level(out, rule.level());
        out.close();
        use(place, uses.of(place));
        out.close().line();
    }

    private void groups(List<PortGroup> groups) {
        out.open("td");
        if (groups.isEmpty()) {
            out.element("span", "any", "class", "none");
        }
        text.groups(out, groups);
        out.close();
    }

    private void criterion(Field field, Ranges values) {
        if (!values.isEmpty()) {
            out.open("div")
                    .element("span", FieldText.title(field), "class", "field")
                    .text(" " + FieldText.values(field, values));
            if (field == Field.SERVICE_ID) {
                services(values).ifPresent(names -> out.element("span", names, "class", "use"));
            }
            out.close();
        }
    }

    private static Optional<String> services(Ranges values) {
        String names = values.ranges().stream()
                .filter(Range::isSingle)
                .flatMap(range -> WellKnownService.describe(range.first()).stream())
                .distinct()
                .collect(Collectors.joining(", "));
        return names.isEmpty() ? Optional.empty() : Optional.of(names);
    }

    private void use(int place, RuleUse use) {
        out.open("td");
        switch (use.decision()) {
            case NOTHING -> nothing(use.blockers());
            case SOMETHING -> something(use);
            case REFUSED -> refused(use);
            case NOT_KNOWN -> out.element("span", "not known", "class", "none");
        }
        if (!tests.isEmpty()) {
            int count = tests.get(place - 1);
            String words = count == 0 ? "no test" : count == 1 ? "1 test" : count + " tests";
            out.element("span", words, "class", count == 0 ? "use bad" : "use");
        }
        out.close();
    }

    private void nothing(List<Integer> blockers) {
        out.element("strong", "nothing: ", "class", "bad");
        if (blockers.isEmpty()) {
            out.text("no request meets its criteria");
        } else {
            out.text("all its requests match rule ");
            PolicyText.rules(out, blockers);
            out.text(" before it is tried");
        }
    }

    private void refused(RuleUse use) {
        out.element("strong", "nothing that OpenSM answers: ", "class", "bad");
        out.text("the ports of its requests do not share the P_Key");
        use.example().ifPresent(request -> out.element("span", "such as " + summary.of(request), "class", "use"));
    }

    private void something(RuleUse use) {
        String most = use.exact() ? "" : "up to ";
        out.text(use.pairs().isPresent() ? most + pairs(use.pairs().getAsLong()) : "some requests");
        use.example().ifPresent(request -> out.element("span", "such as " + summary.of(request), "class", "use"));
    }

    private static String pairs(long count) {
        return String.format(Locale.ROOT, "%,d", count).replace(',', '\u00a0') + (count == 1 ? " pair" : " pairs")
                + " of ports";
    }
}
