package org.qos.conformity.subnet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.runtime.fabric.NodeType;

/**
 * The ports of a subnet, from the list that OpenSM writes after a sweep as {@code opensm-subnet.lst} (OpenSM
 * osm_subnet.c: a line for each port with a cable, its peer behind it, all numbers hexadecimal).
 *
 * @param ports every port that has a cable, in the order of the list
 * @param managerLid the LID of the port on which OpenSM runs
 */
public record SubnetList(List<SubnetPort> ports, int managerLid) {

    private static final Pattern PORT =
            Pattern.compile("^\\{ (?<type>CA|SW|Rt)(?<manager>-SM)? Ports:(?<ports>\\w+) SystemGUID:\\w+"
                    + " NodeGUID:(?<node>\\w+) PortGUID:(?<port>\\w+) VenID:\\w+ DevID:\\w+ Rev:\\w+"
                    + " \\{(?<description>.*?)\\} LID:(?<lid>\\w+) PN:(?<number>\\w+) \\}");

    /** Copies the list. */
    public SubnetList {
        ports = List.copyOf(ports);
    }

    /**
     * Reads the list.
     *
     * @throws IllegalArgumentException when no port in it is marked as the manager's
     */
    public static SubnetList parse(String text) {
        List<SubnetPort> ports = new ArrayList<>();
        int managerLid = 0;
        for (String line : text.lines().toList()) {
            Matcher match = PORT.matcher(line);
            if (match.find()) {
                ports.add(port(match));
                managerLid = match.group("manager") == null ? managerLid : hexadecimal(match.group("lid"));
            }
        }
        if (managerLid == 0) {
            throw new IllegalArgumentException("no port of the list is marked -SM");
        }
        return new SubnetList(ports, managerLid);
    }

    /** Every port that can be the end of a path, once: those of adapters and routers, and port 0 of each switch. */
    public List<SubnetPort> ends() {
        Map<Long, SubnetPort> byGuid = new LinkedHashMap<>();
        ports.forEach(port -> byGuid.putIfAbsent(port.portGuid(), port));
        return List.copyOf(byGuid.values());
    }

    /**
     * The first port of a node.
     *
     * @throws IllegalArgumentException when no node bears that description
     */
    public SubnetPort first(String description) {
        return ports.stream()
                .filter(port -> port.description().equals(description))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no node is called " + description));
    }

    private static SubnetPort port(Matcher match) {
        return new SubnetPort(
                type(match.group("type")),
                Long.parseUnsignedLong(match.group("node"), 16),
                Long.parseUnsignedLong(match.group("port"), 16),
                match.group("description"),
                hexadecimal(match.group("lid")),
                hexadecimal(match.group("number")),
                hexadecimal(match.group("ports")));
    }

    private static NodeType type(String word) {
        return switch (word) {
            case "CA" -> NodeType.CA;
            case "SW" -> NodeType.SWITCH;
            default -> NodeType.ROUTER;
        };
    }

    private static int hexadecimal(String digits) {
        return Integer.parseInt(digits, 16);
    }
}
