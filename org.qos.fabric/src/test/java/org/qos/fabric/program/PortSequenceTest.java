package org.qos.fabric.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlWeight;

class PortSequenceTest {

    private static final PortId PORT = new PortId(0x10, 1);
    private static final int LOW = 1;
    private static final int HIGH = 3;

    @Test
    void aVlIsServedBeforeAnSlIsMappedToIt() {
        PortSettings now = settings(0, "0:4 0:0 0:0", "0:4 0:0 0:0");
        assertEquals(
                List.of("low 0:8,1:16,0:0", "high 1:4,0:0,0:0", "row of VL1"),
                sequence(now, settings(1, "1:4 0:0 0:0", "0:8 1:16 0:0")));
    }

    @Test
    void anSlIsMappedAwayBeforeItsVlLosesItsService() {
        PortSettings now = settings(1, "0:4 0:0", "1:4 0:0");
        assertEquals(List.of("row of VL0", "low 0:8,0:0"), sequence(now, settings(0, "0:4 0:0", "0:8 0:0")));
    }

    @Test
    void arbitrationThatServesNeitherIsMergedAtFirst() {
        assertEquals(
                List.of("high 0:4,1:9", "row of VL1", "high 1:9,0:0"),
                sequence(settings(0, "0:4 0:0", "2:1"), settings(1, "1:9 0:0", "2:1")));
    }

    @Test
    void vlsThatChangeTheirPriorityKeepAnEntry() {
        BlockSet bothVls = new BlockSet(BlockId.row(PORT, 0), new BlockValue.Row(0x10));
        PortSettings now = settings(0, "0:4 2:0", "1:4 2:0").after(List.of(bothVls));
        assertEquals(
                List.of("low 0:10,1:4", "high 1:200,2:0", "low 0:10,2:0"),
                sequence(now, now.after(List.of(high("1:200 2:0"), low("0:10 2:0")))));
    }

    @Test
    void tooFewEntriesAreReportedWithTheVlsThatAreNotServed() {
        PortSequence enough =
                PortSequence.of(PORT, settings(0, "0:1", "0:1"), List.of(row(3), high("3:1"), low("3:1")));
        assertEquals(0, enough.unserved());
        PortSequence tooFew = PortSequence.of(PORT, settings(0, "0:1", ""), List.of(row(3), high("3:1")));
        assertEquals(1 << 3, tooFew.unserved());
        assertEquals(2, tooFew.sets());
    }

    @Test
    void theLimitComesLast() {
        BlockSet limit = new BlockSet(new BlockId(PORT, BlockId.Table.HIGH_LIMIT, 0), new BlockValue.Limit(9));
        PortSequence sequence = PortSequence.of(PORT, settings(0, "0:1", "0:1"), List.of(row(1), high("1:1"), limit));
        assertEquals(limit, sequence.stages().get(sequence.stages().size() - 1).get(0));
    }

    @Test
    void noPrefixOfASequenceMapsAnSlToAVlWithoutService() {
        long seed = 20261122;
        System.out.println("PortSequenceTest: seed " + seed);
        Random random = new Random(seed);
        int gaps = 0;
        for (int i = 0; i < 5_000; i++) {
            RandomSettings tables = RandomSettings.of(random);
            PortSettings now = tables.next();
            PortSettings wanted = changedInPart(now, tables.next(), random);
            PortSequence sequence = PortSequence.of(PORT, now, changes(now, wanted));
            boolean enough = Integer.bitCount(now.servedVls() | wanted.servedVls()) < tables.entries();
            assertTrue(sequence.unserved() == 0 || !enough, () -> now + " to " + wanted);
            gaps += sequence.unserved() == 0 ? 0 : 1;
            assertEquals(wanted, played(now, wanted, sequence, random));
        }
        assertTrue(gaps > 0, "the case without enough entries is tested, too");
    }

