package org.qos.runtime.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.fabric.VlArbTables;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.value.VlWeight;

/** The planner beside one that works by the sentences of the specification, on small random fabrics and policies. */
class SetupPlannerRandomTest {

    private static final int CASES = 2000;
    private static final VlWeight SKIPPED = new VlWeight(0, 0);

    @Test
    void tablesAndFindingsAreThoseOfTheReference() {
        System.out.println(CASES + " policies and fabrics from seed 0");
        for (long seed = 0; seed < CASES; seed++) {
            RandomSetup setup = new RandomSetup(seed);
            BoundPolicy policy = setup.policy();
            SubnetState state = setup.state();
            SetupPlan plan = SetupPlanner.plan(policy, state);
            ReferencePlanner reference = new ReferencePlanner(policy.policy(), state);
            String seedText = "seed " + seed;
            assertEquals(reference.tables(), plan.tables(), seedText);
            assertEquals(reference.findings(), portByPort(plan.findings()), seedText);
            assertEquals(plan.findings(), SetupPlanner.check(policy, state), seedText);
        }
    }

    @Test
    void changesLeadToTheTablesAndEachIsNeeded() {
        for (long seed = 0; seed < CASES; seed++) {
            RandomSetup setup = new RandomSetup(seed);
            BoundPolicy policy = setup.policy();
            SubnetState state = setup.state();
            SetupPlan plan = SetupPlanner.plan(policy, state);
            Map<PortId, List<TableBlock>> blocks = new HashMap<>();
            plan.changes().forEach(change -> blocks.put(change.port(), change.blocks()));
            for (PortTables wanted : plan.tables()) {
                List<TableBlock> ofPort = blocks.getOrDefault(wanted.port(), List.of());
                ofPort.forEach(SetupPlannerRandomTest::assertNeeded);
                assertRows(wanted, ofPort, state, "seed " + seed);
                assertArbitration(wanted, ofPort, state, "seed " + seed);
            }
        }
    }

    private static void assertNeeded(TableBlock block) {
        if (block instanceof TableBlock.Sl2Vl row) {
            assertNotEquals(row.before(), Optional.of(row.after()));
        } else if (block instanceof TableBlock.VlArb table) {
            assertNotEquals(table.before(), Optional.of(table.after()));
        } else if (block instanceof TableBlock.HighLimit limit) {
            assertTrue(limit.before().isEmpty() || limit.before().getAsInt() != limit.after());
        }
    }

    private static void assertRows(PortTables wanted, List<TableBlock> blocks, SubnetState state, String seed) {
        Map<Integer, Long> rows = new TreeMap<>();
        for (int inPort : wanted.sl2vl().keySet()) {
            state.sl2vl().row(wanted.port(), inPort).ifPresent(row -> rows.put(inPort, row));
        }
        for (TableBlock block : blocks) {
            if (block instanceof TableBlock.Sl2Vl row) {
                assertEquals(Optional.ofNullable(rows.get(row.inPort())), row.before(), seed);
                rows.put(row.inPort(), row.after());
            }
        }
        assertEquals(wanted.sl2vl(), rows, seed);
    }

    private static void assertArbitration(PortTables wanted, List<TableBlock> blocks, SubnetState state, String seed) {
        VlArbTables now = state.vlArb(wanted.port());
        wanted.low().ifPresent(low -> assertEquals(significant(low), significant(after(now.low(), 1, blocks)), seed));
        wanted.high()
                .ifPresent(high -> assertEquals(significant(high), significant(after(now.high(), 3, blocks)), seed));
    }

    /** The table after some blocks of 32 entries are set. */
    private static List<VlWeight> after(Optional<List<VlWeight>> now, int firstBlock, List<TableBlock> blocks) {
        List<VlWeight> table = new ArrayList<>(now.orElse(List.of()));
        for (TableBlock block : blocks) {
            if (block instanceof TableBlock.VlArb set && set.block() / 3 == firstBlock / 3) {
                int begin = 32 * (set.block() - firstBlock);
                while (table.size() < begin + set.after().size()) {
                    table.add(SKIPPED);
                }
                for (int index = 0; index < set.after().size(); index++) {
                    table.set(begin + index, set.after().get(index));
                }
            }
        }
        return table;
    }

    /** The table without the entries after its last one that is not skipped. */
    private static List<VlWeight> significant(List<VlWeight> table) {
        int end = table.size();
        while (end > 0 && table.get(end - 1).weight() == 0) {
            end--;
        }
        return table.subList(0, end);
    }

    private static Set<SetupFinding> portByPort(List<SetupFinding> findings) {
        Set<SetupFinding> each = new HashSet<>();
        for (SetupFinding finding : findings) {
            if (finding.ports().isEmpty()) {
                each.add(finding);
            }
            finding.ports()
                    .forEach(port -> each.add(
                            new SetupFinding(finding.kind(), finding.scope(), finding.values(), List.of(port))));
        }
        return each;
    }
}
