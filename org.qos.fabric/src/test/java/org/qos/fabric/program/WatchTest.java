package org.qos.fabric.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.fabric.mad.MadException;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlWeight;

class WatchTest {

    private static final PortId ADAPTER_1 = new PortId(1, 1);
    private static final BlockId ROW = BlockId.row(ADAPTER_1, 0);

    private final SmallSubnet subnet = new SmallSubnet(3);
    private final SimulatedTables ports = new SimulatedTables(subnet.tables(0, "0:4 1:0", "0:1 1:0", 0));
    private final List<String> events = new ArrayList<>();
    private ProgrammedPolicy policy = allTo(1);
    private boolean unreadable;
    private Watch watch;

    @TempDir
    Path folder;

    @BeforeEach
    void start() {
        watch = new Watch(
                this::read,
                () -> policy,
                new ProgramSettings(folder, OptionalLong.empty(), Set.of(), PlanScope.USUAL, false),
                new Recorder());
    }

    @Test
    void theFirstRoundSetsWhatThePolicySays() {
        assertTrue(watch.round());
        assertEquals(List.of("drift", "programmed 0"), events);
        assertEquals(subnet.tables(0x1111_1111_1111_1111L, "1:4 0:0", "1:4 0:0", 0), ports.tables());
    }

    @Test
    void noSetIsSentWhenNothingDiffers() {
        watch.round();
        int sets = ports.sets().size();
        events.clear();
        for (int i = 0; i < 5; i++) {
            assertTrue(watch.round());
        }
        assertEquals(sets, ports.sets().size());
        assertEquals(List.of(), events);
    }

    @Test
    void whatSomebodyElseSetsIsSetBack() {
        watch.round();
        BlockValue wanted = ports.tables().get(ROW);
        ports.change(ROW, new BlockValue.Row(0));
        int sets = ports.sets().size();
        watch.round();
        assertEquals(wanted, ports.tables().get(ROW));
        assertEquals(sets + 1, ports.sets().size());
    }

    @Test
    void anEditOfThePolicyIsFollowed() {
        watch.round();
        policy = allTo(2);
        watch.round();
        assertEquals(subnet.tables(0x2222_2222_2222_2222L, "2:4 0:0", "2:4 0:0", 0), ports.tables());
    }

    @Test
    void aPortThatGoesIsReportedOnceAndSetWhenItIsBack() {
        ports.remove(ADAPTER_1);
        assertFalse(watch.round());
        assertFalse(watch.round());
        assertEquals(List.of("drift", "refused PORT_MISSING"), events);
        ports.restore(ADAPTER_1);
        assertTrue(watch.round());
        assertEquals(List.of("drift", "refused PORT_MISSING", "programmed 0"), events);
    }

    @Test
    void aSetThatIsLostIsReportedOnceAndSentAgainInTheNextRound() {
        ports.loseSets(set -> set.id().equals(ROW));
        assertFalse(watch.round());
        assertFalse(watch.round());
        ports.loseSets(set -> false);
        assertTrue(watch.round());
        assertEquals(List.of("drift", "programmed 3", "programmed 0"), events);
        assertTrue(watch.round());
    }

    @Test
    void aSubnetThatCannotBeReadIsReportedOnce() {
        watch.round();
        events.clear();
        unreadable = true;
        assertFalse(watch.round());
        assertFalse(watch.round());
        unreadable = false;
        assertTrue(watch.round());
        assertTrue(watch.round());
        assertEquals(List.of("failed: the port is down", "recovered"), events);
    }

    @Test
    void anSlThatTheSaCanReturnIsNotDropped() {
        policy = allTo(Vl.DROP);
        assertFalse(watch.round());
        assertFalse(watch.round());
        assertEquals(List.of("drift", "refused SL_DROPPED"), events);
        assertEquals(List.of(), ports.sets());
    }

    @Test
    void aWatchEndsAfterTheTablesThatItIsSetting() throws InterruptedException {
        AtomicInteger setsAtTheEnd = new AtomicInteger();
        Thread ending = new Thread(() -> {
            watch.stop();
            setsAtTheEnd.set(ports.sets().size());
        });
        ports.loseSets(set -> {
            if (ending.getState() == Thread.State.NEW) {
                ending.start();
            }
            return false;
        });
        assertTrue(watch.round());
        ending.join();
        assertEquals(ports.sets().size(), setsAtTheEnd.get());
        assertEquals(subnet.tables(0x1111_1111_1111_1111L, "1:4 0:0", "1:4 0:0", 0), ports.tables());
    }

    @Test
    void anEndedWatchSetsNothing() throws InterruptedException {
        Thread ending = new Thread(watch::stop);
        ending.start();
        ending.join();
        Thread rounds = new Thread(watch::round);
        rounds.setDaemon(true);
        rounds.start();
        while (rounds.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }
        assertEquals(List.of(), ports.sets());
    }

    private LiveSubnet.Reading read() {
        if (unreadable) {
            throw new MadException("the port is down");
        }
        return new LiveSubnet.Reading(subnet.state(ports.tables()), ports, OptionalLong.empty(), List.of());
    }

    /** A policy by which all ports map all SLs to one VL, the only one in their arbitration tables. */
    @Test
    void aDamagedJournalThatIsNotNeededIsReportedOnce() throws IOException {
        watch.round();
        Files.writeString(folder.resolve("20250102T030405.000000Z.json"), "{");
        events.clear();
        for (int vl = 2; vl < 4; vl++) {
            policy = allTo(vl);
            assertTrue(watch.round());
        }
        assertEquals(
                List.of("drift", "skipped 20250102T030405.000000Z.json", "programmed 0", "drift", "programmed 0"),
                events);
    }

    private static ProgrammedPolicy allTo(int vl) {
        PortGroup all = new PortGroup(
                "all", "", Ranges.NONE, List.of(), List.of(), Ranges.NONE, Set.of(NodeType.CA, NodeType.SWITCH), false);
        Sl2VlScope rows = new Sl2VlScope(
                List.of(all), List.of(), List.of(), PortNumbers.ALL, PortNumbers.ALL, Collections.nCopies(16, vl));
        List<VlWeight> entries = vl == Vl.DROP ? List.of() : List.of(new VlWeight(vl, 4));
        VlArbScope arbitration =
                new VlArbScope(List.of(all), List.of(), PortNumbers.ALL, entries, entries, OptionalInt.empty());
        QosLevel level = QosLevel.ofSl(QosLevel.DEFAULT_NAME, 0);
        FabricSetup setup = new FabricSetup(List.of(rows), List.of(arbitration));
        return new ProgrammedPolicy(
                new Policy(List.of(all), List.of(level), level, List.of(), setup), Partitions.WITHOUT_FILE);
    }

    private final class Recorder implements WatchListener {

        @Override
        public void drift(Fabric fabric, List<Drift> differences) {
            events.add("drift");
        }

        @Override
        public void programmed(Fabric fabric, ProgramResult result) {
            events.add("programmed " + result.failures().size());
        }

        @Override
        public void refused(Fabric fabric, RefusedException refusal) {
            events.add("refused " + refusal.refusal());
        }

        @Override
        public void failed(String message) {
            events.add("failed: " + message);
        }

        @Override
        public void skipped(DamagedJournal journal) {
            events.add("skipped " + journal.file().getFileName());
        }

        @Override
        public void recovered() {
            events.add("recovered");
        }
    }
}
