package org.qos.cli.scale;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A fat tree of two levels: each leaf has a link to each spine.
 *
 * @param leaves how many leaf switches there are
 * @param spines how many spine switches there are
 * @param hostsOfLeaf how many hosts each leaf has
 */
public record FatTree(int leaves, int spines, int hostsOfLeaf) {

    private static final long SWITCHES = 0x9000000000L;
    private static final long HOSTS = 0xa000000000L;
    private static final int STEP = 0x10;
    private static final int FIRST_HOST_LID = 1000;

    /** The output of ibnetdiscover. */
    public String links() {
        StringBuilder text = new StringBuilder();
        for (int index = 0; index < leaves + spines; index++) {
            int ports = index < leaves ? hostsOfLeaf + spines : leaves;
            text.append(String.format(
                    "switchguid=0x%x(%x)%nSwitch\t%d \"%s\"\t\t# \"%s\" enhanced port 0 lid %d lmc 0%n",
                    switchGuid(index), switchGuid(index), ports, switchId(index), switchName(index), index + 1));
            for (int port = 1; port <= ports; port++) {
                text.append(index < leaves ? leafLink(index, port) : spineLink(index, port));
            }
            text.append('\n');
        }
        for (int host = 0; host < leaves * hostsOfLeaf; host++) {
            int leaf = host / hostsOfLeaf;
            text.append(String.format(
                    "caguid=0x%x%nCa\t1 \"%s\"\t\t# \"%s\"%n[1](%x) \t\"%s\"[%d]\t\t# lid %d lmc 0 \"%s\" lid %d 4xHDR%n%n",
                    hostGuid(host),
                    hostId(host),
                    hostName(host),
                    hostGuid(host) + 1,
                    switchId(leaf),
                    host % hostsOfLeaf + 1,
                    FIRST_HOST_LID + host,
                    switchName(leaf),
                    leaf + 1));
        }
        return text.toString();
    }

    private String leafLink(int leaf, int port) {
        if (port <= hostsOfLeaf) {
            int host = leaf * hostsOfLeaf + port - 1;
            return String.format(
                    "[%d]\t\"%s\"[1](%x) \t\t# \"%s\" lid %d 4xHDR%n",
                    port, hostId(host), hostGuid(host) + 1, hostName(host), FIRST_HOST_LID + host);
        }
        return switchLink(port, leaves + port - hostsOfLeaf - 1, leaf + 1);
    }

    private String spineLink(int spine, int port) {
        return switchLink(port, port - 1, hostsOfLeaf + spine - leaves + 1);
    }

    private String switchLink(int port, int peer, int peerPort) {
        return String.format(
                "[%d]\t\"%s\"[%d]\t\t# \"%s\" lid %d 4xHDR%n",
                port, switchId(peer), peerPort, switchName(peer), peer + 1);
    }

    /** The dump of the forwarding tables that OpenSM writes. */
    public String forwardingTables() {
        StringBuilder text = new StringBuilder();
        int hosts = leaves * hostsOfLeaf;
        for (int index = 0; index < leaves + spines; index++) {
            text.append(String.format(
                    "Unicast lids [0-%d] of switch Lid %d guid 0x%016x ('%s'):%n",
                    FIRST_HOST_LID + hosts - 1, index + 1, switchGuid(index), switchName(index)));
            for (int host = 0; host < hosts; host++) {
                text.append(String.format(
                        "0x%04x %03d # Channel Adapter portguid 0x%016x: '%s'%n",
                        FIRST_HOST_LID + host, route(index, host), hostGuid(host) + 1, hostName(host)));
            }
            text.append(hosts).append(" valid lids dumped\n");
        }
        return text.toString();
    }

    private int route(int index, int host) {
        int leaf = host / hostsOfLeaf;
        if (index >= leaves) {
            return leaf + 1;
        }
        return index == leaf ? host % hostsOfLeaf + 1 : hostsOfLeaf + 1 + host % spines;
    }

    /** A policy in the syntax of OpenSM with a group for each kind of hosts. */
    public String policy() {
        Map<String, List<String>> groups = new TreeMap<>();
        for (int host = 0; host < leaves * hostsOfLeaf; host++) {
            groups.computeIfAbsent(kind(host), kind -> new ArrayList<>())
                    .add(String.format("0x%x", hostGuid(host) + 1));
        }
        StringBuilder text = new StringBuilder("port-groups\n");
        groups.forEach((kind, guids) -> text.append("port-group\nname: ")
                .append(kind)
                .append('\n')
                .append("port-guid: ")
                .append(String.join(", ", guids))
                .append("\nend-port-group\n"));
        text.append("end-port-groups\nqos-levels\n");
        List<String> levels = List.of("DEFAULT", "Storage", "Parallel", "Management");
        for (int sl = 0; sl < levels.size(); sl++) {
            text.append("qos-level\nname: ")
                    .append(levels.get(sl))
                    .append("\nsl: ")
                    .append(sl)
                    .append("\nend-qos-level\n");
        }
        return text.append("end-qos-levels\nqos-match-rules\n")
                .append(rule("destination: oss, mds\nservice-id: 0x10603db", "Storage"))
                .append(rule("source: oss, mds\nservice-id: 0x10603db", "Storage"))
                .append(rule("destination: mgmt", "Management"))
                .append(rule("source: gpu\ndestination: gpu", "Parallel"))
                .append(rule("qos-class: 1-4", "Parallel"))
                .append("end-qos-match-rules\n")
                .toString();
    }

    private static String rule(String criteria, String level) {
        return "qos-match-rule\n" + criteria + "\nqos-level-name: " + level + "\nend-qos-match-rule\n";
    }

    private String hostName(int host) {
        return kind(host) + String.format("%04d HCA-1", host + 1);
    }

    private static String kind(int host) {
        if (host % 504 == 3) {
            return "mds";
        }
        if (host % 504 == 5) {
            return "mgmt";
        }
        if (host % 63 == 7) {
            return "oss";
        }
        return host % 4 == 1 ? "gpu" : "cn";
    }

    private static long hostGuid(int host) {
        return HOSTS + (long) host * STEP;
    }

    private static String hostId(int host) {
        return String.format("H-%016x", hostGuid(host));
    }

    private static long switchGuid(int index) {
        return SWITCHES + (long) index * STEP;
    }

    private static String switchId(int index) {
        return String.format("S-%016x", switchGuid(index));
    }

    private String switchName(int index) {
        return index < leaves ? String.format("leaf%03d", index + 1) : String.format("spine%02d", index - leaves + 1);
    }
}
