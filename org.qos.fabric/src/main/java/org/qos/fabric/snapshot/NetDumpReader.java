package org.qos.fabric.snapshot;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.value.Guid;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.PortNumber;
import org.qos.runtime.value.Rate;

/**
 * Reads the list of switch ports of ibdiagnet 2 ({@code .net_dump}): a heading for each switch, a row for each of its ports, the
 * columns in the order of their own heading. It names the ports of neighbors by labels of their devices, so that cables are
 * not taken from it. Bad content gives problems, never an exception.
 */
public final class NetDumpReader extends LineReader<Snapshot> {

    private static final Pattern SWITCH =
            Pattern.compile("\"(.*)\"\\s*,.*\\b(0x\\p{XDigit}{1,16})\\s*,\\s*LID\\s+(\\d{1,5})\\s*");

    private final Map<Long, Node> switches = new LinkedHashMap<>();
    private final Map<PortId, PortState> states = new HashMap<>();
    private final Set<PortId> listed = new HashSet<>();
    private OptionalLong current = OptionalLong.empty();
    private List<String> header = List.of();

    private NetDumpReader() {}

    /**
     * Reads a stream to its end.
     *
     * @throws IOException when the stream cannot be read
     */
    public static Snapshot read(InputStream bytes) throws IOException {
        return new NetDumpReader().readAll(bytes);
    }

    @Override
    void accept(String text) {
        Matcher head = SWITCH.matcher(text.strip());
        List<String> cells =
                Arrays.stream(text.split(" : ", -1)).map(String::strip).toList();
        if (cells.contains("IB#")) {
            header = cells;
        } else if (isTerminal(text)) {
            return;
        } else if (head.matches()) {
            addSwitch(head);
        } else if (cells.size() > 1 && !header.isEmpty() && current.isPresent()) {
            addPort(new CsvRow(header, cells));
        } else if (!switches.isEmpty()) {
            warn("not a line of a .net_dump of ibdiagnet; it is left out");
        }
    }

    private void addSwitch(Matcher head) {
        long guid = Guid.parse(head.group(2));
        int lid = lid(Integer.parseInt(head.group(3)), guid);
        Port port0 = new Port(new PortId(guid, 0), 0, lid, 0, Optional.empty());
        current = OptionalLong.of(guid);
        nodeBegins(guid);
        if (switches.putIfAbsent(guid, new Node(guid, NodeType.SWITCH, head.group(1), 0, false, List.of(port0)))
                != null) {
            warn("the switch " + Guid.text(guid) + " is listed twice; the first name and LID count");
        }
    }

    private void addPort(CsvRow row) {
        int number = row.number("IB#").orElse(0);
        if (number < 1 || number > PortNumber.MAX) {
            warn("a port has a number from 1 to 254; it is left out");
            return;
        }
        PortId port = new PortId(current.getAsLong(), number);
        if (!listed.add(port)) {
            warn("port " + number + " of this switch is listed twice; the first line counts");
            return;
        }
        PortState.Builder state = PortState.builder();
        row.number("MTU", Mtu.MIN_CODE, Mtu.MAX_CODE, this::warn)
                .ifPresent(code -> PortStateField.NEIGHBOR_MTU.set(state, code));
        String width = row.text("LWA").orElse("");
        if (width.matches("\\d{1,2}x")) {
            int lanes = Integer.parseInt(width.substring(0, width.length() - 1));
            Rate.of(lanes, LinkCodes.speedOf(row.text("LSA").orElse("")))
                    .ifPresent(code -> PortStateField.RATE.set(state, code));
        }
        if (!state.build().equals(PortState.UNKNOWN)) {
            states.put(port, state.build());
        }
    }

    @Override
    Snapshot result() {
        if (switches.isEmpty()) {
            return Snapshot.unusable(problemsAnd("no switch found, is this the .net_dump of ibdiagnet?"));
        }
        Fabric fabric = Fabric.of(new ArrayList<>(switches.values()), OptionalLong.empty());
        return new Snapshot(SubnetState.of(fabric).withPorts(states), nodeLines(), problems());
    }
}
