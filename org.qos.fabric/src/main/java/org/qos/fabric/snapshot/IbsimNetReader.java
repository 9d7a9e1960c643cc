package org.qos.fabric.snapshot;

import java.io.IOException;
import java.io.InputStream;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Link;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.PortNumber;

/**
 * Reads a net of the simulator ibsim as its own parser does (ibsim sim_net.c:parse_netconf): nodes have the GUIDs that ibsim
 * gives them, a cable that one end names connects both, and lines of other kinds are ignored. Width and speed of a cable are
 * the highest that both ends have enabled. Bad content gives problems, never an exception.
 */
public final class IbsimNetReader extends LineReader<Snapshot> {

    private static final Pattern NODE = Pattern.compile("(Switch|Hca|Ca|Rt)[^\\d\"]*(\\d{1,5})\\s*\"([^\"]*)\"(.*)");
    private static final Pattern GUIDS =
            Pattern.compile("(switchguid|hcaguid|caguid|rtguid)s?\\s*([=+])\\s*(0[xX])?(\\p{XDigit}{1,16}).*");
    private static final Pattern DEFAULT = Pattern.compile("(width|speed|extspeed)\\s*=\\s*(\\d{1,2}).*");
    private static final Pattern PORT_0 = Pattern.compile(" (?:enhanced port |base port |lid |lmc ).*");
    private static final int EXTENDED_BITS = 8;

    private static final Map<String, NodeType> TYPES =
            Map.of("Switch", NodeType.SWITCH, "Hca", NodeType.CA, "Ca", NodeType.CA, "Rt", NodeType.ROUTER);
    private static final Map<String, NodeType> GUID_TYPES = Map.of(
            "switchguid", NodeType.SWITCH, "hcaguid", NodeType.CA, "caguid", NodeType.CA, "rtguid", NodeType.ROUTER);

    private final Map<String, IbsimNode> nodes = new LinkedHashMap<>();
    private final Map<Long, String> byGuid = new LinkedHashMap<>();
    /** The GUIDs that the next nodes get, and the numbers that relative assignments add to. */
    private final Map<NodeType, Long> next =
            new EnumMap<>(Map.of(NodeType.CA, 0x100000L, NodeType.SWITCH, 0x200000L, NodeType.ROUTER, 0L));

    private final Map<NodeType, Long> base = new EnumMap<>(next);
    /** Without assignments 4x and SDR are enabled. */
    private int widths = LinkCodes.widthCode(4);

    private int speeds = LinkCodes.speedBit("SDR");
    private IbsimNode current;

    private IbsimNetReader() {}

    /**
     * Reads a stream to its end.
     *
     * @throws IOException when the stream cannot be read
     */
    public static Snapshot read(InputStream bytes) throws IOException {
        return new IbsimNetReader().readAll(bytes);
    }

    @Override
    void accept(String text) {
        Matcher node = NODE.matcher(text);
        Matcher guids = GUIDS.matcher(text);
        Matcher usual = DEFAULT.matcher(text);
        if (text.startsWith("#")) {
            return;
        }
        if (current != null && text.strip().startsWith("[")) {
            addPort(text.strip());
            return;
        }
        current = null;
        if (node.matches()) {
            addNode(node);
        } else if (guids.matches()) {
            assign(GUID_TYPES.get(guids.group(1)), guids.group(2).equals("+"), guids.group(3) != null, guids.group(4));
        } else if (usual.matches()) {
            enable(usual.group(1), Integer.parseInt(usual.group(2)));
        } else if (text.startsWith("include")) {
            warn("included files are not read");
        }
    }

    private void assign(NodeType type, boolean relative, boolean hexadecimal, String digits) {
        try {
            long value = hexadecimal ? Guid.parse(digits) : Long.parseLong(digits);
            if (!relative) {
                base.put(type, value);
            }
            next.put(type, relative ? base.get(type) + value : value);
        } catch (NumberFormatException other) {
            warn("not a GUID; expected 0x and hexadecimal digits");
        }
    }

    private void enable(String what, int bits) {
        switch (what) {
            case "width" -> widths = bits;
            case "speed" -> speeds = speeds & ~0xff | bits;
            default -> speeds = speeds & 0xff | bits << EXTENDED_BITS;
        }
    }

