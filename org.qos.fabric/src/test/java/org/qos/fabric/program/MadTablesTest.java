package org.qos.fabric.program;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.fabric.mad.DirectedRoute;
import org.qos.fabric.mad.MKey;
import org.qos.fabric.mad.Mad;
import org.qos.fabric.mad.MadWindow;
import org.qos.fabric.sim.Faults;
import org.qos.fabric.sim.RandomState;
import org.qos.fabric.sim.SimulatedPort;
import org.qos.fabric.sim.SimulatedSubnet;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.setup.SetupPlan;

class MadTablesTest {

    private static final PortId LOCAL = new PortId(1, 1);
    private static final PortId LEAF_2 = new PortId(SmallSubnet.SWITCH, 2);
    private static final long TO_VL_1 = 0x1111_1111_1111_1111L;

    private final SmallSubnet subnet = new SmallSubnet(3);
    private final Map<BlockId, BlockValue> before = subnet.tables(0, "0:4 1:0", "0:1 1:0", 3);
    private final Map<BlockId, BlockValue> wanted = subnet.tables(TO_VL_1, "1:4 0:0", "1:8 0:0", 9);
    private final TableResponder agents = new TableResponder(subnet.fabric(), LOCAL, before);

    @TempDir
    Path folder;

    @Test
    void routesLeadToSwitchesAndToThePortsOfOtherNodes() {
        Routes routes = new Routes(subnet.fabric(), LOCAL);
        assertEquals(DirectedRoute.LOCAL, routes.to(LOCAL).orElseThrow());
        assertEquals(DirectedRoute.of(1), routes.to(LEAF_2).orElseThrow());
        assertEquals(DirectedRoute.of(1, 3), routes.to(new PortId(3, 1)).orElseThrow());
        assertTrue(routes.to(new PortId(9, 1)).isEmpty());
        Routes fromTheSwitch = new Routes(subnet.fabric(), new PortId(SmallSubnet.SWITCH, 0));
        assertEquals(DirectedRoute.of(3), fromTheSwitch.to(new PortId(3, 1)).orElseThrow());
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {20_261_122, 1, 2, 3, 4, 5})
    void lossesDelaysAndDuplicatesChangeNothing(long seed) throws Exception {
        Faults faults = new Faults(seed, 0.1, 0.1, Duration.ofMillis(1), Duration.ofMillis(100));
        SimulatedPort port = new SimulatedPort(agents, faults);
        assertEquals(List.of(), apply(port, subnet.plan(before, wanted)).failures());
        assertEquals(wanted, agents.tables());
        ProgramResult back = new Rollback(tables(port), settings()).run(subnet.state(agents.tables()), true);
        assertEquals(List.of(), back.failures());
        assertEquals(before, agents.tables());
    }

    @Test
    void nothingIsSetWhenNothingDiffers() throws Exception {
        SimulatedPort port = new SimulatedPort(agents);
        assertEquals(new ProgramResult(0, 0, List.of(), Optional.empty()), apply(port, subnet.plan(before, before)));
        assertEquals(List.of(), setsOf(port));
    }

    @Test
    void theLimitIsChangedInPortInfoAndNoStateIsRequested() throws Exception {
        SimulatedPort port = new SimulatedPort(agents);
        assertEquals(
                6,
                apply(port, subnet.plan(before, subnet.tables(0, "0:4 1:0", "0:1 1:0", 200)))
                        .sets());
        byte[] expected = ByteBuffer.allocate(64)
                .putShort(16, (short) 7)
                .put(32, (byte) 0x70)
                .put(33, (byte) 0x02)
                .put(36, (byte) 0x41)
                .put(38, (byte) 200)
                .array();
        assertEquals(6, agents.portInfoSets().size());
        agents.portInfoSets().forEach(set -> assertArrayEquals(expected, set));
    }

    @Test
    void aNodeAtAnotherPlaceIsMissing() {
        SmallSubnet other = new SmallSubnet(2);
        MadWindow window = new MadWindow(new SimulatedPort(new TableResponder(other.fabric(), LOCAL, Map.of())));
        TableAccess tables = new MadTables(window, subnet.fabric(), LOCAL);
        assertEquals(Map.of(new PortId(3, 1), "no answer"), tables.missing(subnet.ports()));
        TableAccess elsewhere =
                new MadTables(new MadWindow(new SimulatedPort(agents)), subnet.fabric(), new PortId(2, 1));
        assertEquals(
                Map.of(new PortId(2, 1), "node 0x0000000000000001 is there now"),
                elsewhere.missing(List.of(new PortId(2, 1))));
    }

    @ParameterizedTest(name = "byte {0} of NodeInfo is {1}")
    @CsvSource({"2, 4", "3, 255", "36, 255"})
    void aNodeThatDoesNotSayWhatItIsIsMissing(int offset, int value) {
        SimulatedPort lying = new SimulatedPort((request, to) -> agents.answer(request, to)
                .map(answer -> answer.with(Mad.SMP_DATA + offset, new byte[] {(byte) value})));
        assertEquals(Map.of(LEAF_2, "malformed answer"), tables(lying).missing(List.of(LEAF_2)));
    }

    @Test
    void aRefusedRequestHasItsStatus() {
        BlockId unknown = BlockId.row(LEAF_2, 77);
        assertEquals(
                Map.of(unknown, BlockReply.failed("status 0x001c")),
                tables(new SimulatedPort(agents)).read(List.of(unknown)));
    }

    @Test
    void aProtectedPortIsSetWithItsMKeyOnly() {
        SubnetState state = RandomState.of(1, 2);
        PortId port = new PortId(RandomState.caGuid(1, 0), 1);
        SimulatedPort agent =
                new SimulatedPort(new SimulatedSubnet(state, RandomState.origin()).protect(port, 0xabcdL << 48, 1));
        BlockSet row = new BlockSet(BlockId.row(port, 0), new BlockValue.Row(TO_VL_1));
        assertEquals(Map.of(row.id(), BlockReply.failed("no answer")), set(agent, MKey.NONE, state, row));
        assertEquals(Map.of(row.id(), BlockReply.failed("no answer")), set(agent, new MKey(1), state, row));
        assertEquals(Map.of(row.id(), BlockReply.of(row.value())), set(agent, new MKey(0xabcdL << 48), state, row));
    }

    private static Map<BlockId, BlockReply> set(SimulatedPort agent, MKey key, SubnetState state, BlockSet row) {
        MadWindow window = new MadWindow(key.at(agent));
        return new MadTables(window, state.fabric(), RandomState.origin()).set(List.of(row));
    }

    private ProgramResult apply(SimulatedPort port, SetupPlan plan) throws Exception {
        return new Apply(tables(port), settings()).run(plan, subnet.state(agents.tables()));
    }

    private MadTables tables(SimulatedPort port) {
        return new MadTables(new MadWindow(port), subnet.fabric(), LOCAL);
    }

    private ProgramSettings settings() {
        return new ProgramSettings(folder, OptionalLong.empty(), Set.of(), new PlanScope(false, true), false);
    }

    private static List<Mad> setsOf(SimulatedPort port) {
        return port.sent().stream()
                .filter(mad -> mad.method() == Mad.METHOD_SET)
                .toList();
    }
}
