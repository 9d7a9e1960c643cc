package org.qos.runtime.testing;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;

/** Short ways to write policies in tests. */
public final class Policies {

    public static final QosLevel DEFAULT = QosLevel.ofSl("DEFAULT", 0);
    public static final QosLevel GOLD = QosLevel.ofSl("gold", 1);
    public static final QosLevel SILVER = QosLevel.ofSl("silver", 2);

    private Policies() {}

    public static Policy policy(List<PortGroup> groups, MatchRule... rules) {
        return new Policy(groups, List.of(DEFAULT, GOLD, SILVER), DEFAULT, List.of(rules), FabricSetup.NONE);
    }

    public static PortGroup guids(String name, long... guids) {
        return PortGroup.ofGuids(name, Ranges.ofValues(guids));
    }

    public static PortGroup names(String name, PortName... names) {
        return new PortGroup(name, "", Ranges.NONE, List.of(names), List.of(), Ranges.NONE, Set.of(), false);
    }

    public static PortGroup types(String name, NodeType... types) {
        Set<NodeType> set = EnumSet.copyOf(List.of(types));
        return new PortGroup(name, "", Ranges.NONE, List.of(), List.of(), Ranges.NONE, set, false);
    }

    public static PortGroup partition(String name, String partition) {
        return new PortGroup(name, "", Ranges.NONE, List.of(), List.of(partition), Ranges.NONE, Set.of(), false);
    }

    public static PortGroup pkeys(String name, Ranges pkeys) {
        return new PortGroup(name, "", Ranges.NONE, List.of(), List.of(), pkeys, Set.of(), false);
    }

    public static PortGroup self(String name) {
        return new PortGroup(name, "", Ranges.NONE, List.of(), List.of(), Ranges.NONE, Set.of(), true);
    }

    /** A rule that matches everything; the methods of {@link RuleDraft} narrow it. */
    public static RuleDraft rule(QosLevel level) {
        return new RuleDraft(level);
    }

    /** A rule while it is written. */
    public static final class RuleDraft {

        private final QosLevel level;
        private List<PortGroup> sources = List.of();
        private List<PortGroup> destinations = List.of();
        private Ranges services = Ranges.NONE;
        private Ranges classes = Ranges.NONE;
        private Ranges tclasses = Ranges.NONE;
        private Ranges pkeys = Ranges.NONE;

        private RuleDraft(QosLevel level) {
            this.level = level;
        }

        public RuleDraft from(PortGroup... groups) {
            sources = List.of(groups);
            return this;
        }

        public RuleDraft to(PortGroup... groups) {
            destinations = List.of(groups);
            return this;
        }

        public RuleDraft service(Ranges ids) {
            services = ids;
            return this;
        }

        public RuleDraft qosClass(Ranges values) {
            classes = values;
            return this;
        }

        public RuleDraft tclass(Ranges values) {
            tclasses = values;
            return this;
        }

        public RuleDraft pkey(Ranges values) {
            pkeys = values;
            return this;
        }

        public MatchRule done() {
            return new MatchRule("", sources, destinations, services, classes, tclasses, pkeys, level);
        }
    }
}
