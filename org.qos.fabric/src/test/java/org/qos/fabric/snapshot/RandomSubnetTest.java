package org.qos.fabric.snapshot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.Sl2VlRows;
import org.qos.runtime.value.Sl2VlRow;

/** What a subnet is comes back from the files that show it. */
class RandomSubnetTest {

    private static final long SEED = 20_061_122L;
    private static final int ROUNDS = 300;

    private final Random random = new Random(SEED);

    @Test
    void ibnetdiscoverShowsTheWholeSubnet() throws IOException {
        for (int round = 0; round < ROUNDS; round++) {
            RandomSubnet subnet = new RandomSubnet(random);
            String text = subnet.ibnetdiscover();
            Snapshot snapshot = IbnetdiscoverReader.read(stream(text));

            assertEquals(List.of(), snapshot.problems(), about(round, text));
            assertEquals(byGuid(subnet.fabric(true)), byGuid(snapshot.fabric()), about(round, text));
        }
    }

    @Test
    void theListOfOpenSmShowsTheCabledPortsOfTheSubnet() throws IOException {
        for (int round = 0; round < ROUNDS; round++) {
            RandomSubnet subnet = new RandomSubnet(random);
            String text = subnet.subnetList();
            Snapshot snapshot = SubnetListReader.read(stream(text));

            assertEquals(List.of(), snapshot.problems(), about(round, text));
            assertEquals(byGuid(subnet.fabric(false)), byGuid(snapshot.fabric()), about(round, text));
        }
    }

    @Test
    void cablesHaveTwoEnds() throws IOException {
        for (int round = 0; round < ROUNDS; round++) {
            String text = new RandomSubnet(random).ibnetdiscover();
            Fabric fabric = IbnetdiscoverReader.read(stream(text)).fabric();
            for (Node node : fabric.nodes()) {
                for (Port port : node.ports()) {
                    fabric.peer(port)
                            .ifPresent(
                                    peer -> assertEquals(port, fabric.peer(peer).orElseThrow(), text));
                }
            }
        }
    }

    @Test
    void forwardingTablesComeBackFromTheDump() throws IOException {
        for (int round = 0; round < ROUNDS; round++) {
            Map<Long, Map<Integer, Integer>> tables = someTables();
            StringBuilder text = new StringBuilder();
            tables.forEach((guid, table) -> {
                text.append(String.format("Unicast lids [0-%d] of switch Lid 1 guid 0x%016x ('s'):%n", 0xbfff, guid));
                table.forEach((lid, port) -> text.append(String.format("0x%04x %03d # x%n", lid, port)));
                text.append(table.size()).append(" lids dumped\n");
            });
            ForwardingReader.Result read = ForwardingReader.read(stream(text.toString()));

            assertEquals(List.of(), read.problems(), about(round, text));
            assertEquals(tables.keySet(), read.tables().switches());
            String about = about(round, text);
            tables.forEach((guid, table) -> table.forEach(
                    (lid, port) -> assertEquals(port, read.tables().port(guid, lid), about)));
        }
    }

    @Test
    void sl2VlTablesComeBackFromTheDump() throws IOException {
        for (int round = 0; round < ROUNDS; round++) {
            Fabric fabric = new RandomSubnet(random).fabric(true);
            Map<PortId, Map<Integer, List<Integer>>> rows = new HashMap<>();
            StringBuilder text = new StringBuilder();
            fabric.nodes().stream().filter(node -> node.port(0).isPresent()).forEach(node -> {
                text.append(String.format("Switch 0x%016x, base LID 1, \"s\"%n", node.guid()));
                text.append("#in out : 0  1  2\n");
                for (int in = 0; in <= node.portCount(); in++) {
                    int out = 1 + random.nextInt(node.portCount());
                    List<Integer> vls = random.ints(16, 0, 16).boxed().toList();
                    rows.computeIfAbsent(new PortId(node.guid(), out), unseen -> new HashMap<>())
                            .put(in, vls);
                    text.append(String.format("%d   %d   :", in, out));
                    vls.forEach(vl -> text.append(' ').append(vl));
                    text.append(" \n");
                }
            });
            Sl2VlReader.Result read = Sl2VlReader.read(stream(text.toString()), fabric);

            assertEquals(List.of(), read.problems(), about(round, text));
            String about = about(round, text);
            rows.forEach(
                    (out, byIn) -> byIn.forEach((in, vls) -> assertEquals(vls, vlsOf(read.tables(), out, in), about)));
        }
    }

    private static List<Integer> vlsOf(Sl2VlRows tables, PortId out, int in) {
        long row = tables.row(out, in).orElseThrow();
        return IntStream.range(0, 16).mapToObj(sl -> Sl2VlRow.vl(row, sl)).toList();
    }

    private Map<Long, Map<Integer, Integer>> someTables() {
        Map<Long, Map<Integer, Integer>> tables = new TreeMap<>();
        for (int count = 1 + random.nextInt(4); count > 0; count--) {
            Map<Integer, Integer> table = new TreeMap<>();
            for (int entries = random.nextInt(50); entries > 0; entries--) {
                table.put(1 + random.nextInt(0xbfff), random.nextInt(255));
            }
            tables.put(random.nextLong(), table);
        }
        return tables;
    }

    private static Map<Long, Node> byGuid(Fabric fabric) {
        Map<Long, Node> nodes = new TreeMap<>();
        fabric.nodes().forEach(node -> nodes.put(node.guid(), node));
        return nodes;
    }

    private static String about(int round, CharSequence text) {
        return "seed " + SEED + ", round " + round + ":\n" + text;
    }

    private static InputStream stream(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }
}
