package org.qos.fabric.snapshot;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Lid;

/**
 * Takes lines of ibnetdiscover's output apart. Whitespace does not matter, as terminals and mail programs change them;
 * ibdiagnet's labels of ports ({@code [1](1/1/1)}) and the external ports of chassis ({@code [1][ext 4]}) are passed
 * over.
 */
final class IbnetdiscoverParser {

    /** Far beyond any line that ibnetdiscover prints. */
    private static final int MAX_LINE = 2_000;

    private static final Pattern ORIGIN = Pattern.compile(
            "#\\s*Initiated from node\\s+(?:0x)?[0-9a-fA-F]{1,16}\\s+port\\s+(?:0x)?([0-9a-fA-F]{1,16})");
    private static final Pattern GUID = Pattern.compile(
            "(?:switch|ca|hca|rt)guids?\\s*=\\s*(?:0x)?[0-9a-fA-F]{1,16}(?:\\((?:0x)?([0-9a-fA-F]{1,16})\\))?.*");
    private static final Pattern NODE =
            Pattern.compile("(Switch|Ca|Hca|Rt)\\s*(\\d{1,3})\\s*\"([^\"]*)\"\\s*(?:#\\s*(?:\"(.*)\"(.*))?.*)?");
    private static final Pattern PORT = Pattern.compile(
            "\\[(\\d{1,3})]((?:\\[ext[^]]*]|\\([^)]*\\))*)\\s*\"([^\"]*)\"\\s*\\[(\\d{1,3})]((?:\\[ext[^]]*]|\\([^)]*\\))*)(.*)");
    private static final Pattern ID = Pattern.compile("[SHR]-([0-9a-fA-F]{1,16})");
    private static final Pattern PORT_GUID = Pattern.compile("\\((?:0x)?([0-9a-fA-F]{1,16})\\)$");
    private static final Pattern LID = Pattern.compile("\\blid\\s+(\\d{1,5})");
    private static final Pattern LID_WRITTEN = Pattern.compile("\\blid\\s+(\\d{1,18})\\b");
    private static final int LID_DIGITS = 5;
    private static final Pattern OWN_NOT_A_LID =
            Pattern.compile("(?:#|\\bport 0)\\s+lid\\s+(0|" + Lid.PERMISSIVE + ")\\b");

    private static final Pattern LMC = Pattern.compile("\\blmc\\s+(\\d{1,9})\\b");
    private static final Pattern CABLE = Pattern.compile("\\b(\\d{1,2})x\\s?([A-Z]+\\d*)");
    private static final Pattern NEITHER_NODE_NOR_PORT = Pattern.compile("#.*|[a-z0-9_]+\\s*=.*|Chassis\\b.*|Hop\\b.*");

    private static final Map<String, NodeType> TYPES =
            Map.of("Switch", NodeType.SWITCH, "Ca", NodeType.CA, "Hca", NodeType.CA, "Rt", NodeType.ROUTER);

    private IbnetdiscoverParser() {}

    static IbnetdiscoverLine parse(String text) {
        String line = text.strip();
        if (line.isEmpty()) {
            return new IbnetdiscoverLine.Empty();
        }
        if (line.length() > MAX_LINE) {
            return new IbnetdiscoverLine.Unreadable();
        }
        return switch (line.charAt(0)) {
            case '[' -> port(line);
            case '#' -> comment(line);
            default -> node(line).or(() -> guid(line)).orElseGet(() -> other(line));
        };
    }

    private static IbnetdiscoverLine comment(String line) {
        Matcher origin = ORIGIN.matcher(line);
        return origin.lookingAt()
                ? new IbnetdiscoverLine.Origin(Guid.parse(origin.group(1)))
                : new IbnetdiscoverLine.Skipped();
    }

    private static IbnetdiscoverLine other(String line) {
        return NEITHER_NODE_NOR_PORT.matcher(line).matches()
                ? new IbnetdiscoverLine.Skipped()
                : new IbnetdiscoverLine.Unreadable();
    }

    private static Optional<IbnetdiscoverLine> guid(String line) {
        Matcher guid = GUID.matcher(line);
        return guid.matches()
                ? Optional.of(new IbnetdiscoverLine.GuidLine(optionalHex(guid.group(1))))
                : Optional.empty();
    }