    /** Some of the tables become others, as in a plan that states only a part. */
    private static PortSettings changedInPart(PortSettings now, PortSettings other, Random random) {
        List<BlockSet> changes = new ArrayList<>(changes(now, other));
        changes.removeIf(change -> random.nextInt(4) == 0);
        return now.after(changes);
    }

    private static PortSettings played(PortSettings now, PortSettings wanted, PortSequence sequence, Random random) {
        PortSettings state = now;
        for (List<BlockSet> stage : sequence.stages()) {
            List<BlockSet> anyOrder = new ArrayList<>(stage);
            Collections.shuffle(anyOrder, random);
            for (BlockSet set : anyOrder) {
                state = state.after(List.of(set));
                if (sequence.unserved() == 0) {
                    requireService(now, state, wanted);
                }
            }
        }
        return state;
    }

    /** An SL may be without service only where the first or the last tables have it so. */
    private static void requireService(PortSettings now, PortSettings state, PortSettings wanted) {
        state.rows().forEach((inPort, row) -> {
            for (int sl = 0; sl < Sl.COUNT; sl++) {
                int vl = Sl2VlRow.vl(row, sl);
                boolean served = vl == Vl.DROP || state.arbitration().serves(1 << vl);
                assertTrue(
                        served || without(now, inPort, sl, vl) || without(wanted, inPort, sl, vl),
                        () -> "VL" + vl + " has no service in " + state + " between " + now + " and " + wanted);
            }
        });
    }

    private static boolean without(PortSettings settings, int inPort, int sl, int vl) {
        return Sl2VlRow.vl(settings.rows().get(inPort), sl) == vl
                && !settings.arbitration().serves(1 << vl);
    }

    private static List<String> sequence(PortSettings now, PortSettings wanted) {
        return PortSequence.of(PORT, now, changes(now, wanted)).stages().stream()
                .flatMap(List::stream)
                .map(PortSequenceTest::text)
                .toList();
    }

    private static String text(BlockSet set) {
        return switch (set.id().table()) {
            case SL2VL -> "row of VL" + Sl2VlRow.vl(((BlockValue.Row) set.value()).row(), 15);
            case VLARB -> (set.id().number() == HIGH ? "high " : "low ") + set.value();
            case HIGH_LIMIT -> "limit " + set.value();
        };
    }

    private static List<BlockSet> changes(PortSettings now, PortSettings wanted) {
        List<BlockSet> changes = new ArrayList<>();
        wanted.rows().forEach((inPort, row) -> {
            if (!row.equals(now.rows().get(inPort))) {
                changes.add(new BlockSet(BlockId.row(PORT, inPort), new BlockValue.Row(row)));
            }
        });
        for (int block : now.arbitration().differing(wanted.arbitration())) {
            changes.add(arbitration(block, wanted.arbitration().blocks().get(block)));
        }
        return changes;
    }

    /** Settings of a port with one row, which maps all SLs to a VL; tables as {@code VL:weight} entries. */
    private static PortSettings settings(int vl, String high, String low) {
        PortSettings none = new PortSettings(new TreeMap<>(), new Arbitration(new TreeMap<>()));
        return none.after(List.of(row(vl), high(high), low(low)));
    }

    private static BlockSet row(int vl) {
        return new BlockSet(BlockId.row(PORT, 0), new BlockValue.Row(vl * 0x1111_1111_1111_1111L));
    }

    private static BlockSet high(String entries) {
        return arbitration(HIGH, entries(entries));
    }

    private static BlockSet low(String entries) {
        return arbitration(LOW, entries(entries));
    }

    private static BlockSet arbitration(int block, List<VlWeight> entries) {
        return new BlockSet(BlockId.arbitration(PORT, block), new BlockValue.Entries(entries));
    }

    private static List<VlWeight> entries(String text) {
        List<VlWeight> entries = new ArrayList<>();
        for (String entry : text.isEmpty() ? new String[0] : text.split(" ")) {
            String[] parts = entry.split(":");
            entries.add(new VlWeight(Integer.parseInt(parts[0]), Integer.parseInt(parts[1])));
        }
        return entries;
    }
}
