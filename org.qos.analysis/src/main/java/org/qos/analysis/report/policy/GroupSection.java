package org.qos.analysis.report.policy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.qos.analysis.coverage.GroupDefaults;
import org.qos.analysis.decision.Decisions;
import org.qos.analysis.explanation.page.FieldText;
import org.qos.analysis.report.html.Html;
import org.qos.analysis.report.html.NameRanges;
import org.qos.analysis.report.html.Section;
import org.qos.analysis.report.html.Tables;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.EndpointSet;
import org.qos.runtime.match.PortSet;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.value.Guid;

/** The port groups with their members and the rules that name them. */
public final class GroupSection {

    private final BoundPolicy bound;
    private final PolicyText text;
    private final GroupDefaults defaults;
    private final RequestSummary summary;
    private final Html out = new Html();

    private GroupSection(BoundPolicy bound, PolicyText text, Decisions decisions) {
        this.bound = bound;
        this.text = text;
        this.defaults = new GroupDefaults(bound, decisions);
        this.summary = new RequestSummary(new FieldText(bound.fabric()));
    }

    /**
     * The section.
     *
     * @param decisions the decisions of the policy alone
     */
    public static Section of(BoundPolicy bound, PolicyText text, Decisions decisions) {
        GroupSection section = new GroupSection(bound, text, decisions);
        section.write();
        return new Section("groups", "Port groups", section.out.toString());
    }

    private void write() {
        List<PortGroup> groups = bound.policy().groups();
        if (groups.isEmpty()) {
            out.element("p", "The policy has no port groups.");
            return;
        }
        Tables.write(
                out,
                "Port groups",
                List.of("Group", "Selected by", "Ports", "Source in rules", "Destination in rules", "Without a rule"),
                html -> {
                    for (int index = 0; index < groups.size(); index++) {
                        row(index, groups.get(index));
                    }
                });
    }

    private void row(int index, PortGroup group) {
        out.open("tr", "id", "group-" + index).open("th", "scope", "row").text(group.name());
        if (!group.use().isEmpty()) {
            out.element("span", group.use(), "class", "use");
        }
        out.element("span", text.place(group), "class", "place").close();
        out.open("td");
        Selection.of(group).forEach(entry -> out.element("div", entry));
        out.close();
        members(group);
        rules(rule -> rule.sources().stream().anyMatch(some -> some == group));
        rules(rule -> rule.destinations().stream().anyMatch(some -> some == group));
        withoutRule(group);
        out.close().line();
    }

    /** An example; which requests should get the default level only the author knows. */
    private void withoutRule(PortGroup group) {
        out.open("td");
        defaults.of(group).ifPresent(request -> out.element("span", "such as " + summary.of(request), "class", "use"));
        out.close();
    }

    private void members(PortGroup group) {
        PortSet members = bound.members(group);
        out.open("td");
        if (members instanceof EndpointSet endpoints) {
            List<String> names = endpoints.ports().stream().map(this::name).toList();
            out.element("strong", String.valueOf(names.size()), "class", names.isEmpty() ? "bad" : "count");
            if (!names.isEmpty()) {
                out.open("span", "class", "names")
                        .text(String.join(", ", NameRanges.of(names)))
                        .close();
            }
        } else {
            out.element("span", "not known without a fabric", "class", "none");
        }
        out.close();
    }

    private String name(Port port) {
        return bound.fabric()
                        .node(port.id().nodeGuid())
                        .map(Node::description)
                        .filter(description -> !description.isBlank())
                        .orElseGet(() -> Guid.text(port.id().nodeGuid()))
                + "/P" + port.number();
    }

    private void rules(Predicate<MatchRule> names) {
        List<Integer> naming = new ArrayList<>();
        for (int place = 1; place <= bound.policy().rules().size(); place++) {
            if (names.test(bound.policy().rules().get(place - 1))) {
                naming.add(place);
            }
        }
        out.open("td");
        PolicyText.rules(out, naming);
        out.close();
    }
}
