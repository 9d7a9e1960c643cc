package org.qos.analysis.vl;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;

/** The kinds of ports to which a scope of qos-setup applies as a whole, which options can express. */
public final class ScopeKinds {

    private ScopeKinds() {}

    /** The kinds whose ports a scope covers as in- and out-ports; empty where it is for some of them only. */
    public static Set<PortKind> of(Sl2VlScope scope) {
        return scope.from().all() && scope.acrossFrom().isEmpty() ? of(scope.groups(), scope.to()) : Set.of();
    }

    /** The kinds whose ports a scope covers; empty where it is for some of them only. */
    public static Set<PortKind> of(VlArbScope scope) {
        return of(scope.groups(), scope.to());
    }

    /** Of several groups those of whole node types count; other groups are ignored. */
    private static Set<PortKind> of(List<PortGroup> groups, PortNumbers to) {
        EnumSet<PortKind> kinds = EnumSet.noneOf(PortKind.class);
        if (to.all()) {
            groups.forEach(group -> group.nodeTypes().forEach(type -> kinds.addAll(kinds(type))));
        }
        return kinds;
    }

    private static Set<PortKind> kinds(NodeType type) {
        return switch (type) {
            case CA -> EnumSet.of(PortKind.CA);
            case ROUTER -> EnumSet.of(PortKind.ROUTER);
            case SWITCH -> EnumSet.of(PortKind.SWITCH_PORT_0, PortKind.SWITCH_EXTERNAL);
        };
    }
}
