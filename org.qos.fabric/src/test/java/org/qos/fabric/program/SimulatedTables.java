package org.qos.fabric.program;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.qos.runtime.fabric.PortId;

/** Ports that keep their tables in memory, and fail when a test wants them to. */
final class SimulatedTables implements TableAccess {

    private final Map<BlockId, BlockValue> tables;
    private final Set<PortId> missing = new HashSet<>();
    private Predicate<BlockSet> lost = set -> false;
    private final List<BlockSet> sets = new ArrayList<>();
    private int setsUntilKilled = Integer.MAX_VALUE;

    SimulatedTables(Map<BlockId, BlockValue> tables) {
        this.tables = new TreeMap<>(tables);
    }

    /** The tables as they are; a copy. */
    Map<BlockId, BlockValue> tables() {
        return new TreeMap<>(tables);
    }

    /** What was set, in this order. */
    List<BlockSet> sets() {
        return sets;
    }

    /** Somebody else sets a table. */
    void change(BlockId id, BlockValue value) {
        tables.put(id, value);
    }

    void remove(PortId port) {
        missing.add(port);
    }

    void restore(PortId port) {
        missing.remove(port);
    }

    void loseSets(Predicate<BlockSet> which) {
        lost = which;
    }

    /** The process ends after so many Sets from now on. */
    void killAfter(int count) {
        setsUntilKilled = count;
    }

    @Override
    public Map<PortId, String> missing(Collection<PortId> ports) {
        Map<PortId, String> found = new HashMap<>();
        ports.stream().filter(missing::contains).forEach(port -> found.put(port, "no answer"));
        return found;
    }

    @Override
    public Map<BlockId, BlockReply> read(Collection<BlockId> ids) {
        Map<BlockId, BlockReply> replies = new LinkedHashMap<>();
        ids.forEach(id -> replies.put(
                id, missing.contains(id.port()) ? BlockReply.failed("no answer") : BlockReply.of(tables.get(id))));
        return replies;
    }

    @Override
    public Map<BlockId, BlockReply> set(Collection<BlockSet> wanted) {
        Map<BlockId, BlockReply> replies = new LinkedHashMap<>();
        for (BlockSet set : wanted) {
            if (setsUntilKilled-- == 0) {
                throw new Killed();
            }
            sets.add(set);
            if (missing.contains(set.id().port()) || lost.test(set)) {
                replies.put(set.id(), BlockReply.failed("no answer"));
            } else {
                tables.put(set.id(), set.value());
                replies.put(set.id(), BlockReply.of(set.value()));
            }
        }
        return replies;
    }

    /** Stands for the end of the process. */
    static final class Killed extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }
}
