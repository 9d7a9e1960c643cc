package org.qos.fabric.program;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.setup.TableBlock;

/**
 * What the ports of a plan have at this moment.
 *
 * @param values what each part of a table is that the plan changes; without those of unreadable ports
 * @param unreadable what could not be read when the plan was made, and cannot be read now; its ports are left alone
 */
record LiveTables(Map<BlockId, BlockValue> values, List<BlockFailure> unreadable) {

    /**
     * Reads what a plan changes.
     *
     * @throws RefusedException when a port is not where it was, or does not answer any more
     */
    static LiveTables read(TableAccess access, Map<BlockId, TableBlock> planned) throws RefusedException {
        Map<BlockId, BlockReply> replies = replies(access, planned.keySet());
        List<BlockFailure> unreadable = new ArrayList<>();
        List<RefusedPort> gone = new ArrayList<>();
        planned.forEach((id, block) -> {
            if (replies.get(id).value().isPresent()) {
                return;
            }
            BlockFailure failure = new BlockFailure(id, replies.get(id).failure());
            if (BlockValue.before(block).isPresent()) {
                gone.add(RefusedPort.of(id, failure.reason()));
            } else {
                unreadable.add(failure);
            }
        });
        RefusedException.throwIfAny(Refusal.PORT_MISSING, gone);
        return new LiveTables(values(planned, replies, unreadable), unreadable);
    }

    private static Map<BlockId, BlockReply> replies(TableAccess access, Set<BlockId> ids) {
        Map<PortId, String> missing =
                access.missing(ids.stream().map(BlockId::port).collect(Collectors.toSet()));
        Map<BlockId, BlockReply> replies = new HashMap<>(access.read(
                ids.stream().filter(id -> !missing.containsKey(id.port())).toList()));
        ids.stream()
                .filter(id -> missing.containsKey(id.port()))
                .forEach(id -> replies.put(id, BlockReply.failed(missing.get(id.port()))));
        return replies;
    }

    private static Map<BlockId, BlockValue> values(
            Map<BlockId, TableBlock> planned, Map<BlockId, BlockReply> replies, List<BlockFailure> unreadable) {
        Set<PortId> leftAlone = new HashSet<>();
        unreadable.forEach(failure -> leftAlone.add(failure.id().port()));
        Map<BlockId, BlockValue> values = new LinkedHashMap<>();
        planned.forEach((id, block) -> {
            if (!leftAlone.contains(id.port())) {
                values.put(
                        id,
                        BlockValue.after(block).sized(replies.get(id).value().orElseThrow()));
            }
        });
        return values;
    }
}
