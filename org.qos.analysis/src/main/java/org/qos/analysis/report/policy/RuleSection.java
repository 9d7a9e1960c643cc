package org.qos.analysis.report.policy;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.qos.analysis.explanation.Field;
import org.qos.analysis.explanation.page.FieldText;
import org.qos.analysis.report.html.Html;
import org.qos.analysis.report.html.Section;
import org.qos.analysis.report.html.Tables;
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
    private final List<RuleUse> uses;
    private final Html out = new Html();

    private RuleSection(Policy policy, PolicyText text, List<RuleUse> uses) {
        this.policy = policy;
        this.text = text;
        this.uses = uses;
    }

    /**
     * The section.
     *
     * @param uses what each rule decides; empty when that is not known
     */
    public static Section of(Policy policy, PolicyText text, List<RuleUse> uses) {
        RuleSection section = new RuleSection(policy, text, uses);
        section.write();
        return new Section("rules", "Rules", section.out.toString());
    }

    private void write() {
        out.open("p")
                .text("The first rule whose criteria a request meets gives it the level. A rule with a criterion does not"
                        + " match a request without that field. Lines of qos-ulps are the last rules.")
                .close();
        List<String> columns = uses.isEmpty()
                ? List.of("Rule", "Source", "Destination", "Further criteria", "Level")
                : List.of("Rule", "Source", "Destination", "Further criteria", "Level", "Decides");
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
        out.close();
        if (!uses.isEmpty()) {
            out.element("td", "");
        }
        out.close().line();
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
        if (!uses.isEmpty()) {
            use(uses.get(place - 1));
        }
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
            out.open("div").element("span", FieldText.title(field), "class", "field").text(" " + FieldText.values(field, values));
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

    private void use(RuleUse use) {
        out.open("td");
        if (!use.decides()) {
            out.element("strong", "nothing", "class", "bad");
            if (!use.deciding().isEmpty()) {
                out.text(": earlier is rule ");
                PolicyText.rules(out, use.deciding());
            }
        } else if (use.pairs().isPresent()) {
            out.text(String.format("%,d pairs of ports", use.pairs().getAsLong()).replace(',', '\u00a0'));
        } else {
            out.text("yes");
        }
        use.tests().ifPresent(tests -> out.element(
                "span", tests == 0 ? "no test" : tests + (tests == 1 ? " test" : " tests"), "class", tests == 0 ? "use bad" : "use"));
        out.close();
    }
}
