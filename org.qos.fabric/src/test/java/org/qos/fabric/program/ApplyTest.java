package org.qos.fabric.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.setup.SetupPlan;

class ApplyTest {

    private static final PortId LEAF_1 = new PortId(SmallSubnet.SWITCH, 1);
    private static final PortId ADAPTER_1 = new PortId(1, 1);
    private static final long TO_VL_1 = 0x1111_1111_1111_1111L;

    private final SmallSubnet subnet = new SmallSubnet(3);
    private final Map<BlockId, BlockValue> before = subnet.tables(0, "0:4 1:0", "0:1 1:0", 0);
    private final Map<BlockId, BlockValue> wanted = subnet.tables(TO_VL_1, "1:4 0:0", "1:8 0:0", 0);
    private final SimulatedTables ports = new SimulatedTables(before);

    @TempDir
    Path folder;

    @Test
    void setsAllTables() throws Exception {
        ProgramResult result = apply();
        assertEquals(List.of(), result.failures());
        assertEquals(wanted, ports.tables());
        assertEquals(JournalState.FINISHED, journals().get(0).state());
    }

    @Test
    void aSecondRunSendsNoSet() throws Exception {
        apply();
        int sets = ports.sets().size();
        assertEquals(new ProgramResult(0, 0, List.of(), Optional.empty()), apply());
        assertEquals(sets, ports.sets().size());
        assertEquals(1, journals().size());
    }

