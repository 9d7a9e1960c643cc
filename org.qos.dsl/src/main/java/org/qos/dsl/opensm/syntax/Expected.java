package org.qos.dsl.opensm.syntax;

import java.util.Map;
import java.util.Set;

/** What has to follow a keyword, in words. */
final class Expected {

    private static final String RANGES = "numbers and ranges such as 1,4-7";
    private static final String GROUPS = "names of port groups";

    private static final Map<String, String> BY_KEYWORD = Map.ofEntries(
            Map.entry("name:", "a name"),
            Map.entry("use:", "a description"),
            Map.entry("port-guid:", "port GUIDs and ranges of them"),
            Map.entry("port-name:", "port names such as node/P1"),
            Map.entry("pkey:", "P_Keys and ranges of them"),
            Map.entry("partition:", "names of partitions"),
            Map.entry("node-type:", "CA, SWITCH, ROUTER, SELF or ALL"),
            Map.entry("group:", GROUPS),
            Map.entry("across:", GROUPS),
            Map.entry("across-from:", GROUPS),
            Map.entry("across-to:", GROUPS),
            Map.entry("source:", GROUPS),
            Map.entry("destination:", GROUPS),
            Map.entry("qos-level-name:", "the name of a qos-level"),
            Map.entry("vlarb-high:", "VL:weight pairs such as 0:64,1:32"),
            Map.entry("vlarb-low:", "VL:weight pairs such as 0:64,1:32"),
            Map.entry("sl2vl-table:", "16 VLs"),
            Map.entry("from:", "port numbers or *"),
            Map.entry("to:", "port numbers or *"),
            Map.entry("path-bits:", RANGES),
            Map.entry("qos-class:", RANGES),
            Map.entry("service-id:", RANGES),
            Map.entry("any,service-id", RANGES),
            Map.entry("any,pkey", "P_Keys and ranges of them"),
            Map.entry("ipoib,pkey", "P_Keys and ranges of them"),
            Map.entry("sdp,port-num", "port numbers"),
            Map.entry("rds,port-num", "port numbers"),
            Map.entry("iser,port-num", "port numbers"));

    private static final Set<String> TEXT = Set.of(
            "name:",
            "use:",
            "port-name:",
            "partition:",
            "group:",
            "across:",
            "across-from:",
            "across-to:",
            "source:",
            "destination:",
            "qos-level-name:");

    private Expected() {}

    /** Whether names or a description follow that keyword. */
    static boolean isText(String keyword) {
        return TEXT.contains(keyword);
    }

    /** What follows that keyword. */
    static String behind(String keyword) {
        String expected = BY_KEYWORD.get(keyword);
        if (expected != null) {
            return expected;
        }
        return keyword.endsWith("port-guid") ? "port GUIDs and ranges of them" : "a number";
    }
}
