package org.qos.dsl.ide.semantics;

import java.util.Map;
import java.util.Optional;

/** What an entry of a policy says, and which values it takes; the same in both spellings. */
public final class EntryDocs {

    private static final Map<String, String> MEANINGS = Map.ofEntries(
            Map.entry("port-guid", "Port GUIDs, and ranges of them, whose ports belong to the group."),
            Map.entry("port-name", "Ports by the description of their node and their number, as in node/Pn."),
            Map.entry("partition", "Partitions all of whose members belong to the group."),
            Map.entry("node-type", "CA, SWITCH, ROUTER, SELF (the port of the subnet manager) or ALL."),
            Map.entry("sl", "The service level, 0 to 15. The option file says which lane (VL) it takes."),
            Map.entry(
                    "mtu-limit",
                    "The greatest MTU as code: 1 is 256 bytes, 2 is 512, 3 is 1024, 4 is 2048, 5 is 4096."),
            Map.entry(
                    "rate-limit",
                    "The greatest rate as code; the codes are not in the order of the rates. In Gb/s: 2 is 2.5, 5 is 5, 3 is 10,"
                            + " 11 is 14, 6 is 20, 15 is 25, 19 is 28, 4 is 30, 7 is 40, 20 is 50, 12 is 56, 8 is 60, 9 is 80,"
                            + " 16 is 100, 13 is 112, 10 is 120, 14 is 168, 17 is 200, 18 is 300, 21 is 400, 22 is 600;"
                            + " OpenSM 3.3.23 does not know 23, 800, and 24, 1200."),
            Map.entry("packet-life", "The packet life n, 0 to 63, which stands for 4.096 us x 2^n."),
            Map.entry("path-bits", "The low bits of the destination LID, 0 to 127; the lowest value counts."),
            Map.entry("pkey", "P_Keys; the membership bit (0x8000) is not compared."),
            Map.entry("qos-class", "The QoS-Class, 12 bits: 0 to 4095."),
            Map.entry("tclass", "The traffic class, 8 bits: 0 to 255. OpenSM does not compare it."),
            Map.entry("service-id", "Service-IDs, 64 bits, and ranges of them; known protocols have theirs."),
            Map.entry("source", "Groups: the source port of a request has to be in one of them."),
            Map.entry("destination", "Groups: the destination port of a request has to be in one of them."),
            Map.entry("qos-level-sn", "The level, by its sn, that the requests get which the rule matches."),
            Map.entry("qos-level-name", "The level, by its name, that the requests get which the rule matches."),
            Map.entry("group", "Groups whose ports the table is for."),
            Map.entry("across", "Groups whose peers, the ports at the other ends of their cables, the table is for."),
            Map.entry("across-to", "Groups whose peers the table is for, as out-ports."),
            Map.entry("across-from", "Groups: only in-ports whose peer is in one of them."),
            Map.entry("from", "The numbers of the in-ports; * for all."),
            Map.entry("to", "The numbers of the out-ports; * for all."),
            Map.entry("sl2vl-table", "The VL of each of the 16 SLs; 15 drops the packet."),
            Map.entry(
                    "vlarb-high",
                    "The high-priority arbitration table: VL:weight, at most 64 entries; a weight is in units of 64 bytes."),
            Map.entry(
                    "vlarb-low",
                    "The low-priority arbitration table: VL:weight, at most 64 entries; a weight is in units of 64 bytes."),
            Map.entry(
                    "vl-high-limit",
                    "How much the high table sends before the low one gets a turn: 0 one packet, 255 no limit, else units of 4096 bytes."));

    private EntryDocs() {}

    /** A sentence or two about an entry; empty when its name says it all. */
    public static Optional<String> of(String name) {
        return Optional.ofNullable(MEANINGS.get(name));
    }
}
