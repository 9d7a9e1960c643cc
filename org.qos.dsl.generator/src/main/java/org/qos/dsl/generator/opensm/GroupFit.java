package org.qos.dsl.generator.opensm;

import java.util.List;
import org.qos.dsl.generator.Labels;
import org.qos.dsl.generator.Losses;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.policy.PortGroup;

/** Port groups as OpenSM can say them (OpenSM osm_qos_parser_y.y, port-group; osm_qos_policy.c). */
final class GroupFit {

    private final Fabric fabric;
    private final Losses losses;
    private final GuidFit guids;
    private final Labels labels = new Labels();

    GroupFit(Fabric fabric, Losses losses) {
        this.fabric = fabric;
        this.losses = losses;
        this.guids = new GuidFit(fabric, losses);
    }

    PortGroup fit(PortGroup group) {
        PortNameFit ports = new PortNameFit(group, fabric, losses);
        return new PortGroup(
                label(group),
                OpenSmString.nearest(group.use()),
                guids.fit(group).union(ports.guids()),
                ports.names(),
                partitions(group),
                group.pkeys(),
                group.nodeTypes(),
                group.self());
    }

    private String label(PortGroup group) {
        String wanted = OpenSmString.nearest(group.name());
        String label = labels.unique(wanted.isEmpty() ? "group" : wanted);
        if (!label.equals(group.name())) {
            losses.note("group-renamed", group, "group '" + group.name() + "' is called '" + label + "' for OpenSM");
        }
        return label;
    }

    private List<String> partitions(PortGroup group) {
        return group.partitions().stream().filter(name -> canSay(group, name)).toList();
    }

    private boolean canSay(PortGroup group, String partition) {
        boolean said = OpenSmString.canSay(partition);
        if (!said) {
            losses.changesLevel(
                    "partition-name",
                    group,
                    "partition '" + partition + "' of group '" + group.name()
                            + "' cannot be written for OpenSM; select it by its P_Key");
        }
        return said;
    }
}
