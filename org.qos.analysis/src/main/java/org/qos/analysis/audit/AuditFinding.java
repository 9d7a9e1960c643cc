package org.qos.analysis.audit;

import java.util.List;
import java.util.stream.Collectors;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.partition.Mgid;
import org.qos.runtime.value.Guid;

/** Something that an audit has found. */
public sealed interface AuditFinding {

    /** What it is. */
    Kind kind();

    /**
     * What it is about: the same in each audit that finds it, whatever the number of its ports and paths; another for other findings
     * of its kind.
     */
    String subject();

    /** The kinds, in the order of reports. */
    enum Kind {
        /** Buffers of links can wait for each other in a cycle. */
        CREDIT_LOOP,
        /** Switches forward packets in a loop. */
        FORWARDING_LOOP,
        /** A LID has no path from some end ports. */
        LID_NOT_ROUTED,
        /** SL2VL leads to a VL that the link does not use. */
        VL_BEYOND_LINK,
        /** SL2VL leads to a VL that no arbitration table serves. */
        VL_WITHOUT_WEIGHT,
        /** SL2VL drops packets of an SL that the policy gives on a path. */
        SL_DROPPED_ON_PATH,
        /** Packets of a multicast group are dropped or never sent at ports of its members. */
        MULTICAST_NOT_SERVED,
        /** The high-priority table, without a limit, can keep a VL of the low-priority table from sending. */
        VL_STARVED,
        /** A weight is smaller than a packet, while other weights differ from it. */
        WEIGHT_BELOW_PACKET,
        /** SLs that have VLs of their own elsewhere share one on a link with fewer VLs. */
        SLS_SHARE_VL,
        /** The loss of a node makes OpenSM reject the policy, because of an ipoib line. */
        IPOIB_DEPENDS_ON_NODE,
        /** The loss of a cable makes OpenSM reject the policy, because of a port-name. */
        PORT_NAME_DEPENDS_ON_CABLE,
        /** All members of a partition are ports of one node. */
        PARTITION_ON_ONE_NODE,
        /** Something could not be checked. */
        NOT_CHECKED
    }

    /**
     * A path with an SL, for people.
     *
     * @param source where it begins
     * @param destination the endpoint to which it leads
     * @param lid the LID of the destination that its packets carry
     * @param sl the SL of its packets
     */
    record Route(PortId source, PortId destination, int lid, int sl) {}

    /**
     * A link of a cycle.
     *
     * @param from the port by which packets go into it
     * @param to the port at its other end, in whose buffer they wait
     * @param vl the VL on which they go
     * @param route a path that leads from this link into the next one
     */
    record LoopHop(PortId from, PortId to, int vl, Route route) {}

    /**
     * Credit loops of the same switches, which differ in their cables or VLs.
     *
     * @param hops the links of a shortest cycle of the first one
     * @param loops how many there are, with no buffer in common
     * @param vls the VLs of the shortest cycles of all, ascending
     * @param channels how many VLs of links belong to these loops
     */
    record CreditLoopFinding(List<LoopHop> hops, int loops, List<Integer> vls, int channels) implements AuditFinding {

        /** Copies the lists. */
        public CreditLoopFinding {
            hops = List.copyOf(hops);
            vls = List.copyOf(vls);
        }

        @Override
        public Kind kind() {
            return Kind.CREDIT_LOOP;
        }

        @Override
        public String subject() {
            String nodes = hops.stream()
                    .map(hop -> Guid.text(hop.from().nodeGuid()) + " "
                            + Guid.text(hop.to().nodeGuid()))
                    .sorted()
                    .collect(Collectors.joining(", "));
            return nodes + " VLs " + vls;
        }
    }

    /**
     * A loop of forwarding tables.
     *
     * @param outPorts the out-ports of the switches in it
     * @param lids the LIDs that are forwarded so
     */
    record ForwardingLoop(List<PortId> outPorts, List<Integer> lids) implements AuditFinding {

        /** Copies the lists. */
        public ForwardingLoop {
            outPorts = List.copyOf(outPorts);
            lids = List.copyOf(lids);
        }

        @Override
        public Kind kind() {
            return Kind.FORWARDING_LOOP;
        }

        @Override
        public String subject() {
            return texts(outPorts);
        }
    }

    /**
     * LIDs without a path.
     *
     * @param destinations the end ports of these LIDs
     * @param paths how many paths are missing
     * @param source one from which there is none to the first destination
     */
    record NotRouted(List<PortId> destinations, long paths, PortId source) implements AuditFinding {

        /** Copies the list. */
        public NotRouted {
            destinations = List.copyOf(destinations);
        }

        @Override
        public Kind kind() {
            return Kind.LID_NOT_ROUTED;
        }

        @Override
        public String subject() {
            return texts(destinations);
        }
    }

    /**
     * Packets that are dropped.
     *
     * @param kind {@link Kind#VL_BEYOND_LINK} or {@link Kind#SL_DROPPED_ON_PATH}
     * @param sl their SL
     * @param vl the VL to which SL2VL leads, 15 where it says that they are to be dropped
     * @param ports the out-ports that drop them
     * @param paths how many paths are concerned
     * @param route one of them, dropped at the first port
     */
    record Dropped(Kind kind, int sl, int vl, List<PortId> ports, long paths, Route route) implements AuditFinding {

