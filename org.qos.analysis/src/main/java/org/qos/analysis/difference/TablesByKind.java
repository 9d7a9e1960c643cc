package org.qos.analysis.difference;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.qos.analysis.vl.SetupOptions;
import org.qos.analysis.vl.VlForecast;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.SmOptions;

/**
 * The tables that each kind of ports has on one side: those that the policy states for whole kinds, else those of the options.
 *
 * @param byKind the tables of each kind of ports that is compared
 */
record TablesByKind(Map<PortKind, VlForecast> byKind) {

    /** The tables of a side, for the kinds of ports that a fabric has. */
    static TablesByKind of(ComparedSide side, Fabric fabric) {
        return of(options(side), fabric);
    }

    /** The tables that OpenSM sets on a side, whatever its policy states. */
    static TablesByKind ofOpenSm(ComparedSide side, Fabric fabric) {
        return of(side.openSmOptions(), fabric);
    }

    private static TablesByKind of(SmOptions options, Fabric fabric) {
        Map<PortKind, VlForecast> byKind = new EnumMap<>(PortKind.class);
        kinds(fabric).forEach(kind -> byKind.put(kind, VlForecast.of(options, kind, options.maxUsedVls())));
        return new TablesByKind(byKind);
    }

    /** The options with the tables that the policy states for whole kinds of ports. */
    static SmOptions options(ComparedSide side) {
        return side.options().withStated(SetupOptions.stated(side.policy().setup()));
    }

    /** What an SL gets at a kind of ports. */
    SlService service(PortKind kind, int sl) {
        return SlService.of(byKind.get(kind), sl);
    }

    /** How packets of an SL get less at some kind of ports than packets of an SL got before. */
    Set<Lowering> lowered(TablesByKind before, int slBefore, int slAfter) {
        EnumSet<Lowering> lower = EnumSet.noneOf(Lowering.class);
        for (PortKind kind : byKind.keySet()) {
            SlService was = before.service(kind, slBefore);
            SlService is = service(kind, slAfter);
            if (is.isDropped() && !was.isDropped()) {
                lower.add(Lowering.DROPPED);
            }
            if (is.hasLowerShareThan(was)) {
                lower.add(Lowering.SHARE);
            }
        }
        return lower;
    }

    private static Set<PortKind> kinds(Fabric fabric) {
        EnumSet<PortKind> kinds = EnumSet.noneOf(PortKind.class);
        fabric.nodes().forEach(node -> addKinds(node, kinds));
        return kinds.isEmpty() ? EnumSet.allOf(PortKind.class) : kinds;
    }

    private static void addKinds(Node node, Set<PortKind> kinds) {
        switch (node.type()) {
            case CA -> kinds.add(PortKind.CA);
            case ROUTER -> kinds.add(PortKind.ROUTER);
            case SWITCH -> {
                kinds.add(PortKind.SWITCH_EXTERNAL);
                if (node.enhancedPort0()) {
                    kinds.add(PortKind.SWITCH_PORT_0);
                }
            }
        }
    }
}
