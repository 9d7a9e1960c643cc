package org.qos.fabric.snapshot;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.PortNumber;

/**
 * A line of opensm-subnet.lst, all of whose numbers are hexadecimal.
 *
 * @param own the port that the line is about
 * @param peer the port at the other end of its cable
 * @param width the active width in lanes, 0 when it is not given
 * @param speed the active speed as ibnetdiscover calls it, empty when it is not given
 * @param isDown whether the link is down
 */
record SubnetListLine(End own, End peer, int width, String speed, boolean isDown) {

    private static final String END = "\\{ (CA|SW|Rt)(-SM)? Ports:(\\p{XDigit}{1,2}) SystemGUID:\\p{XDigit}{1,16}"
            + " NodeGUID:(\\p{XDigit}{1,16}) PortGUID:(\\p{XDigit}{1,16}) VenID:\\p{XDigit}+ DevID:\\p{XDigit}+"
            + " Rev:\\p{XDigit}+ \\{(.*?)\\} LID:(\\p{XDigit}{1,4}) PN:(\\p{XDigit}{1,2}) \\}";

    private static final int GROUPS_OF_AN_END = 8;
    private static final Pattern LINE =
            Pattern.compile(END + " " + END + "(?: PHY=(\\d+|\\?\\?)x?)?(?: LOG=(\\w+))?(?: SPD=(\\S+))?\\s*");

    /**
     * An end of a cable.
     *
     * @param type the type of its node
     * @param manager whether the master subnet manager runs there
     * @param nodePorts how many external ports the node has
     * @param nodeGuid the node's GUID
     * @param portGuid the port's GUID, of a switch that of port 0
     * @param description the NodeDescription
     * @param lid the base LID as it is written, of a switch that of port 0
     * @param number the port's number
     */
    record End(
            NodeType type,
            boolean manager,
            int nodePorts,
            long nodeGuid,
            long portGuid,
            String description,
            int lid,
            int number) {

        PortId id() {
            return new PortId(nodeGuid, number);
        }

        End withLid(int other) {
            return new End(type, manager, nodePorts, nodeGuid, portGuid, description, other, number);
        }

        boolean hasTooManyPorts() {
            return nodePorts > PortNumber.MAX || number > PortNumber.MAX;
        }

        boolean isOfSwitch() {
            return type == NodeType.SWITCH;
        }
    }

    static Optional<SubnetListLine> parse(String text) {
        Matcher line = LINE.matcher(text);
        if (!line.matches()) {
            return Optional.empty();
        }
        int link = 2 * GROUPS_OF_AN_END;
        return Optional.of(new SubnetListLine(
                end(line, 0),
                end(line, GROUPS_OF_AN_END),
                width(line.group(link + 1)),
                LinkCodes.speedOf(line.group(link + 3) == null ? "" : line.group(link + 3)),
                "DWN".equals(line.group(link + 2))));
    }

    /** The same line with other LIDs of its ports. */
    SubnetListLine withLids(int ownLid, int peerLid) {
        return new SubnetListLine(own.withLid(ownLid), peer.withLid(peerLid), width, speed, isDown);
    }

    private static End end(Matcher line, int offset) {
        return new End(
                type(line.group(offset + 1)),
                line.group(offset + 2) != null,
                Integer.parseInt(line.group(offset + 3), 16),
                Guid.parse(line.group(offset + 4)),
                Guid.parse(line.group(offset + 5)),
                line.group(offset + 6),
                Integer.parseInt(line.group(offset + 7), 16),
                Integer.parseInt(line.group(offset + 8), 16));
    }

    private static int width(String lanes) {
        return lanes == null || lanes.startsWith("?") || lanes.length() > 2 ? 0 : Integer.parseInt(lanes);
    }

    private static NodeType type(String keyword) {
        return switch (keyword) {
            case "CA" -> NodeType.CA;
            case "SW" -> NodeType.SWITCH;
            default -> NodeType.ROUTER;
        };
    }
}
