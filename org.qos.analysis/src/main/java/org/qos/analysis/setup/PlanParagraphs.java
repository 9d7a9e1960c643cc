package org.qos.analysis.setup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.setup.PortChange;
import org.qos.runtime.setup.SetupPlan;
import org.qos.runtime.setup.TableBlock;

/**
 * A plan as text: one paragraph for all ports that change alike, and at the end how many MADs the plan takes.
 *
 * @param fabric has the ports
 * @param eachPort whether each port is named in a line of its own
 */
public record PlanParagraphs(Fabric fabric, boolean eachPort) {

    /** The lines of a plan; the changes that most ports have come first. */
    public List<String> lines(SetupPlan plan) {
        List<String> lines = paragraphs(plan);
        lines.add(summary(plan));
        unknown(plan).ifPresent(lines::add);
        return lines;
    }

    /** The lines of a plan without the number of MADs, an empty line after each paragraph. */
    public List<String> paragraphs(SetupPlan plan) {
        return paragraphs(plan.changes());
    }

    /** The lines of changes that are not those of a policy, with the number of MADs; none where nothing changes. */
    public List<String> changes(List<PortChange> changes) {
        List<String> lines = paragraphs(changes);
        if (!changes.isEmpty()) {
            lines.add(sets(changes.stream().mapToInt(PortChange::mads).sum(), changes.size()) + ".");
        }
        return lines;
    }

    private List<String> paragraphs(List<PortChange> changes) {
        Map<List<TableBlock>, List<PortId>> alike = new LinkedHashMap<>();
        changes.forEach(change -> alike.computeIfAbsent(change.blocks(), blocks -> new ArrayList<>())
                .add(change.port()));
        List<String> lines = new ArrayList<>();
        alike.entrySet().stream()
                .sorted((one, other) -> other.getValue().size() - one.getValue().size())
                .forEach(entry -> {
                    add(entry.getValue(), entry.getKey(), lines);
                    lines.add("");
                });
        return lines;
    }

    /** The lines of a plan as differences from what it states; none where nothing differs. */
    public List<String> differences(SetupPlan plan) {
        List<String> lines = paragraphs(plan);
        int differing = plan.changes().size();
        if (differing > 0) {
            lines.add(PortTitles.counted(differing, "port") + " of "
                    + plan.tables().size() + (differing == 1 ? " differs" : " differ") + " from the policy.");
        }
        return lines;
    }

    private static Optional<String> unknown(SetupPlan plan) {
        int unknown = plan.madsOfUnknownTables();
        if (unknown == 0) {
            return Optional.empty();
        }
        return Optional.of(
                unknown == plan.mads()
                        ? "The tables that the ports have now are not known: this is what the policy states, not what"
                                + " differs."
                        : PortTitles.counted(unknown, "MAD") + (unknown == 1 ? " is" : " are")
                                + " for tables that are not known; the ports may have them already.");
    }

    private void add(List<PortId> ports, List<TableBlock> blocks, List<String> lines) {
        PortTitles titles = new PortTitles(fabric);
        if (eachPort) {
            ports.forEach(port -> lines.add(titles.port(port)));
        } else {
            long nodes = ports.stream().mapToLong(PortId::nodeGuid).distinct().count();
            lines.add(PortTitles.counted(ports.size(), "port") + " of " + PortTitles.counted((int) nodes, "node") + ": "
                    + titles.ports(ports));
        }
        BlockText.lines(blocks).forEach(line -> lines.add("  " + line));
    }

    private static String summary(SetupPlan plan) {
        if (plan.tables().isEmpty()) {
            return "The policy states no tables for ports of the fabric.";
        }
        List<PortChange> changes = plan.changes();
        int same = plan.tables().size() - changes.size();
        if (changes.isEmpty()) {
            return PortTitles.counted(same, "port") + (same == 1 ? " has" : " have")
                    + " the tables that the policy states; nothing changes.";
        }
        String rest = same == 0
                ? ""
                : "; " + PortTitles.counted(same, "port") + (same == 1 ? " has" : " have") + " them already";
        return sets(plan.mads(), changes.size()) + rest + ".";
    }

    private static String sets(int mads, int ports) {
        return PortTitles.counted(mads, "MAD") + (mads == 1 ? " sets" : " set") + " the tables of "
                + PortTitles.counted(ports, "port");
    }
}
