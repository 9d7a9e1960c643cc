package org.qos.fabric.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.setup.PortChange;

/** What is known of a rollback before anything is set, and who decides about it. */
class RollbackTest {

    private final SmallSubnet subnet = new SmallSubnet(3);
    private final Map<BlockId, BlockValue> before = subnet.tables(0, "0:4 1:0", "0:1 1:0", 0);
    private final Map<BlockId, BlockValue> after = subnet.tables(0x1111_1111_1111_1111L, "1:4 0:0", "1:8 0:0", 9);
    private final SimulatedTables ports = new SimulatedTables(before);
    private final List<UndoneRun> asked = new ArrayList<>();

    @TempDir
    Path folder;

    @BeforeEach
    void apply() throws IOException, RefusedException {
        new Apply(ports, settings()).run(subnet.plan(before, after), subnet.state(before));
    }

    @Test
    void whatIsRestoredIsKnownBeforeAnythingIsSet() throws Exception {
        rollback(true);
        assertEquals(before, ports.tables());
        Map<BlockId, Drift> restored = new TreeMap<>();
        for (PortChange change : asked.get(0).changes()) {
            change.blocks().forEach(block -> {
                BlockId id = BlockId.of(change.port(), block);
                restored.put(id, new Drift(id, BlockValue.after(block), BlockValue.before(block)));
            });
        }
        assertEquals(before.keySet(), restored.keySet());
        restored.forEach((id, change) -> {
            assertEquals(before.get(id), change.wanted());
            assertEquals(after.get(id), change.found().orElseThrow());
        });
    }

    @Test
    void tablesThatHaveTheirOldValuesAreNotNamed() throws Exception {
        PortId port = new PortId(1, 1);
        before.forEach((id, value) -> {
            if (!id.port().equals(port)) {
                ports.change(id, value);
            }
        });
        rollback(true);
        assertEquals(
                List.of(port),
                asked.get(0).changes().stream().map(PortChange::port).toList());
    }

    @Test
    void whatIsNotWantedIsNotSetAndCanBeUndoneLater() throws Exception {
        Map<BlockId, BlockValue> now = ports.tables();
        RefusedException refused = assertThrows(RefusedException.class, () -> rollback(false));
        assertEquals(Refusal.NOT_WANTED, refused.refusal());
        assertEquals(now, ports.tables());
        rollback(true);
        assertEquals(before, ports.tables());
    }

    private void rollback(boolean wanted) throws IOException, RefusedException {
        RollbackListener listener = new RollbackListener() {
            @Override
            public void skipped(DamagedJournal journal) {
                throw new AssertionError(journal.cause());
            }

            @Override
            public boolean isWanted(UndoneRun run) {
                asked.add(run);
                return wanted;
            }
        };
        new Rollback(ports, settings(), listener).run(subnet.state(ports.tables()), true);
    }

    private ProgramSettings settings() {
        return new ProgramSettings(folder, OptionalLong.empty(), Set.of(), new PlanScope(false, true), false);
    }
}
