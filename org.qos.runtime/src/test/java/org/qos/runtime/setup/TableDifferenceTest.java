package org.qos.runtime.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.qos.runtime.testing.SmallFabric.FABRIC;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.Sl2VlRows;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.fabric.VlArbTables;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.testing.Policies;
import org.qos.runtime.testing.Setups;
import org.qos.runtime.testing.SmallFabric;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.VlWeight;

/** The blocks that lead from the tables of a channel adapter's port to those that a policy states. */
class TableDifferenceTest {

    private static final PortId PORT = new PortId(0xa0, 1);
    private static final PortGroup ALPHA = Policies.guids("alpha", SmallFabric.ALPHA_1);
    private static final Long ALL_VL_1 = Sl2VlRow.of(Collections.nCopies(16, 1));

    @Test
    void aRowThatThePortHasIsNotSetAgain() {
        assertEquals(List.of(), sl2vl(Optional.of(ALL_VL_1)));
        assertEquals(List.of(new TableBlock.Sl2Vl(0, Optional.of(7L), ALL_VL_1)), sl2vl(Optional.of(7L)));
    }

    @Test
    void aRowThatIsNotKnownIsSet() {
        assertEquals(List.of(new TableBlock.Sl2Vl(0, Optional.empty(), ALL_VL_1)), sl2vl(Optional.empty()));
    }

    @Test
    void aTableIsSetWithAllEntriesThatThePortTakes() {
        VlArbTables now = tables("", "0:9,1:9,2:9,3:9");
        assertEquals(
                List.of(new TableBlock.VlArb(1, now.low(), Setups.weights("0:1,0:0,0:0,0:0"))),
                arbitration(4, now, "", "0:1", -1));
        assertEquals(List.of(), arbitration(4, tables("", "0:1,0:0,0:0,0:0"), "", "0:1", -1));
    }

    @Test
    void onlyTheBlockOf32EntriesThatDiffersIsSet() {
        List<VlWeight> long40 = Collections.nCopies(40, new VlWeight(1, 1));
        List<VlWeight> other = List.of(new VlWeight(2, 2));
        List<VlWeight> now = Setups.weights("1:1,".repeat(39) + "2:2");
        List<TableBlock> blocks = arbitration(
                40, new VlArbTables(Optional.of(now), Optional.empty(), OptionalInt.empty()), text(40), "", -1);
        assertEquals(
                List.of(new TableBlock.VlArb(4, Optional.of(now.subList(32, 40)), long40.subList(32, 40))), blocks);
        assertEquals(other, now.subList(39, 40));
    }

    @Test
    void aLongTableThatIsNotKnownTakesTwoMads() {
        assertEquals(
                List.of(1, 2),
                arbitration(64, VlArbTables.UNKNOWN, "", text(33), -1).stream()
                        .map(block -> ((TableBlock.VlArb) block).block())
                        .toList());
    }

    @Test
    void aTableOfAPortWithoutArbitrationIsNotSet() {
        assertEquals(List.of(), arbitration(0, VlArbTables.UNKNOWN, "0:1", "0:1", -1));
    }

    @Test
    void theLimitIsSetWhenItDiffers() {
        VlArbTables now = new VlArbTables(Optional.empty(), Optional.empty(), OptionalInt.of(3));
        assertEquals(List.of(new TableBlock.HighLimit(OptionalInt.of(3), 4)), arbitration(8, now, "", "", 4));
        assertEquals(List.of(), arbitration(8, now, "", "", 3));
    }

    @Test
    void madsThatSetUnknownTablesAreCounted() {
        SetupPlan plan = plan(state(Optional.of(7L), 8, VlArbTables.UNKNOWN), "0:1", "0:1", 1);
        assertEquals(4, plan.mads());
        assertEquals(3, plan.madsOfUnknownTables());
    }

    private static List<TableBlock> sl2vl(Optional<Long> now) {
        return plan(state(now, 8, VlArbTables.UNKNOWN), "", "", -1).changes().stream()
                .flatMap(change -> change.blocks().stream())
                .toList();
    }

    private static List<TableBlock> arbitration(int capacity, VlArbTables now, String high, String low, int limit) {
        return plan(state(Optional.of(ALL_VL_1), capacity, now), high, low, limit).changes().stream()
                .flatMap(change -> change.blocks().stream())
                .toList();
    }

    private static SetupPlan plan(SubnetState state, String high, String low, int limit) {
        return SetupPlanner.plan(
                Setups.bind(
                        FABRIC,
                        List.of(Setups.scope().group(ALPHA).vls(1)),
                        List.of(Setups.scope().group(ALPHA).arbitration(high, low, limit))),
                state);
    }

    private static SubnetState state(Optional<Long> row, int capacity, VlArbTables arbitration) {
        Sl2VlRows.Builder rows = Sl2VlRows.builder();
        row.ifPresent(known -> rows.row(PORT, 0, known));
        PortState limits = PortState.builder()
                .vlCap(5)
                .vlArbHighCap(capacity)
                .vlArbLowCap(capacity)
                .build();
        return new SubnetState(
                FABRIC, ForwardingTables.NONE, Map.of(PORT, limits), rows.build(), Map.of(PORT, arbitration), Map.of());
    }

    private static VlArbTables tables(String high, String low) {
        return new VlArbTables(
                Optional.of(Setups.weights(high)), Optional.of(Setups.weights(low)), OptionalInt.empty());
    }

    /** A table of entries {@code 1:1}. */
    private static String text(int entries) {
        return "1:1,".repeat(entries - 1) + "1:1";
    }
}
