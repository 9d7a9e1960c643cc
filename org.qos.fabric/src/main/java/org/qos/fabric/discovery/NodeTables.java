package org.qos.fabric.discovery;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.fabric.mad.PortInfo;
import org.qos.fabric.mad.SmpAttribute;
import org.qos.fabric.mad.SmpClient.Priority;
import org.qos.fabric.mad.SmpTables;
import org.qos.fabric.mad.SwitchInfo;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.Sl2VlRows;
import org.qos.runtime.fabric.VlArbTables;
import org.qos.runtime.value.Lid;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/** The questions for the tables of nodes, as far as their devices have them, and the tables from the answers. */
final class NodeTables {

    private static final int GUID_BLOCK = 8;

    private final Sl2VlRows.Builder sl2vl = Sl2VlRows.builder();
    private final TableBlocks<Arbitration, VlWeight> arbitration = new TableBlocks<>();
    private final Map<PortId, OptionalInt> highLimits = new HashMap<>();
    private final TableBlocks<PortId, Integer> pkeys = new TableBlocks<>();
    private final TableBlocks<Long, Integer> forwarding = new TableBlocks<>();
    private final Map<Long, Long> aliases = new HashMap<>();

    /** One of the two arbitration tables of a port. */
    private record Arbitration(PortId port, Priority priority) {}

    /** All questions about a node; each is made when it is asked for. */
    Stream<Question> questions(DiscoveredNode node) {
        List<Integer> numbers = new ArrayList<>();
        node.portNumbers().forEach(numbers::add);
        return Stream.concat(
                node.switchInfo().stream().flatMap(info -> forwardingBlocks(node, info)),
                numbers.stream()
                        .flatMap(port -> node.portInfo(port).stream().flatMap(info -> tables(node, port, info))));
    }

    private Stream<Question> tables(DiscoveredNode node, int port, PortInfo info) {
        highLimits.put(node.id(port), OptionalInt.of(info.vlHighLimit()));
        return Stream.of(
                        pkeyBlocks(node, port),
                        arbitration(node, port, info),
                        sl2VlRows(node, port),
                        guids(node, port, info))
                .flatMap(questions -> questions);
    }

    private Stream<Question> forwardingBlocks(DiscoveredNode node, SwitchInfo info) {
        if (info.linearCap() == 0) {
            return Stream.empty();
        }
        int lids = Math.min(info.linearTop(), Lid.MAX_UNICAST) + 1;
        int blocks = forwarding.expect(node.info().nodeGuid(), lids, SmpTables.FORWARDING_BLOCK);
        return IntStream.range(0, blocks)
                .mapToObj(block -> question(
                        node,
                        0,
                        SmpAttribute.LINEAR_FORWARDING_TABLE,
                        block,
                        data -> forwarding.put(node.info().nodeGuid(), block, outPorts(data))));
    }

    private static List<Integer> outPorts(byte[] data) {
        return IntStream.range(0, SmpTables.FORWARDING_BLOCK)
                .mapToObj(i -> data[i] & 0xff)
                .toList();
    }

    private Stream<Question> pkeyBlocks(DiscoveredNode node, int port) {
        boolean external = node.isSwitch() && port != 0;
        if (external && node.switchInfo().isEmpty()) {
            return Stream.empty();
        }
        int entries = external
                ? node.switchInfo().get().partitionEnforcementCap()
                : node.info().partitionCap();
        int blocks = entries == 0 ? 0 : pkeys.expect(node.id(port), entries, SmpTables.PKEY_BLOCK);
        return IntStream.range(0, blocks)
                .mapToObj(block -> question(
                        node,
                        port,
                        SmpAttribute.P_KEY_TABLE,
                        SmpTables.pkeyModifier(block, selector(node, port)),
                        data -> pkeys.put(node.id(port), block, SmpTables.pkeys(data))));
    }

    private Stream<Question> arbitration(DiscoveredNode node, int port, PortInfo info) {
        if (!hasVls(node, port)) {
            return Stream.empty();
        }
        return Stream.concat(
                arbitration(node, port, Priority.HIGH, info.vlArbHighCap()),
                arbitration(node, port, Priority.LOW, info.vlArbLowCap()));
    }

