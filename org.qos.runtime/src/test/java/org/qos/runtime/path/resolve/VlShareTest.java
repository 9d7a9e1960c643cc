package org.qos.runtime.path.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.Sl2VlRows;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.QosOptions;
import org.qos.runtime.option.SlMtus;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.testing.QosOn;
import org.qos.runtime.value.VlWeight;

/** The part of a busy link that a VL gets by the arbitration tables (IBTA 7.6.9). */
class VlShareTest {

    private static final PortId PORT = new PortId(0xa0, 1);

    /**
     * Packets of 2048 bytes: the high-priority table sends max(packet, limit x 4096) bytes for each packet of the low one. An entry sends
     * whole packets: one for each 32 units of weight, and one for the rest.
     */
    @ParameterizedTest(name = "high {0} low {1} limit {2}: VL {3} has {4}")
    @CsvSource(
            textBlock =
                    """
                    0:1,     1:1,     0,   0,  0.5
                    0:1,     1:1,     0,   1,  0.5
                    0:1,     1:1,     1,   0,  0.6666667
                    0:1,     1:1,     1,   1,  0.3333333
                    0:1,     1:1,     10,  1,  0.0476190
                    0:1,     1:1,     254, 1,  0.0019646
                    0:1,     1:1,     255, 0,  1
                    0:1,     1:1,     255, 1,  0
                    0:0,     1:32 2:96, 10,  1,  0.25
                    0:0,     1:32 2:96, 10,  2,  0.75
                    0:0,     1:32 2:96, 255, 2,  0.75
                    0:0,     1:1 2:3, 0,   2,  0.5
                    0:96 1:32, 1:0,   0,   0,  0.75
                    0:96 1:32, 1:0,   0,   1,  0.25
                    0:1 1:1, 1:1 2:1, 0,   1,  0.5
                    0:1 1:1, 1:1 2:1, 0,   2,  0.25
                    0:1 1:1, 1:1 2:1, 0,   7,  0
                    0:0,     1:0,     0,   1,  0
                    """)
    void theLimitDividesTheLinkAndTheWeightsEachTable(String high, String low, int limit, int vl, double share) {
        assertEquals(share, share(high, low, limit, 4, NodeType.CA, vl, 4).orElseThrow(), 1e-6);
    }

    @ParameterizedTest(name = "MTU code {0}")
    @CsvSource({"1, 0.0588235", "2, 0.1111111", "3, 0.2", "4, 0.3333333", "5, 0.5"})
    void thePacketOfTheLowTableHasTheMtuOfTheLink(int mtu, double share) {
        assertEquals(share, share("0:1", "1:1", 1, 4, NodeType.CA, 1, mtu).orElseThrow(), 1e-6);
    }

    /** A link of 4096 bytes, SL n on VL n; the level of SL 1 is limited to 256 bytes. */
    @ParameterizedTest(name = "low {0}: VL{1} with a path of MTU code {2}")
    @CsvSource({
        // a packet of 4096 bytes of VL0, then one of 256 of VL1
        "0:1 1:1,   0, 5, 0.9411764706",
        "0:1 1:1,   1, 1, 0.0588235294",
        // weights of 4096 bytes are 4096 bytes in packets of both sizes
        "0:64 1:64, 1, 1, 0.5",
        // a path that another link limits to 2048 bytes, beside others with 4096: 2048 of 2304 bytes
        "0:1 1:1,   0, 4, 0.8888888889",
    })
    void aLevelWithAnMtuLimitHasSmallerPackets(String low, int vl, int mtu, double share) {
        assertEquals(share, shareWithSmallSl1(low, SubnetState.UNKNOWN, NodeType.CA, vl, mtu), 1e-9);
    }

    /**
     * Of packets from one in-port SL n is on VL n: 4096 bytes of VL0, then 256 of VL1. Of those from any other all SLs are on VL0, which
     * then has small packets beside large ones of VL1.
     */
    @ParameterizedTest(name = "{0}, SL 1 on VL1 for in-port {1}")
    @CsvSource({
        "CA,     0, 0.9411764706",
        "CA,     1, 0.0588235294",
        "SWITCH, 1, 0.9411764706",
        "SWITCH, 0, 0.0588235294",
    })
    void aSwitchSendsThePacketsOfItsPortsAnAdapterItsOwn(NodeType type, int inPort, double share) {
        Sl2VlRows rows = Sl2VlRows.builder()
                .row(PORT, 1 - inPort, 0)
                .row(PORT, inPort, 0x0000_0000_0000_0010L)
                .build();
        SubnetState read =
                new SubnetState(SmallSubnet.FABRIC, ForwardingTables.NONE, Map.of(), rows, Map.of(), Map.of());
        assertEquals(share, shareWithSmallSl1("0:1 1:1", read, type, 0, 5), 1e-9);
    }

    /** SL 0 has packets of 4096 bytes, SL 1 those of 256 bytes, with the same tables at all kinds of ports. */
    private static double shareWithSmallSl1(String low, SubnetState read, NodeType type, int vl, int mtu) {
        SmOptions options =
                QosOn.USUALLY.tables(tables("0:0", low, 0), Map.of()).options();
        RoutedSubnet subnet = subnet(options, 4, 5);
        QosLevel limited = QosLevel.ofSl("Small", 1).withMtuLimit(1);
        MatchRule rule =
                new MatchRule("", List.of(), List.of(), Ranges.NONE, Ranges.NONE, Ranges.NONE, Ranges.NONE, limited);
        Policy policy = new Policy(List.of(), List.of(), QosLevel.ofSl("Usual", 0), List.of(rule), FabricSetup.NONE);
        ExpectedTables tables = new ExpectedTables(subnet, read, List.of(), SlMtus.of(policy, options));
        return share(subnet, tables, type, vl, mtu).orElseThrow();
    }