    private void addNode(Matcher line) {
        NodeType type = TYPES.get(line.group(1));
        int ports = Integer.parseInt(line.group(2));
        String id = line.group(3);
        long guid = next.get(type);
        if (ports < 1 || ports > PortNumber.MAX) {
            warn("a node has 1 to 254 ports, not " + ports + "; it is left out");
        } else if (nodes.containsKey(id) || byGuid.containsKey(guid)) {
            warn("the node \"" + id + "\" or its GUID " + Guid.text(guid) + " is there already; it is left out");
        } else {
            String rest = line.group(4);
            String description = description(rest);
            current = new IbsimNode(guid, type, ports, description.isEmpty() ? id : description, rest);
            nodes.put(id, current);
            byGuid.put(guid, id);
            nodeBegins(guid);
            next.put(type, guid + (type == NodeType.SWITCH ? 1 : ports + 1));
            if (type == NodeType.SWITCH) {
                checkLid(rest);
            }
        }
    }

    /** The text after the number sign, in quotes or up to what is said of port 0. */
    private static String description(String rest) {
        int sign = rest.indexOf('#');
        String text = sign < 0 ? "" : rest.substring(sign + 1).strip();
        if (text.startsWith("\"")) {
            int end = text.indexOf('"', 1);
            return end < 0 ? text.substring(1) : text.substring(1, end);
        }
        return PORT_0.matcher(text).replaceFirst("");
    }

    private void addPort(String text) {
        Optional<IbsimPort> port = IbsimPort.parse(line(), text);
        if (port.isEmpty()) {
            warn("not a port of a net of ibsim; expected [1] \"node\"[2]");
        } else if (port.get().number() < 1 || port.get().number() > current.portCount()) {
            warn("port " + port.get().number() + " of a node with " + current.portCount() + " ports; it is left out");
        } else if (current.ports().putIfAbsent(port.get().number(), port.get()) != null) {
            warn("port " + port.get().number() + " is listed twice; the first line counts");
        } else {
            checkLid(text);
        }
    }

    /** Without a LID, or with LID 0, a net leaves it to the subnet manager. */
    private void checkLid(String text) {
        int lid = IbsimPort.writtenLid(text);
        if (lid != 0) {
            lid(lid, line());
        }
        lmc(IbsimPort.writtenLmc(text));
    }

    @Override
    Snapshot result() {
        if (nodes.isEmpty()) {
            return Snapshot.unusable(problemsAnd("no node found, is this a net of ibsim?"));
        }
        nodes.values().forEach(node -> node.ports().values().forEach(port -> connect(node, port)));
        Fabric fabric = Fabric.of(nodes.values().stream().map(IbsimNode::node).toList(), OptionalLong.empty());
        return new Snapshot(SubnetState.of(fabric), nodeLines(), problems());
    }

    private void connect(IbsimNode node, IbsimPort port) {
        IbsimNode remote = nodes.get(port.remote());
        if (remote == null || port.remotePort() < 1 || port.remotePort() > remote.portCount()) {
            warn(port.line(), "there is no port " + port.remotePort() + " of a node \"" + port.remote() + "\"");
            return;
        }
        Optional<Link> here = node.link(port.number());
        Optional<Link> there = remote.link(port.remotePort());
        if (here.isPresent() || there.isPresent()) {
            if (!here.map(Link::peer).equals(Optional.of(remote.id(port.remotePort())))) {
                warn(port.line(), "one of the two ports has another cable already; this one is left out");
            }
            return;
        }
        IbsimPort other = remote.ports().get(port.remotePort());
        int width = LinkCodes.width(
                Integer.highestOneBit(common(port.widths(), other == null ? 0 : other.widths(), widths)));
        String speed = LinkCodes.speed(common(port.speeds(), other == null ? 0 : other.speeds(), speeds));
        if (width == 0 || speed.isEmpty()) {
            warn(port.line(), "both ends of the cable have no known width or speed in common");
        }
        node.link(port.number(), new Link(remote.id(port.remotePort()), width, speed));
        remote.link(port.remotePort(), new Link(node.id(port.number()), width, speed));
    }

    /** What both ends enable; an end that says nothing follows the other. */
    private static int common(int one, int other, int usual) {
        if (one == 0 && other == 0) {
            return usual;
        }
        return one == 0 || other == 0 ? one | other : one & other;
    }
}
