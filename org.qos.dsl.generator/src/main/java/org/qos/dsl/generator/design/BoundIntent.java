package org.qos.dsl.generator.design;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qos.analysis.design.DesignGroup;
import org.qos.analysis.design.DesignSite;
import org.qos.analysis.design.Intent;
import org.qos.analysis.design.LinkKind;
import org.qos.dsl.generator.project.FabricNotKnownException;
import org.qos.dsl.generator.project.PortSelection;
import org.qos.dsl.generator.project.ProjectException;
import org.qos.dsl.project.design.IntentFile;
import org.qos.dsl.project.design.IntentKey;
import org.qos.dsl.project.settings.YamlProblem;
import org.qos.dsl.project.settings.YamlRegion;
import org.qos.runtime.fabric.SubnetState;

/**
 * An intent with the ports and links of a fabric.
 *
 * @param intent the intent; empty with problems
 * @param state the fabric, with what the intent says of its links where the fabric does not show it
 * @param problems the errors by place
 * @param withoutFabric those of them that say only that no fabric is given
 */
public record BoundIntent(
        Optional<Intent> intent, SubnetState state, List<YamlProblem> problems, List<YamlProblem> withoutFabric) {

    /** Sorts the problems by their places. */
    public BoundIntent {
        problems = problems.stream().sorted(YamlProblem.BY_PLACE).toList();
        withoutFabric = List.copyOf(withoutFabric);
    }

    /** The errors whatever the fabric is, and with a fabric all of them. */
    public List<YamlProblem> certain() {
        return problems.stream()
                .filter(problem -> !withoutFabric.contains(problem))
                .toList();
    }

    /**
     * Looks up the ports of groups and the links.
     *
     * @param file an intent
     * @param state the fabric, {@link SubnetState#UNKNOWN} when none is known
     */
    public static BoundIntent of(IntentFile file, SubnetState state) {
        List<YamlProblem> problems = new ArrayList<>(file.problems());
        List<YamlProblem> withoutFabric = new ArrayList<>();
        List<DesignGroup> groups = new ArrayList<>();
        file.groups().forEach((name, selection) -> {
            try {
                PortSelection ports = PortSelection.of(selection.text(), state.fabric());
                groups.add(new DesignGroup(name, ports.text(), ports.nodes()));
            } catch (FabricNotKnownException notKnown) {
                withoutFabric.add(new YamlProblem(selection.place(), notKnown.getMessage()));
            } catch (ProjectException selectsNothing) {
                problems.add(new YamlProblem(selection.place(), selectsNothing.getMessage()));
            }
        });
        SiteLinks siteLinks = new SiteLinks(file.site(), state);
        problems.addAll(siteLinks.problems());
        Optional<List<LinkKind>> links = siteLinks.kinds();
        // a key that has an error itself is not missing
        if (links.isEmpty() && file.problems().isEmpty()) {
            List<YamlProblem> of = state.fabric().isEmpty() ? withoutFabric : problems;
            of.add(file.site().problem(IntentKey.SITE, missing(siteLinks.missing())));
        }
        links.stream()
                .flatMap(List::stream)
                .filter(link -> link.vls() > 1 && Math.min(link.highEntries(), link.lowEntries()) == 0)
                .map(link -> new YamlProblem(
                        YamlRegion.START,
                        link.title() + " have " + link.vls()
                                + " data VLs, but an arbitration table of 0 entries, so that"
                                + " OpenSM cannot program it; correct the snapshot, or design for 'site: {vls: 1}'"))
                .forEach(problems::add);
        problems.addAll(withoutFabric);
        Optional<Intent> intent = Optional.of(problems)
                .filter(List::isEmpty)
                .map(none -> new Intent(
                        new DesignSite(
                                links.orElseThrow(),
                                file.site().reservedSls(),
                                file.site().routingEngine()),
                        groups,
                        file.partitions(),
                        file.classes()));
        return new BoundIntent(intent, siteLinks.stated(), problems, withoutFabric);
    }

    private static String missing(List<IntentKey> keys) {
        if (keys.size() > 1) {
            return "the VLs and the MTU of the links are not known; write them, as 'site: {vls: 8, mtu: 4096}', or pass a"
                    + " snapshot of the fabric that has them";
        }
        return keys.contains(IntentKey.VLS)
                ? "the VLs of the links are not known; add 'vls' to 'site', such as 'vls: 8', or pass a snapshot of the"
                        + " fabric that has them"
                : "the MTU of the links is not known; add 'mtu' to 'site', such as 'mtu: 4096', or pass a snapshot of the"
                        + " fabric that has it";
    }
}