        /** Copies the list. */
        public Dropped {
            ports = List.copyOf(ports);
        }

        @Override
        public String subject() {
            return "SL" + sl + " VL" + vl;
        }
    }

    /**
     * A VL that is not served as its SLs need it.
     *
     * @param kind {@link Kind#VL_WITHOUT_WEIGHT}, {@link Kind#VL_STARVED} or {@link Kind#WEIGHT_BELOW_PACKET}
     * @param vl the VL
     * @param sls the SLs that paths have on it, ascending
     * @param weight a weight below a packet in units of 64 bytes; 0 for other kinds
     * @param packet the largest packets of the VL in bytes
     * @param ports the out-ports concerned
     */
    record Service(Kind kind, int vl, List<Integer> sls, int weight, int packet, List<PortId> ports)
            implements AuditFinding {

        /** Copies the lists. */
        public Service {
            sls = List.copyOf(sls);
            ports = List.copyOf(ports);
        }

        @Override
        public String subject() {
            return "VL" + vl + " SLs " + sls;
        }
    }

    /**
     * Multicast groups whose packets do not pass.
     *
     * @param partition name and P_Key of their partition, for messages
     * @param groups their GIDs
     * @param sl their SL
     * @param ports the ports of members, and of the switches next to them, that drop the packets or never send them
     */
    record MulticastGroups(String partition, List<Mgid> groups, int sl, List<PortId> ports) implements AuditFinding {

        /** Copies the lists. */
        public MulticastGroups {
            groups = List.copyOf(groups);
            ports = List.copyOf(ports);
        }

        @Override
        public Kind kind() {
            return Kind.MULTICAST_NOT_SERVED;
        }

        @Override
        public String subject() {
            return partition + " SL" + sl;
        }
    }

    /**
     * SLs on one VL that have several elsewhere.
     *
     * @param vl the VL
     * @param sls the SLs, ascending
     * @param vls how many VLs the links use
     * @param ports the out-ports concerned
     */
    record SharedVl(int vl, List<Integer> sls, int vls, List<PortId> ports) implements AuditFinding {

        /** Copies the lists. */
        public SharedVl {
            sls = List.copyOf(sls);
            ports = List.copyOf(ports);
        }

        @Override
        public Kind kind() {
            return Kind.SLS_SHARE_VL;
        }

        @Override
        public String subject() {
            return "VL" + vl + " of " + vls + " SLs " + sls;
        }
    }

    /**
     * Nodes of which each is needed by an ipoib line.
     *
     * @param pkey the P_Key of its partition, without the membership bit
     * @param nodes a port of each node without which fewer than two full members are left
     */
    record IpoibNodes(int pkey, List<PortId> nodes) implements AuditFinding {

        /** Copies the list. */
        public IpoibNodes {
            nodes = List.copyOf(nodes);
        }

        @Override
        public Kind kind() {
            return Kind.IPOIB_DEPENDS_ON_NODE;
        }

        @Override
        public String subject() {
            return "P_Key 0x" + Integer.toHexString(pkey) + " " + texts(nodes);
        }
    }

    /**
     * Ports with other ports on their node, which a group names.
     *
     * @param group the name of the group
     * @param ports the ports
     */
    record NamedPorts(String group, List<PortId> ports) implements AuditFinding {

        /** Copies the list. */
        public NamedPorts {
            ports = List.copyOf(ports);
        }

        @Override
        public Kind kind() {
            return Kind.PORT_NAME_DEPENDS_ON_CABLE;
        }

        @Override
        public String subject() {
            return group + " " + texts(ports);
        }
    }

    /**
     * A partition within a node.
     *
     * @param partition name and P_Key, for messages
     * @param ports its members
     */
    record LonePartition(String partition, List<PortId> ports) implements AuditFinding {

        /** Copies the list. */
        public LonePartition {
            ports = List.copyOf(ports);
        }

        @Override
        public Kind kind() {
            return Kind.PARTITION_ON_ONE_NODE;
        }

        @Override
        public String subject() {
            return partition;
        }
    }

    /**
     * Something that was not checked.
     *
     * @param reason why
     * @param engine the routing engine in question, empty for other reasons
     * @param nodes a port of each node in question, empty for other reasons
     */
    record NotChecked(Reason reason, String engine, List<PortId> nodes) implements AuditFinding {

        /** Copies the list. */
        public NotChecked {
            nodes = List.copyOf(nodes);
        }

        /** Why something was not checked. */
        public enum Reason {
            /** Forwarding tables are not known. */
            FORWARDING_UNKNOWN,
            /** No end port has a LID, so that no path can be followed. */
            LIDS_UNKNOWN,
            /** The forwarding tables of some switches are not known. */
            FORWARDING_INCOMPLETE,
            /** The routing engine chooses the SL of each path. */
            ENGINE_CHOOSES_SLS
        }

        @Override
        public Kind kind() {
            return Kind.NOT_CHECKED;
        }

        @Override
        public String subject() {
            return reason + " " + engine + texts(nodes);
        }
    }

    private static String texts(List<PortId> ports) {
        return ports.stream().map(AuditFinding::text).sorted().distinct().collect(Collectors.joining(", "));
    }

    private static String text(PortId port) {
        return Guid.text(port.nodeGuid()) + "/" + port.number();
    }
}
