package org.qos.fabric.program;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.setup.TableBlock;
import org.qos.runtime.value.Guid;

/** What ports have at this moment. */
final class LiveTables {

    private LiveTables() {}

    /**
     * Reads what a plan changes.
     *
     * @throws RefusedException when a port is not where it was, or does not answer
     */
    static Map<BlockId, BlockValue> read(TableAccess access, Map<BlockId, TableBlock> planned) throws RefusedException {
        RefusedException.throwIfAny(Refusal.PORT_MISSING, missing(access, planned.keySet()));
        Map<BlockId, BlockReply> replies = access.read(planned.keySet());
        RefusedException.throwIfAny(
                Refusal.PORT_MISSING,
                planned.keySet().stream()
                        .filter(id -> replies.get(id).value().isEmpty())
                        .map(id -> id + ": " + replies.get(id).failure())
                        .toList());
        Map<BlockId, BlockValue> live = new HashMap<>();
        planned.forEach((id, block) -> live.put(
                id, BlockValue.after(block).sized(replies.get(id).value().orElseThrow())));
        return live;
    }

    private static List<String> missing(TableAccess access, Collection<BlockId> ids) {
        return missing(access, ids.stream().map(BlockId::port)).entrySet().stream()
                .map(port -> Guid.text(port.getKey().nodeGuid()) + " port "
                        + port.getKey().number() + ": " + port.getValue())
                .sorted()
                .toList();
    }

    private static Map<PortId, String> missing(TableAccess access, Stream<PortId> ports) {
        return access.missing(ports.collect(Collectors.toSet()));
    }
}
