package org.qos.dsl.generator.matcher;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.qos.fabric.program.BlockId;
import org.qos.fabric.program.BlockReply;
import org.qos.fabric.program.BlockSet;
import org.qos.fabric.program.BlockValue;
import org.qos.fabric.program.TableAccess;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.value.VlWeight;

/** Ports that keep their tables in memory; what was not set is 0, as after a reset. */
final class MemoryTables implements TableAccess {

    private static final int BLOCK_SIZE = 32;

    private final Map<BlockId, BlockValue> tables = new LinkedHashMap<>();

    /** What was set. */
    Map<BlockId, BlockValue> tables() {
        return tables;
    }

    @Override
    public Map<PortId, String> missing(Collection<PortId> ports) {
        return Map.of();
    }

    @Override
    public Map<BlockId, BlockReply> read(Collection<BlockId> ids) {
        Map<BlockId, BlockReply> replies = new LinkedHashMap<>();
        ids.forEach(id -> replies.put(id, BlockReply.of(tables.getOrDefault(id, reset(id)))));
        return replies;
    }

    @Override
    public Map<BlockId, BlockReply> set(Collection<BlockSet> sets) {
        Map<BlockId, BlockReply> replies = new LinkedHashMap<>();
        sets.forEach(set -> {
            tables.put(set.id(), set.value());
            replies.put(set.id(), BlockReply.of(set.value()));
        });
        return replies;
    }

    private static BlockValue reset(BlockId id) {
        return switch (id.table()) {
            case SL2VL -> new BlockValue.Row(0);
            case VLARB ->
                new BlockValue.Entries(Stream.generate(() -> new VlWeight(0, 0))
                        .limit(BLOCK_SIZE)
                        .toList());
            case HIGH_LIMIT -> new BlockValue.Limit(0);
        };
    }
}
