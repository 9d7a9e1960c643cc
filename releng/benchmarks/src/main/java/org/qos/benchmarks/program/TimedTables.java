package org.qos.benchmarks.program;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Collection;
import java.util.Map;
import org.qos.fabric.program.BlockId;
import org.qos.fabric.program.BlockReply;
import org.qos.fabric.program.BlockSet;
import org.qos.fabric.program.TableAccess;
import org.qos.runtime.fabric.PortId;

/** Measures the time of the Sets. */
final class TimedTables implements TableAccess {

    private final TableAccess tables;
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private long nanos;
    private long processorNanos;

    TimedTables(TableAccess tables) {
        this.tables = tables;
    }

    /** How long all Sets took, in nanoseconds. */
    long nanos() {
        return nanos;
    }

    /** The CPU time of the thread in all Sets, in nanoseconds. */
    long processorNanos() {
        return processorNanos;
    }

    @Override
    public Map<PortId, String> missing(Collection<PortId> ports) {
        return tables.missing(ports);
    }

    @Override
    public Map<BlockId, BlockReply> read(Collection<BlockId> ids) {
        return tables.read(ids);
    }

    @Override
    public Map<BlockId, BlockReply> set(Collection<BlockSet> sets) {
        long start = System.nanoTime();
        long processorStart = threads.getCurrentThreadCpuTime();
        try {
            return tables.set(sets);
        } finally {
            nanos += System.nanoTime() - start;
            processorNanos += threads.getCurrentThreadCpuTime() - processorStart;
        }
    }
}
