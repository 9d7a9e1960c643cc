package org.qos.analysis.difference;

import java.util.Comparator;
import org.qos.runtime.partition.PartitionMember.Selection;

/**
 * A member of a partition: a port, or without a fabric what the definition says.
 *
 * @param ports which ports
 * @param portGuid the port GUID when {@code ports} is {@link Selection#PORT}, else 0
 */
public record PartitionPort(Selection ports, long portGuid) implements Comparable<PartitionPort> {

    private static final Comparator<PartitionPort> ORDER =
            Comparator.comparing(PartitionPort::ports).thenComparing(PartitionPort::portGuid, Long::compareUnsigned);

    /** One port. */
    static PartitionPort of(long portGuid) {
        return new PartitionPort(Selection.PORT, portGuid);
    }

    /** Ports by GUID, unsigned, then the selections of many ports. */
    @Override
    public int compareTo(PartitionPort other) {
        return ORDER.compare(this, other);
    }
}