    @Test
    void theJournalIsCompleteBeforeTheFirstSet() throws Exception {
        ports.killAfter(0);
        assertThrows(SimulatedTables.Killed.class, this::apply);
        Journal journal = journals().get(0);
        assertEquals(JournalState.UNFINISHED, journal.state());
        Map<BlockId, BlockValue> recorded = new TreeMap<>();
        journal.entries().forEach(entry -> recorded.put(entry.id(), entry.before()));
        assertEquals(limitsLeftOut(before), recorded);
        assertEquals(OptionalLong.of(1), journal.fabric().smGuid());
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(journal.file())));
    }

    @Test
    void afterAnInterruptionAtAnySetTheRollbackRestoresEverything() throws Exception {
        int all = apply().sets();
        rollback(true);
        for (int killed = 0; killed <= all; killed++) {
            ports.killAfter(killed);
            if (killed < all) {
                assertThrows(SimulatedTables.Killed.class, this::apply);
            } else {
                apply();
            }
            ports.killAfter(Integer.MAX_VALUE);
            assertEquals(List.of(), rollback(true).failures());
            assertEquals(before, ports.tables(), "interrupted after " + killed + " Sets");
        }
    }

    @Test
    void aRollbackThatIsInterruptedIsFinishedByTheNext() throws Exception {
        long seed = 20261122;
        System.out.println("ApplyTest: seed " + seed);
        Random random = new Random(seed);
        for (int i = 0; i < 50; i++) {
            ports.killAfter(1 + random.nextInt(20));
            assertThrows(SimulatedTables.Killed.class, this::apply);
            ports.killAfter(random.nextInt(3));
            try {
                rollback(false);
            } catch (SimulatedTables.Killed killed) {
                ports.killAfter(Integer.MAX_VALUE);
                rollback(false);
            }
            ports.killAfter(Integer.MAX_VALUE);
            assertEquals(before, ports.tables());
        }
    }

    @Test
    void aSecondRunFinishesTheFirstAndKnowsWhatWasBeforeIt() throws Exception {
        ports.killAfter(7);
        assertThrows(SimulatedTables.Killed.class, this::apply);
        ports.killAfter(Integer.MAX_VALUE);
        apply();
        assertEquals(wanted, ports.tables());
        assertEquals(
                List.of(JournalState.FINISHED, JournalState.SUPERSEDED),
                journals().stream().map(ApplyTest::stateOf).toList());
        rollback(true);
        assertEquals(before, ports.tables());
    }

    @Test
    void aTableThatSomebodyChangedSinceThePlanStopsTheRun() throws Exception {
        SetupPlan plan = subnet.plan(before, wanted);
        ports.change(BlockId.row(ADAPTER_1, 0), new BlockValue.Row(2));
        RefusedException refused = assertThrows(RefusedException.class, () -> apply(plan, false, Set.of()));
        assertEquals(Refusal.TABLE_CHANGED, refused.refusal());
        assertEquals(
                List.of(
                        "0x0000000000000001 port 1, SL2VL row of in-port 0: was 0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 when the"
                                + " plan was made, is 2,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0"),
                texts(refused));
        assertEquals(List.of(), ports.sets());
        assertEquals(List.of(), journals());
    }

    @Test
    void aPortThatIsGoneStopsTheRun() throws Exception {
        ports.remove(ADAPTER_1);
        RefusedException refused = assertThrows(RefusedException.class, this::apply);
        assertEquals(Refusal.PORT_MISSING, refused.refusal());
        assertEquals(
                "0x0000000000000001 port 1, SL2VL row of in-port 0: no answer",
                texts(refused).get(0));
        assertEquals(List.of(), ports.sets());
    }

    @Test
    void aPortThatNeverAnsweredIsReportedAndTheOthersAreSet() throws Exception {
        ports.remove(ADAPTER_1);
        Map<BlockId, BlockValue> known = ports.tables();
        known.keySet().removeIf(id -> id.port().equals(ADAPTER_1));
        ProgramResult result = apply(subnet.plan(known, wanted), false, Set.of());
        assertEquals(
                List.of("0x0000000000000001 port 1, SL2VL row of in-port 0: no answer"),
                result.failures().stream()
                        .filter(failure -> failure.id().table() == BlockId.Table.SL2VL)
                        .map(BlockFailure::toString)
                        .toList());
        assertEquals(wanted.get(BlockId.row(LEAF_1, 0)), ports.tables().get(BlockId.row(LEAF_1, 0)));
        assertEquals(before.get(BlockId.row(ADAPTER_1, 0)), ports.tables().get(BlockId.row(ADAPTER_1, 0)));
    }

    @Test
    void aPortThatDoesNotAnswerASetIsReportedAndTheOthersAreSet() throws Exception {
        ports.loseSets(set -> set.id().equals(BlockId.row(ADAPTER_1, 0)));
        ProgramResult result = apply();
        assertTrue(
                result.failures().toString().contains("0x0000000000000001 port 1, SL2VL row of in-port 0: no answer"));
        assertEquals(JournalState.UNFINISHED, journals().get(0).state());
        assertEquals(wanted.get(BlockId.row(LEAF_1, 0)), ports.tables().get(BlockId.row(LEAF_1, 0)));
        ports.loseSets(set -> false);
        rollback(false);
        assertEquals(before, ports.tables());
    }

    @Test
    void rollbackReportsAPortThatIsGoneAndRestoresItWhenItIsBack() throws Exception {
        ports.killAfter(20);
        assertThrows(SimulatedTables.Killed.class, this::apply);
        ports.killAfter(Integer.MAX_VALUE);
        ports.remove(ADAPTER_1);
        assertFalse(rollback(false).failures().isEmpty());
        ports.restore(ADAPTER_1);
        assertEquals(List.of(), rollback(false).failures());
        assertEquals(before, ports.tables());
    }

    @Test
    void withoutAnUnfinishedRunThereIsNothingToRollBack() throws Exception {
        apply();
        assertEquals(
                Refusal.NO_JOURNAL,
                assertThrows(RefusedException.class, () -> rollback(false)).refusal());
    }

    @Test
    void aPlanThatDropsAnSlOfTheSaNeedsForce() throws Exception {
        Map<BlockId, BlockValue> dropping = subnet.tables(0xf0L, "0:4 1:0", "0:1 1:0", 0);
        SetupPlan plan = subnet.plan(before, dropping);
        RefusedException refused = assertThrows(RefusedException.class, () -> apply(plan, false, Set.of(0, 1)));
        assertEquals(Refusal.SL_DROPPED, refused.refusal());
        assertTrue(
                texts(refused).contains("0x0000000000000001 port 1, SL2VL row of in-port 0: SL 1 is mapped to VL15"));
        assertFalse(
                texts(refused).toString().contains("0x0000000000000100 port 1, SL2VL row of in-port 1"),
                "packets do not leave by the port that they came in by");
        assertEquals(List.of(), apply(plan, false, Set.of(0, 2)).failures());
        assertEquals(dropping, ports.tables());
    }

    @Test
    void theLimitIsSetOnlyOnRequest() throws Exception {
        Map<BlockId, BlockValue> limits = subnet.tables(0, "0:4 1:0", "0:1 1:0", 9);
        SetupPlan plan = subnet.plan(before, limits);
        assertEquals(0, apply(plan, false, Set.of()).sets());
        assertEquals(6, apply(plan, true, Set.of()).sets());
        assertEquals(limits, ports.tables());
    }

    @Test
    void oneProgramAtATimeSetsTables() throws Exception {
        try (JournalFolder other = JournalFolder.open(folder)) {
            assertThrows(JournalLockedException.class, this::apply);
        }
        assertEquals(List.of(), apply().failures());
    }

    @Test
    void aHalfWrittenJournalDoesNotCount() throws Exception {
        Files.writeString(folder.resolve("20261122T000000.000000Z.json.tmp"), "{\"format\":\"qos-jou");
        assertEquals(List.of(), apply().failures());
        assertEquals(1, journals().size());
    }

    private ProgramResult apply() throws IOException, RefusedException {
        return apply(subnet.plan(ports.tables(), wanted), false, Set.of());
    }

    private ProgramResult apply(SetupPlan plan, boolean highLimit, Set<Integer> sls)
            throws IOException, RefusedException {
        return new Apply(ports, settings(highLimit, sls)).run(plan, subnet.state(ports.tables()));
    }

    private ProgramResult rollback(boolean finished) throws IOException, RefusedException {
        return new Rollback(ports, settings(true, Set.of())).run(subnet.state(ports.tables()), finished);
    }

    private ProgramSettings settings(boolean highLimit, Set<Integer> sls) {
        return new ProgramSettings(folder, OptionalLong.empty(), sls, new PlanScope(false, highLimit), false);
    }

    private List<Journal> journals() throws IOException {
        try (JournalFolder open = JournalFolder.open(folder)) {
            return open.journals(state -> true).journals();
        }
    }

    private static List<String> texts(RefusedException refused) {
        return refused.ports().stream().map(RefusedPort::toString).toList();
    }

    private static JournalState stateOf(Journal journal) {
        try {
            return journal.state();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Map<BlockId, BlockValue> limitsLeftOut(Map<BlockId, BlockValue> tables) {
        Map<BlockId, BlockValue> rest = new TreeMap<>(tables);
        rest.keySet().removeIf(id -> id.table() == BlockId.Table.HIGH_LIMIT);
        return rest;
    }
}
