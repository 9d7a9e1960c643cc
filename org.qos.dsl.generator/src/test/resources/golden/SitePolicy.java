package org.site;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.PortSet;
import org.qos.runtime.match.Request;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/** Answers which level a request gets. Generated from a QoS policy: change that. */
public final class SitePolicy implements Matcher {

    private final PortSet[] groups;

    private SitePolicy(PortSet[] groups) {
        this.groups = groups;
    }

    /** A matcher for the ports that the groups have on a fabric. */
    public static SitePolicy bind(Fabric fabric, Partitions partitions) {
        List<PortGroup> all = new ArrayList<>();
        Groups1.addTo(all);
        Policy policy = new Policy(all, List.of(), Levels1.DEFAULT, List.of(), FabricSetup.NONE);
        BoundPolicy bound = BoundPolicy.bind(policy, fabric, partitions);
        return new SitePolicy(all.stream().map(bound::members).toArray(PortSet[]::new));
    }

    /** The level of the first rule that matches, else the default level. */
    @Override
    public Match match(Request request) {
        Fields f = new Fields(request, groups);
        int rule;
        rule = Rules1.first(f);
        if (rule > 0) {
            return new Match(Rules1.level(rule), rule);
        }
        return new Match(Levels1.DEFAULT, 0);
    }

    /** The fields of a request; a number that it does not carry is -1. */
    private static final class Fields {

        private final PortSet[] groups;
        private final long source;
        private final long destination;
        private final boolean hasService;
        private final long service;
        private final int qosClass;
        private final int tclass;
        private final int pkey;

        Fields(Request request, PortSet[] groups) {
            this.groups = groups;
            this.source = request.sourceGuid();
            this.destination = request.destinationGuid();
            this.hasService = request.serviceId().isPresent();
            this.service = request.serviceId().orElse(0);
            this.qosClass = request.qosClass().orElse(-1);
            this.tclass = request.tclass().orElse(-1);
            // the membership bit is not compared
            this.pkey = request.pkey().isPresent() ? request.pkey().getAsInt() & 0x7fff : -1;
        }

        boolean from(int group) {
            return groups[group].contains(source);
        }

        boolean from(int[] any) {
            return Arrays.stream(any).anyMatch(this::from);
        }

        boolean to(int group) {
            return groups[group].contains(destination);
        }

        boolean to(int[] any) {
            return Arrays.stream(any).anyMatch(this::to);
        }

        boolean service(long wanted) {
            return hasService && service == wanted;
        }

        boolean service(long first, long last) {
            return hasService
                    && Long.compareUnsigned(first, service) <= 0
                    && Long.compareUnsigned(service, last) <= 0;
        }

        boolean service(Ranges wanted) {
            return hasService && wanted.contains(service);
        }

        boolean qosClass(int wanted) {
            return qosClass == wanted;
        }

        boolean qosClass(int first, int last) {
            return first <= qosClass && qosClass <= last;
        }

        boolean qosClass(Ranges wanted) {
            return qosClass >= 0 && wanted.contains(qosClass);
        }

        boolean tclass(int wanted) {
            return tclass == wanted;
        }

        boolean tclass(int first, int last) {
            return first <= tclass && tclass <= last;
        }

        boolean tclass(Ranges wanted) {
            return tclass >= 0 && wanted.contains(tclass);
        }

        boolean pkey(int wanted) {
            return pkey == wanted;
        }

        boolean pkey(int first, int last) {
            return first <= pkey && pkey <= last;
        }

        boolean pkey(Ranges wanted) {
            return pkey >= 0 && wanted.contains(pkey);
        }
    }

    /** Rules 1 to 3. */
    private static final class Rules1 {

        static int first(Fields f) {
            // 1: to the disk array
            if (f.to(Group1.DISK_ARRAY) && (f.qosClass(7, 9) || f.qosClass(11)) && f.service(0x1000L, 0x1fffL) && f.pkey(0x22)) {
                return 1;
            }
            // 2
            if ((f.from(Group1.MIXED) || f.from(Group1.DISK_ARRAY)) && f.to(Group1.EVERYTHING)) {
                return 2;
            }
            // 3
            if (f.service(0x1060cbcL)) {
                return 3;
            }
            return 0;
        }

        static QosLevel level(int rule) {
            return switch (rule) {
                case 1, 2 -> Levels1.BULK_DATA;
                case 3 -> Levels1.SIMPLEQOSLEVEL_SL2;
                default -> throw new IllegalArgumentException("no rule " + rule + " here");
            };
        }
    }

    private static final class Levels1 {
        static final QosLevel DEFAULT = new QosLevel("DEFAULT", OptionalLong.empty(), "", 0, OptionalInt.empty(), OptionalInt.empty(), OptionalInt.empty(), OptionalInt.empty(), OptionalInt.empty(), Ranges.NONE, Ranges.NONE);
        static final QosLevel BULK_DATA = new QosLevel("Bulk data", OptionalLong.empty(), "backup, at night", 4, OptionalInt.of(4), OptionalInt.of(7), OptionalInt.of(16), OptionalInt.empty(), OptionalInt.empty(), Ranges.NONE, ranges("22-23"));
        static final QosLevel SIMPLEQOSLEVEL_SL2 = new QosLevel("SimpleQoSLevel_SL2", OptionalLong.empty(), "", 2, OptionalInt.empty(), OptionalInt.empty(), OptionalInt.empty(), OptionalInt.empty(), OptionalInt.empty(), Ranges.NONE, Ranges.NONE);
    }

    private static final class Group1 {
        static final int DISK_ARRAY = 0;
        static final int MIXED = 1;
        static final int EVERYTHING = 2;
    }

    private static final class Groups1 {
        static final PortGroup DISK_ARRAY = new PortGroup("Disk array", "", ranges("10-11,20"), List.of(), List.of(), Ranges.NONE, Set.of(), false);
        static final PortGroup MIXED = new PortGroup("Mixed", "every way # to select a port", ranges("30"), ports("DESCRIPTION 1 node7 HCA-1\000FIRST_TWO_WORDS 2 node8/HCA-1"), words("compute\000night shift"), ranges("100-1ff"), Set.of(NodeType.ROUTER), true);
        static final PortGroup EVERYTHING = new PortGroup("everything", "", Ranges.NONE, List.of(), List.of(), Ranges.NONE, Set.of(NodeType.CA, NodeType.SWITCH, NodeType.ROUTER), false);

        static void addTo(List<PortGroup> all) {
            all.add(DISK_ARRAY);
            all.add(MIXED);
            all.add(EVERYTHING);
        }
    }

    private static Ranges ranges(String text) {
        List<Range> ranges = new ArrayList<>();
        for (String word : text.split(",")) {
            String[] ends = word.split("-");
            long first = Long.parseUnsignedLong(ends[0], 16);
            ranges.add(new Range(first, ends.length == 1 ? first : Long.parseUnsignedLong(ends[1], 16)));
        }
        return new Ranges(ranges);
    }

    private static int[] places(String text) {
        return Arrays.stream(text.split(",")).mapToInt(Integer::parseInt).toArray();
    }

    private static List<String> words(String text) {
        return List.of(text.split("\0", -1));
    }

    private static List<PortName> ports(String text) {
        List<PortName> ports = new ArrayList<>();
        for (String word : words(text)) {
            String[] parts = word.split(" ", 3);
            ports.add(new PortName(parts[2], Integer.parseInt(parts[1]), PortName.Reading.valueOf(parts[0])));
        }
        return ports;
    }
}
