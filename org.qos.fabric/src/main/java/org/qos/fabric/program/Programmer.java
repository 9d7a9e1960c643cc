package org.qos.fabric.program;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.qos.runtime.fabric.PortId;

/**
 * Sets the tables of many ports side by side, stage by stage. A port where a Set fails is left in the stage that it is in, in
 * which every VL in use is served. At the end all tables are read back.
 */
final class Programmer {

    private final TableAccess access;
    private final JournalProgress progress;
    private final List<BlockFailure> failures = new ArrayList<>();
    private final Set<PortId> failedPorts = new HashSet<>();
    private int sets;

    Programmer(TableAccess access, JournalProgress progress) {
        this.access = access;
        this.progress = progress;
    }

    /**
     * Sets the tables.
     *
     * @param sequences the ports
     * @param wanted what is to be read back
     * @return the failures, at most one for each part of a table
     */
    List<BlockFailure> run(List<PortSequence> sequences, Collection<BlockSet> wanted) throws IOException {
        for (int stage = 0; ; stage++) {
            List<BlockSet> now = stage(sequences, stage);
            if (now.isEmpty()) {
                readBack(wanted);
                return failures;
            }
            set(stage, now);
        }
    }

    /** How many Sets there were. */
    int sets() {
        return sets;
    }

    private List<BlockSet> stage(List<PortSequence> sequences, int stage) {
        return sequences.stream()
                .filter(sequence -> stage < sequence.stages().size() && !failedPorts.contains(sequence.port()))
                .flatMap(sequence -> sequence.stages().get(stage).stream())
                .toList();
    }

    private void set(int stage, List<BlockSet> now) throws IOException {
        int failuresBefore = failures.size();
        Map<BlockId, BlockReply> replies = access.set(now);
        for (BlockSet set : now) {
            BlockReply reply = replies.get(set.id());
            if (reply.value().isEmpty()) {
                failures.add(new BlockFailure(set.id(), reply.failure()));
                failedPorts.add(set.id().port());
            }
        }
        sets += now.size();
        progress.stage(stage + 1, now.size(), failures.size() - failuresBefore);
    }

    /**
     * Reads everything back. What differs although the Set was answered is set once more: a delayed copy of an earlier Set of
     * the same block may have come after the last one.
     */
    private void readBack(Collection<BlockSet> wanted) {
        Map<BlockSet, String> differences = differences(wanted);
        List<BlockSet> again = differences.keySet().stream()
                .filter(set -> !failedPorts.contains(set.id().port()))
                .toList();
        if (!again.isEmpty()) {
            access.set(again);
            sets += again.size();
            differences.keySet().removeAll(again);
            differences.putAll(differences(again));
        }
        Set<BlockId> failed = new HashSet<>();
        failures.forEach(failure -> failed.add(failure.id()));
        differences.forEach((set, reason) -> {
            if (failed.add(set.id())) {
                failures.add(new BlockFailure(set.id(), reason));
            }
        });
    }

    private Map<BlockSet, String> differences(Collection<BlockSet> wanted) {
        Map<BlockId, BlockReply> replies =
                access.read(wanted.stream().map(BlockSet::id).toList());
        Map<BlockSet, String> differences = new LinkedHashMap<>();
        for (BlockSet set : wanted) {
            difference(set, replies.get(set.id())).ifPresent(reason -> differences.put(set, reason));
        }
        return differences;
    }

    private static Optional<String> difference(BlockSet wanted, BlockReply reply) {
        if (reply.value().isEmpty()) {
            return Optional.of(reply.failure());
        }
        BlockValue found = wanted.value().sized(reply.value().get());
        return found.equals(wanted.value())
                ? Optional.empty()
                : Optional.of("is " + found + " instead of " + wanted.value());
    }
}
