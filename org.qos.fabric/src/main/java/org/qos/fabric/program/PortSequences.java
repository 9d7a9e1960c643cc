package org.qos.fabric.program;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.SubnetState;

/** The sequences of all ports of a run. */
final class PortSequences {

    private PortSequences() {}

    /**
     * Orders changes.
     *
     * @param changes with what the ports have now
     * @param state what the tables are that do not change
     */
    static List<PortSequence> of(List<JournalEntry> changes, SubnetState state) {
        Map<PortId, List<JournalEntry>> byPort = changes.stream()
                .collect(Collectors.groupingBy(change -> change.id().port(), LinkedHashMap::new, Collectors.toList()));
        List<PortSequence> sequences = new ArrayList<>();
        byPort.forEach((port, ofPort) -> {
            PortSettings now = PortSettings.of(state, port)
                    .after(ofPort.stream()
                            .map(change -> new BlockSet(change.id(), change.before()))
                            .toList());
            sequences.add(PortSequence.of(
                    port, now, ofPort.stream().map(JournalEntry::set).toList()));
        });
        return sequences;
    }

    /** How many Sets the sequences have. */
    static int sets(List<PortSequence> sequences) {
        return sequences.stream().mapToInt(PortSequence::sets).sum();
    }

    /** The ports where a VL has no service for a moment. */
    static List<RefusedPort> withoutService(List<PortSequence> sequences) {
        return sequences.stream()
                .filter(sequence -> sequence.unserved() != 0)
                .map(sequence -> new RefusedPort(
                        sequence.port(),
                        "arbitration tables: too short for the old and the new VLs; " + Vls.text(sequence.unserved())
                                + " would not be served for a moment"))
                .toList();
    }
}