    private Stream<Question> arbitration(DiscoveredNode node, int port, Priority priority, int entries) {
        if (entries > VlArbitration.MAX_ENTRIES) {
            return Stream.empty();
        }
        Arbitration table = new Arbitration(node.id(port), priority);
        int blocks = arbitration.expect(table, entries, SmpTables.ARBITRATION_BLOCK);
        return IntStream.range(0, blocks).mapToObj(block -> {
            int inBlock = Math.min(SmpTables.ARBITRATION_BLOCK, entries - block * SmpTables.ARBITRATION_BLOCK);
            return question(
                    node,
                    port,
                    SmpAttribute.VL_ARBITRATION_TABLE,
                    SmpTables.arbitrationModifier(priority.firstBlock() + block, selector(node, port)),
                    data -> arbitration.put(table, block, SmpTables.arbitration(data, inBlock)));
        });
    }

    /** A row for each in-port of a switch, port 0 included; one row for other nodes. */
    private Stream<Question> sl2VlRows(DiscoveredNode node, int port) {
        if (!hasVls(node, port) || !node.common(port).map(PortInfo::slMapping).orElse(false)) {
            return Stream.empty();
        }
        int lastIn = node.isSwitch() ? node.info().portCount() : 0;
        return IntStream.rangeClosed(0, lastIn)
                .mapToObj(in -> question(
                        node,
                        port,
                        SmpAttribute.SL_TO_VL_TABLE,
                        node.isSwitch() ? SmpTables.sl2VlModifier(in, port) : 0,
                        data -> sl2vl.row(node.id(port), in, SmpTables.sl2Vl(data))));
    }

    private Stream<Question> guids(DiscoveredNode node, int port, PortInfo info) {
        if (node.isSwitch()) {
            return Stream.empty();
        }
        return IntStream.range(0, (info.guidCap() + GUID_BLOCK - 1) / GUID_BLOCK)
                .mapToObj(block -> question(
                        node, port, SmpAttribute.GUID_INFO, block, data -> addAliases(node.guid(port), block, data)));
    }

    /** The first GUID of a port is its own, the others are aliases; 0 is none. */
    private void addAliases(long portGuid, int block, byte[] data) {
        ByteBuffer guids = ByteBuffer.wrap(data);
        for (int i = block == 0 ? 1 : 0; i < GUID_BLOCK; i++) {
            long guid = guids.getLong(i * Long.BYTES);
            if (guid != 0) {
                aliases.put(guid, portGuid);
            }
        }
    }

    /** Base port 0 of a switch has no VLs (IBTA 18.2.4). */
    private static boolean hasVls(DiscoveredNode node, int port) {
        return !node.isSwitch()
                || port != 0
                || node.switchInfo().map(SwitchInfo::enhancedPort0).orElse(false);
    }

    /** The port in attribute modifiers, which only agents of switches read. */
    private static int selector(DiscoveredNode node, int port) {
        return node.isSwitch() ? port : 0;
    }

    private static Question question(
            DiscoveredNode node, int port, SmpAttribute attribute, int modifier, Consumer<byte[]> answer) {
        return new Question(node.id(port), node.route(port), attribute, modifier, answer);
    }

    Sl2VlRows sl2vl() {
        return sl2vl.build();
    }

    Map<PortId, VlArbTables> vlArb() {
        Map<PortId, VlArbTables> tables = new HashMap<>();
        highLimits.forEach(
                (port, limit) -> tables.put(port, new VlArbTables(Optional.empty(), Optional.empty(), limit)));
        arbitration.forEach((table, entries) -> tables.compute(
                table.port(),
                (port, known) -> table.priority() == Priority.HIGH
                        ? new VlArbTables(Optional.of(entries), known.low(), known.highLimit())
                        : new VlArbTables(known.high(), Optional.of(entries), known.highLimit())));
        return tables;
    }

    Map<PortId, List<Integer>> pkeys() {
        Map<PortId, List<Integer>> tables = new HashMap<>();
        pkeys.forEach(tables::put);
        return tables;
    }

    ForwardingTables forwarding() {
        ForwardingTables.Builder tables = ForwardingTables.builder();
        forwarding.forEach((guid, outPorts) -> {
            tables.table(guid);
            for (int lid = 1; lid < outPorts.size() && lid <= Lid.MAX_UNICAST; lid++) {
                if (outPorts.get(lid) != ForwardingTables.NO_PORT) {
                    tables.entry(guid, lid, outPorts.get(lid));
                }
            }
        });
        return tables.build();
    }

    Map<Long, Long> aliases() {
        return aliases;
    }
}
