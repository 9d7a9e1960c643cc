package org.qos.fabric.program;

import java.util.Collection;
import java.util.Map;
import org.qos.runtime.fabric.PortId;

/**
 * Reads and sets the tables of the ports of a subnet, many at a time. A lost request is sent again by the implementation a
 * bounded number of times.
 */
public interface TableAccess {

    /**
     * Checks that ports are where the state of the subnet has them. Only Gets are sent.
     *
     * @return why not, for each port that is not
     */
    Map<PortId, String> missing(Collection<PortId> ports);

    /** Reads parts of tables; arbitration blocks with all 32 entries. Only Gets are sent. */
    Map<BlockId, BlockReply> read(Collection<BlockId> ids);

    /** Sets parts of tables, in any order. */
    Map<BlockId, BlockReply> set(Collection<BlockSet> sets);
}
