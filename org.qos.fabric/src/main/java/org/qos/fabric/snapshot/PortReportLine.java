package org.qos.fabric.snapshot;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.value.Guid;

/**
 * A line of the port report of ibnetdiscover.
 *
 * @param own the port that the line is about
 * @param peer the port at the other end of its cable; empty where there is no cable
 * @param description the NodeDescription of its node
 * @param width the active width in lanes, 0 when it is not given
 * @param speed the active speed as ibnetdiscover calls it, empty when it is not given
 */
record PortReportLine(End own, Optional<End> peer, String description, int width, String speed) {

    private static final String END = "(CA|SW|RT) +(\\d{1,5}) +(\\d{1,3}) 0x(\\p{XDigit}{1,16})";

    /** Lines end with the description in quotes, or, with a cable, with both in parentheses. */
    private static final Pattern LINE = Pattern.compile("\\s*" + END + " (?:(\\d{1,2})x|\\S+) ([A-Z]+\\d*|\\S+)(?: - "
            + END + " \\( '(.*?)' - '.*' \\)| +'(.*)')\\s*");

    private static final int PEER = 6;

    /**
     * An end of a cable.
     *
     * @param type the type of its node
     * @param lid the base LID as it is written, of a switch that of port 0
     * @param number the port's number
     * @param guid the port's GUID, of a switch that of port 0
     */
    record End(NodeType type, int lid, int number, long guid) {

        boolean isOfSwitch() {
            return type == NodeType.SWITCH;
        }
    }

    static Optional<PortReportLine> parse(String text) {
        Matcher line = LINE.matcher(text);
        if (!line.matches()) {
            return Optional.empty();
        }
        Optional<End> peer = line.group(PEER + 1) == null ? Optional.empty() : Optional.of(end(line, PEER));
        int names = PEER + 5;
        String speed = line.group(PEER);
        return Optional.of(new PortReportLine(
                end(line, 0),
                peer,
                peer.isPresent() ? line.group(names) : line.group(names + 1),
                line.group(5) == null ? 0 : Integer.parseInt(line.group(5)),
                Character.isLetter(speed.charAt(0)) ? speed : ""));
    }

    /** The same line with another LID of its port. */
    PortReportLine withLid(int lid) {
        return new PortReportLine(new End(own.type(), lid, own.number(), own.guid()), peer, description, width, speed);
    }

    private static End end(Matcher line, int offset) {
        int lid = Integer.parseInt(line.group(offset + 2));
        return new End(
                type(line.group(offset + 1)),
                lid,
                Integer.parseInt(line.group(offset + 3)),
                Guid.parse(line.group(offset + 4)));
    }

    private static NodeType type(String keyword) {
        return switch (keyword) {
            case "CA" -> NodeType.CA;
            case "SW" -> NodeType.SWITCH;
            default -> NodeType.ROUTER;
        };
    }
}