    @ParameterizedTest(name = "operational VLs {0}: VL {1}")
    @CsvSource({"1, 0, 1", "2, 0, 0.5", "2, 1, 0.5", "3, 2, 0.25", "3, 3, 0.25", "4, 6, 0.25"})
    void entriesOfVlsThatTheLinkLacksCountForThoseTheyWrapOnto(int vls, int vl, double share) {
        double found =
                share("0:0", "0:1 5:1 6:1 3:1", 0, vls, NodeType.CA, vl, 4).orElseThrow();
        assertEquals(share, found, 1e-9);
    }

    @Test
    void packetsThatAreDroppedHaveNoShare() {
        assertEquals(OptionalDouble.empty(), share("0:1", "1:1", 0, 4, NodeType.CA, 15, 4));
        assertEquals(OptionalDouble.empty(), share("0:1", "1:1", 0, 1, NodeType.CA, 15, 4));
    }

    /** Every kind has the table of the tests on VL1 but its own on another VL. */
    @ParameterizedTest
    @CsvSource({"CA, 2", "ROUTER, 3", "SWITCH, 4"})
    void theTablesAreThoseOfTheKindOfPort(NodeType type, int vl) {
        Map<PortKind, QosOptions> kinds = new HashMap<>();
        kinds.put(PortKind.CA, tables("0:0", "2:1", 0));
        kinds.put(PortKind.ROUTER, tables("0:0", "3:1", 0));
        kinds.put(PortKind.SWITCH_EXTERNAL, tables("0:0", "4:1", 0));
        kinds.put(PortKind.SWITCH_PORT_0, tables("0:0", "5:1", 0));
        assertEquals(1, share(kinds, 4, type, vl, 4).orElseThrow());
        assertEquals(0, share(kinds, 4, type, vl + 1, 4).orElseThrow());
    }

    /** Sends packets as the standard says and counts them. */
    @ParameterizedTest(name = "limit {0}")
    @CsvSource({"0", "1", "2", "7"})
    void aSimulatedLinkIsSharedAlike(int limit) {
        int packet = 2048;
        double[] sent = new double[15];
        int inHigh = 0;
        int inLow = 0;
        int[] high = {0, 0, 0, 1};
        int[] low = {2, 3, 3};
        for (int round = 0; round < 12_000; round++) {
            for (int burst = 0; burst < Math.max(1, limit * 4096 / packet); burst++) {
                sent[high[inHigh++ % high.length]] += packet;
            }
            sent[low[inLow++ % low.length]] += packet;
        }
        double all = 0;
        for (double bytes : sent) {
            all += bytes;
        }
        for (int vl = 0; vl < 4; vl++) {
            double share = share("0:96 1:32", "2:32 3:64", limit, 4, NodeType.CA, vl, 4)
                    .orElseThrow();
            assertEquals(sent[vl] / all, share, 1e-3, "VL" + vl);
        }
    }

    @Test
    void aVlThatTheLinkDoesNotUseHasNoShare() {
        assertEquals(OptionalDouble.empty(), share("0:96 3:32", "1:32", 0, 2, NodeType.CA, 3, 4));
        assertNotEquals(OptionalDouble.empty(), share("0:96 3:32", "1:32", 0, 2, NodeType.CA, 1, 4));
    }

    private static OptionalDouble share(String high, String low, int limit, int vls, NodeType type, int vl, int mtu) {
        return share(Map.of(PortKind.CA, tables(high, low, limit)), vls, type, vl, mtu);
    }

    private static OptionalDouble share(Map<PortKind, QosOptions> kinds, int vls, NodeType type, int vl, int mtu) {
        SmOptions options = QosOn.USUALLY.tables(QosOptions.NONE, kinds).options();
        RoutedSubnet subnet = subnet(options, vls, mtu);
        return share(subnet, ExpectedTables.ofOptions(subnet), type, vl, mtu);
    }

    private static RoutedSubnet subnet(SmOptions options, int vls, int mtu) {
        RoutedSubnet known = new SmallSubnet().options(options).build();
        PortState state =
                PortState.builder().operationalVls(vls).neighborMtu(mtu).build();
        return new RoutedSubnet(
                known.fabric(),
                known.forwarding(),
                Map.of(PORT, state),
                known.sl2vl(),
                known.pkeys(),
                known.partitions(),
                options);
    }

    private static OptionalDouble share(RoutedSubnet subnet, ExpectedTables tables, NodeType type, int vl, int mtu) {
        Node node = new Node(
                PORT.nodeGuid(),
                type,
                "",
                1,
                false,
                subnet.fabric().node(PORT.nodeGuid()).orElseThrow().ports());
        return new VlShare(subnet, tables)
                .of(node, PORT, vl, mtu)
                .map(share -> OptionalDouble.of(share.part()))
                .orElse(OptionalDouble.empty());
    }

    private static QosOptions tables(String high, String low, int limit) {
        return new QosOptions(
                OptionalInt.empty(),
                OptionalInt.of(limit),
                Optional.of(weights(high)),
                Optional.of(weights(low)),
                Optional.empty());
    }

    private static List<VlWeight> weights(String text) {
        List<VlWeight> table = new ArrayList<>();
        for (String entry : text.split(" ")) {
            String[] parts = entry.split(":");
            table.add(new VlWeight(Integer.parseInt(parts[0]), Integer.parseInt(parts[1])));
        }
        return table;
    }
}