    private static Optional<IbnetdiscoverLine> node(String line) {
        Matcher node = NODE.matcher(line);
        if (!node.matches()) {
            return Optional.empty();
        }
        String description = node.group(4) == null ? "" : node.group(4);
        String port0 = node.group(5) == null ? "" : node.group(5);
        return Optional.of(new IbnetdiscoverLine.NodeLine(
                TYPES.get(node.group(1)),
                Integer.parseInt(node.group(2)),
                idGuid(node.group(3)),
                node.group(3),
                description,
                port0.contains("enhanced port 0"),
                lid(port0),
                lmc(port0)));
    }

    private static IbnetdiscoverLine port(String line) {
        Matcher port = PORT.matcher(line);
        if (!port.matches()) {
            return new IbnetdiscoverLine.Unreadable();
        }
        String rest = port.group(6);
        // A CA's line describes its own port before the peer's description, of the peer after it.
        int description = rest.indexOf('"');
        String own = description < 0 ? "" : rest.substring(0, description);
        String after = rest.substring(rest.lastIndexOf('"') + 1);
        return new IbnetdiscoverLine.PortLine(
                Integer.parseInt(port.group(1)),
                portGuid(port.group(2)),
                lid(own),
                lmc(own),
                new IbnetdiscoverLine.Peer(
                        idGuid(port.group(3)), Integer.parseInt(port.group(4)), portGuid(port.group(5)), lid(after)),
                cable(after));
    }

    private static OptionalLong idGuid(String id) {
        Matcher guid = ID.matcher(id);
        return guid.matches() ? optionalHex(guid.group(1)) : OptionalLong.empty();
    }

    /** The GUID is the last thing in parentheses; a label may come before it. */
    private static OptionalLong portGuid(String parentheses) {
        Matcher guid = PORT_GUID.matcher(parentheses);
        return guid.find() ? optionalHex(guid.group(1)) : OptionalLong.empty();
    }

    private static int lid(String text) {
        Matcher lid = LID.matcher(text);
        int value = lid.find() ? Integer.parseInt(lid.group(1)) : 0;
        return value <= Lid.MAX_UNICAST ? value : 0;
    }

    /** A LID of a line that is not a unicast LID, and is not read. */
    static Optional<String> otherLid(String line) {
        return LID_WRITTEN
                .matcher(withoutDescriptions(line))
                .results()
                .map(lid -> lid.group(1))
                .filter(lid -> lid.length() > LID_DIGITS
                        || Integer.parseInt(lid) > Lid.MAX_UNICAST && Integer.parseInt(lid) != Lid.PERMISSIVE)
                .findFirst();
    }

    /** What the port of a line, of a switch port 0, has instead of a LID as long as no subnet manager has given it one. */
    static OptionalInt ownNotALid(String line) {
        Matcher found = OWN_NOT_A_LID.matcher(withoutDescriptions(line));
        return found.find() ? OptionalInt.of(Integer.parseInt(found.group(1))) : OptionalInt.empty();
    }

    /** The LMC of a line as it is written, 0 where the line does not say. */
    static int writtenLmc(String line) {
        Matcher lmc = LMC.matcher(withoutDescriptions(line));
        return lmc.find() ? Integer.parseInt(lmc.group(1)) : 0;
    }

    private static String withoutDescriptions(String line) {
        return line.replaceAll("\"[^\"]*\"", "\"\"");
    }

    private static int lmc(String text) {
        int lmc = writtenLmc(text);
        return lmc <= Lid.MAX_LMC ? lmc : 0;
    }

    private static IbnetdiscoverLine.Cable cable(String text) {
        Matcher cable = CABLE.matcher(text);
        return cable.find()
                ? new IbnetdiscoverLine.Cable(Integer.parseInt(cable.group(1)), cable.group(2))
                : new IbnetdiscoverLine.Cable(0, "");
    }

    private static OptionalLong optionalHex(String digits) {
        return digits == null ? OptionalLong.empty() : OptionalLong.of(Guid.parse(digits));
    }
}
