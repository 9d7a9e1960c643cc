package org.qos.dsl.generator.opensm;

import java.util.List;
import org.qos.dsl.check.ConversionCode;
import org.qos.dsl.generator.ConversionLosses;
import org.qos.dsl.generator.QuotedName;
import org.qos.dsl.generator.UniqueNames;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.policy.PortGroup;

/** Port groups as OpenSM can express them (OpenSM osm_qos_parser_y.y, port-group; osm_qos_policy.c). */
final class GroupConverter {

    private final Fabric fabric;
    private final ConversionLosses losses;
    private final GuidRangeConverter guids;
    private final UniqueNames labels = new UniqueNames();

    GroupConverter(Fabric fabric, ConversionLosses losses) {
        this.fabric = fabric;
        this.losses = losses;
        this.guids = new GuidRangeConverter(fabric, losses);
    }

    PortGroup convert(PortGroup group) {
        PortNameConverter ports = new PortNameConverter(group, fabric, losses);
        return new PortGroup(
                label(group),
                OpenSmString.nearest(group.use()),
                guids.convert(group).union(ports.guids()),
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
            losses.add(
                    ConversionCode.GROUP_RENAMED,
                    group,
                    "group " + QuotedName.of(group.name()) + " is renamed to " + QuotedName.of(label) + " for OpenSM");
        }
        return label;
    }

    private List<String> partitions(PortGroup group) {
        return group.partitions().stream()
                .filter(name -> canExpress(group, name))
                .toList();
    }

    private boolean canExpress(PortGroup group, String partition) {
        boolean expressible = OpenSmString.canExpress(partition);
        if (!expressible) {
            losses.add(
                    ConversionCode.PARTITION_NAME,
                    group,
                    "partition '" + partition + "' of group '" + group.name()
                            + "' cannot be written for OpenSM; select it by its P_Key");
        }
        return expressible;
    }
}
