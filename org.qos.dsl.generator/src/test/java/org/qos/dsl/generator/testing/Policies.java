package org.qos.dsl.generator.testing;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.PortName.Reading;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.value.VlWeight;

/** Policies that the tests of all emitters share. */
public final class Policies {

    /** A port of a disk array. */
    public static final PortGroup ARRAY =
            PortGroup.ofGuids("Disk array", Ranges.of(new Range(0x10, 0x11), Range.of(0x20)));

    /** Ports named in every way that a group can. */
    public static final PortGroup MIXED = new PortGroup(
            "Mixed",
            "every way # to select a port",
            Ranges.ofValues(0x30),
            List.of(
                    new PortName("node7 HCA-1", 1, Reading.DESCRIPTION),
                    new PortName("node8/HCA-1", 2, Reading.FIRST_TWO_WORDS)),
            List.of("compute", "night shift"),
            Ranges.of(new Range(0x100, 0x1ff)),
            Set.of(NodeType.ROUTER),
            true);

    /** All ports, by type. */
    public static final PortGroup EVERYTHING = ofTypes("everything", NodeType.values());

    /** All ports of channel adapters. */
    public static final PortGroup ADAPTERS = ofTypes("adapters", NodeType.CA);

    /** All ports of switches. */
    public static final PortGroup SWITCHES = ofTypes("switches", NodeType.SWITCH);

    /** The default level of most policies. */
    public static final QosLevel DEFAULT = QosLevel.ofSl("DEFAULT", 0);

    /** A level that states all that OpenSM can say. */
    public static final QosLevel BULK = new QosLevel(
            "Bulk data",
            OptionalLong.empty(),
            "backup, at night",
            4,
            OptionalInt.of(4),
            OptionalInt.of(7),
            OptionalInt.of(16),
            OptionalInt.empty(),
            OptionalInt.empty(),
            Ranges.NONE,
            Ranges.ofValues(0x22, 0x23));

    /** A level that states all that the RFC syntax can say. */
    public static final QosLevel RFC_LEVEL = new QosLevel(
            "Voice",
            OptionalLong.of(7),
            "calls",
            5,
            OptionalInt.of(1),
            OptionalInt.of(3),
            OptionalInt.of(12),
            OptionalInt.of(9),
            OptionalInt.of(32),
            Ranges.ofValues(3),
            Ranges.NONE);

    private Policies() {}

    /** A policy with something of everything that OpenSM can say. */
    public static Policy full() {
        MatchRule storage = new MatchRule(
                "to the disk array",
                List.of(),
                List.of(ARRAY),
                Ranges.of(new Range(0x1000, 0x1fff)),
                Ranges.of(new Range(7, 9), Range.of(11)),
                Ranges.NONE,
                Ranges.ofValues(0x22),
                BULK);
        MatchRule mixed = rule(Ranges.NONE, BULK, List.of(MIXED, ARRAY), List.of(EVERYTHING));
        return new Policy(
                List.of(ARRAY, MIXED, EVERYTHING, ADAPTERS),
                List.of(DEFAULT, BULK),
                DEFAULT,
                List.of(storage, mixed, rule(Ranges.ofValues(0x1060cbc), QosLevel.ofSl("SimpleQoSLevel_SL2", 2))),
                setup());
    }

    /** Tables for whole node types. */
    public static FabricSetup setup() {
        VlArbScope arbitration = new VlArbScope(
                List.of(EVERYTHING),
                List.of(),
                PortNumbers.ALL,
                List.of(new VlWeight(1, 64)),
                List.of(new VlWeight(0, 32), new VlWeight(2, 128)),
                OptionalInt.of(10));
        return new FabricSetup(List.of(sl2vl(EVERYTHING, 0, 1, 2), sl2vl(ADAPTERS, 0, 1, 3)), List.of(arbitration));
    }

    /** A policy whose one rule gives a level by Service-ID. */
    public static Policy of(QosLevel level, PortGroup... groups) {
        return new Policy(
                List.of(groups),
                List.of(DEFAULT, level),
                DEFAULT,
                List.of(rule(Ranges.ofValues(1), level)),
                FabricSetup.NONE);
    }

    /** A policy that has nothing but a setup. */
    public static Policy of(FabricSetup setup) {
        return new Policy(List.of(), List.of(DEFAULT), DEFAULT, List.of(), setup);
    }

    /** A rule by Service-ID. */
    public static MatchRule rule(Ranges services, QosLevel level) {
        return rule(services, level, List.of(), List.of());
    }

    /** A rule by Service-ID and groups. */
    public static MatchRule rule(
            Ranges services, QosLevel level, List<PortGroup> sources, List<PortGroup> destinations) {
        return new MatchRule("", sources, destinations, services, Ranges.NONE, Ranges.NONE, Ranges.NONE, level);
    }

    /** A group of whole node types. */
    public static PortGroup ofTypes(String name, NodeType... types) {
        return new PortGroup(name, "", Ranges.NONE, List.of(), List.of(), Ranges.NONE, Set.of(types), false);
    }

    /** An SL2VL table for all ports of a group: the first SLs as given, all others to the last VL given. */
    public static Sl2VlScope sl2vl(PortGroup group, int... vls) {
        return new Sl2VlScope(List.of(group), List.of(), List.of(), PortNumbers.ALL, PortNumbers.ALL, table(vls));
    }

    /** 16 VLs, the last one given repeated to the end. */
    public static List<Integer> table(int... vls) {
        int[] table = Arrays.copyOf(vls, 16);
        Arrays.fill(table, vls.length, 16, vls[vls.length - 1]);
        return Arrays.stream(table).boxed().toList();
    }
}
