package org.qos.fabric.program;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.qos.fabric.program.ArbitrationSequence.Step;
import org.qos.runtime.fabric.PortId;

/**
 * The order in which the tables of a port are set. After no Set an SL is mapped to a VL that the arbitration does not serve,
 * unless the tables at the beginning or the end do that themselves. First the arbitration serves the VLs of the old and the new
 * SL2VL table, then the rows are set, then the arbitration becomes what it is to be, then VLHighLimit.
 *
 * <p>That is not possible when the old and the new tables together need more VLs than the arbitration tables have entries. Then
 * the rows are set between the two, and the VLs that are not served for that moment are reported.
 *
 * @param port the port
 * @param stages the Sets; those of one stage may be in any order, the next stage begins when all were answered
 * @param unserved VLs that have no service between two stages, a bit for each; 0 for none
 */
record PortSequence(PortId port, List<List<BlockSet>> stages, int unserved) {

    PortSequence {
        stages = stages.stream()
                .filter(stage -> !stage.isEmpty())
                .map(List::copyOf)
                .toList();
    }

    /**
     * Orders the changes of a port.
     *
     * @param now the tables as they are
     * @param changes what is to be set
     */
    static PortSequence of(PortId port, PortSettings now, List<BlockSet> changes) {
        PortSettings wanted = now.after(changes);
        List<BlockSet> rows = ofTable(changes, BlockId.Table.SL2VL);
        List<BlockSet> limit = ofTable(changes, BlockId.Table.HIGH_LIMIT);
        if (rows.isEmpty()) {
            Optional<List<Step>> steps = ArbitrationSequence.between(
                    now.arbitration(), wanted.arbitration(), now.servedVls() & wanted.servedVls());
            return steps.map(found -> new PortSequence(port, stages(port, found, rows, List.of(), limit), 0))
                    .orElseGet(() -> withGap(port, now, wanted, rows, limit));
        }
        return bridges(now, wanted)
                .flatMap(bridge -> through(port, now, bridge, wanted, rows, limit).stream())
                .min(Comparator.comparingInt(PortSequence::sets))
                .orElseGet(() -> withGap(port, now, wanted, rows, limit));
    }

    /** How many Sets there are. */
    int sets() {
        return stages.stream().mapToInt(List::size).sum();
    }

    private static List<BlockSet> ofTable(List<BlockSet> changes, BlockId.Table table) {
        return changes.stream().filter(change -> change.id().table() == table).toList();
    }

    /** The states of the arbitration that serve the VLs of the old and of the new rows. */
    private static Stream<Arbitration> bridges(PortSettings now, PortSettings wanted) {
        int both = now.servedVls() | wanted.servedVls();
        Arbitration before = now.arbitration();
        Arbitration after = wanted.arbitration();
        return Stream.of(
                        Optional.of(before),
                        Optional.of(after),
                        before.serving(0, now.servedVls(), both, after),
                        after.serving(0, wanted.servedVls(), both, before))
                .flatMap(Optional::stream)
                .filter(bridge -> bridge.serves(both));
    }

    private static Optional<PortSequence> through(
            PortId port,
            PortSettings now,
            Arbitration bridge,
            PortSettings wanted,
            List<BlockSet> rows,
            List<BlockSet> limit) {
        return ArbitrationSequence.between(now.arbitration(), bridge, now.servedVls())
                .flatMap(first -> ArbitrationSequence.between(bridge, wanted.arbitration(), wanted.servedVls())
                        .map(last -> new PortSequence(port, stages(port, first, rows, last, limit), 0)));
    }

    private static List<List<BlockSet>> stages(
            PortId port, List<Step> first, List<BlockSet> rows, List<Step> last, List<BlockSet> limit) {
        List<List<BlockSet>> stages = new ArrayList<>();
        first.forEach(step -> stages.add(List.of(set(port, step))));
        stages.add(rows);
        last.forEach(step -> stages.add(List.of(set(port, step))));
        stages.add(limit);
        return stages;
    }

    private static BlockSet set(PortId port, Step step) {
        return new BlockSet(BlockId.arbitration(port, step.block()), new BlockValue.Entries(step.entries()));
    }

    private static PortSequence withGap(
            PortId port, PortSettings now, PortSettings wanted, List<BlockSet> rows, List<BlockSet> limit) {
        List<List<BlockSet>> stages = new ArrayList<>(List.of(rows));
        now.arbitration().differing(wanted.arbitration()).stream()
                .map(block -> List.of(set(port, new Step(block, wanted.arbitration()))))
                .forEach(stages::add);
        stages.add(limit);
        int unservedAtLast = wanted.vls() & ~wanted.servedVls();
        int needed = (now.servedVls() | wanted.servedVls()) & ~unservedAtLast;
        return new PortSequence(port, stages, unserved(now, stages, needed));
    }

    /** The VLs of {@code needed} that are not served after some stage although SLs are mapped to them. */
    private static int unserved(PortSettings now, List<List<BlockSet>> stages, int needed) {
        int unserved = 0;
        PortSettings state = now;
        for (List<BlockSet> stage : stages) {
            state = state.after(stage);
            unserved |= state.vls() & needed & ~state.arbitration().served();
        }
        return unserved;
    }
}
