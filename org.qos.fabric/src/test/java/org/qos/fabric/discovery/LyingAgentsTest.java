package org.qos.fabric.discovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.qos.fabric.discovery.UnreadAttribute.Reason;
import org.qos.fabric.mad.Mad;
import org.qos.fabric.mad.MadException;
import org.qos.fabric.mad.MadWindow;
import org.qos.fabric.mad.NodeInfo;
import org.qos.fabric.mad.SmpAttribute;
import org.qos.fabric.mad.WindowLimits;
import org.qos.fabric.sim.RandomState;
import org.qos.fabric.sim.SimulatedPort;
import org.qos.fabric.sim.SimulatedSubnet;
import org.qos.fabric.snapshot.JsonSnapshotReader;
import org.qos.fabric.snapshot.Snapshot;
import org.qos.fabric.snapshot.SnapshotWriter;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.SubnetState;

/** Agents whose answers do not conform to the standard: the discovery ends, and what it found is a snapshot that can be read. */
class LyingAgentsTest {

    private static final SubnetState STATE = RandomState.of(20_261_122, 4);
    private static final PortId LIAR = new PortId(RandomState.switchGuid(2), 0);

    @ParameterizedTest(name = "{0}, byte {1} is {2}")
    @CsvSource({
        // of NodeInfo: the type of the node, the number of ports, the port of arrival
        "NODE_INFO, 2, 00",
        "NODE_INFO, 2, 04",
        "NODE_INFO, 2, ff",
        "NODE_INFO, 3, ff",
        "NODE_INFO, 36, ff"
    })
    void aNodeThatCannotBeIsReportedAndLeftOut(SmpAttribute attribute, int offset, String bytes) throws IOException {
        DiscoveredSubnet found = discover(attribute, offset, bytes);
        assertEquals(
                Set.of(Reason.MALFORMED),
                found.unread().stream().map(UnreadAttribute::reason).collect(Collectors.toSet()));
        assertEquals(Optional.empty(), found.state().fabric().node(LIAR.nodeGuid()));
        assertIsReadBack(found.state());
    }

    /** The fields of PortInfo have more bits than the standard has values; other values are not known. */
    @ParameterizedTest(name = "{0}, byte {1} is {2}")
    @CsvSource({
        "PORT_INFO, 16, ffff",
        "PORT_INFO, 16, c000",
        "PORT_INFO, 31, ff",
        "PORT_INFO, 32, 00",
        "PORT_INFO, 32, ff",
        "PORT_INFO, 34, 07",
        "PORT_INFO, 35, ff",
        "PORT_INFO, 36, ff",
        "PORT_INFO, 36, 00",
        "PORT_INFO, 37, ff",
        "PORT_INFO, 37, 00",
        "PORT_INFO, 39, ff",
        "PORT_INFO, 40, ff",
        "PORT_INFO, 41, ff",
        "PORT_INFO, 43, ff",
        "PORT_INFO, 50, ff",
        "PORT_INFO, 62, ff",
        "SWITCH_INFO, 0, ffffffffffffffffffffffffffffffffffff",
        "SWITCH_INFO, 0, 000000000000000000000000000000000000",
        "NODE_DESCRIPTION, 0, fffe00ff0a0d1b",
        "NODE_DESCRIPTION, 0, 00",
        "P_KEY_TABLE, 0, ffff80007fff0000ffff",
        "SL_TO_VL_TABLE, 0, ffffffffffffffff",
        "VL_ARBITRATION_TABLE, 0, ffffffffffff",
        "LINEAR_FORWARDING_TABLE, 0, fffefffefffe",
        "EXTENDED_PORT_INFO, 15, ff",
        "GUID_INFO, 0, ffffffffffffffff"
    })
    void oddValuesDoNotEndTheDiscovery(SmpAttribute attribute, int offset, String bytes) throws IOException {
        DiscoveredSubnet found = discover(attribute, offset, bytes);
        assertTrue(found.state().fabric().node(LIAR.nodeGuid()).isPresent());
        assertIsReadBack(found.state());
    }

    @ParameterizedTest
    @EnumSource(names = {"NODE_INFO", "PORT_INFO", "SWITCH_INFO", "NODE_DESCRIPTION"})
    void anAgentThatAnswersEachNodeWithTheSameIsOneNode(SmpAttribute attribute) throws IOException {
        SimulatedSubnet subnet = new SimulatedSubnet(STATE, RandomState.origin());
        byte[][] first = {null};
        SimulatedPort port =
                new SimulatedPort((request, to) -> subnet.answer(request, to).map(answer -> {
                    if (answer.attribute() != attribute.code()) {
                        return answer;
                    }
                    first[0] = first[0] == null ? answer.smpData() : first[0];
                    return answer.withSmpData(first[0]);
                }));
        DiscoveredSubnet found = discover(port);
        assertTrue(found.state().fabric().nodes().size() >= 1);
        assertIsReadBack(found.state());
    }

    @ParameterizedTest(name = "byte {0} is {1}")
    @CsvSource({"2, 09", "3, ff"})
    void aLocalPortThatCannotBeIsAFailure(int offset, String bytes) {
        SimulatedSubnet subnet = new SimulatedSubnet(STATE, RandomState.origin());
        SimulatedPort port = new SimulatedPort((request, to) -> subnet.answer(request, to)
                .map(answer -> answer.attribute() == SmpAttribute.NODE_INFO.code()
                        ? answer.with(Mad.SMP_DATA + offset, HexFormat.of().parseHex(bytes))
                        : answer));
        assertEquals(
                "the local port does not answer: malformed answer",
                assertThrows(MadException.class, () -> discover(port)).getMessage());
    }

    @Test
    void theHighestNumberOfPortsIs254() {
        byte[] attribute = new byte[Mad.SMP_DATA_SIZE];
        attribute[2] = 2;
        attribute[3] = (byte) 254;
        attribute[36] = (byte) 254;
        NodeInfo info = NodeInfo.decode(attribute);
        assertEquals(List.of(254, 254), List.of(info.portCount(), info.localPort()));
    }

    private static DiscoveredSubnet discover(SmpAttribute attribute, int offset, String bytes) {
        SimulatedSubnet subnet = new SimulatedSubnet(STATE, RandomState.origin());
        return discover(new SimulatedPort((request, to) -> subnet.answer(request, to)
                .map(answer -> answer.attribute() == attribute.code() && isOfLiar(subnet, request)
                        ? answer.with(Mad.SMP_DATA + offset, HexFormat.of().parseHex(bytes))
                        : answer)));
    }

    /** Whether a request goes to the one node whose values are false. */
    private static boolean isOfLiar(SimulatedSubnet subnet, Mad request) {
        Mad who = Mad.directed(request.route(), Mad.METHOD_GET, SmpAttribute.NODE_INFO.code(), 0);
        return subnet.answer(who, null)
                .filter(answer -> NodeInfo.decode(answer.smpData()).nodeGuid() == LIAR.nodeGuid())
                .isPresent();
    }

    private static DiscoveredSubnet discover(SimulatedPort port) {
        MadWindow window = new MadWindow(port, WindowLimits.SUBNET_MANAGEMENT);
        return new FabricDiscovery(window, DiscoveryScope.ALL).discover();
    }

    private static void assertIsReadBack(SubnetState state) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        SnapshotWriter.write(state, out);
        Snapshot back = JsonSnapshotReader.read(new ByteArrayInputStream(out.toByteArray()));
        assertEquals(List.of(), back.problems());
        assertEquals(state, back.state());
    }
}
