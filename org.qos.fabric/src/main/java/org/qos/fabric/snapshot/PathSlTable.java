package org.qos.fabric.snapshot;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.qos.runtime.value.Lid;

/** The SL of each path, by the port GUID of its source and the LID of its destination. Immutable; a byte for each LID. */
public final class PathSlTable {

    private static final byte NONE = -1;

    private final Map<Long, byte[]> bySource;
    private final List<SnapshotProblem> problems;

    private PathSlTable(Map<Long, byte[]> bySource, List<SnapshotProblem> problems) {
        this.bySource = Map.copyOf(bySource);
        this.problems = List.copyOf(problems);
    }

    static Builder builder() {
        return new Builder();
    }

    /** The SL of a path; empty when the file does not have it. */
    public OptionalInt sl(long sourcePort, int lid) {
        byte[] sls = bySource.get(sourcePort);
        return sls == null || lid >= sls.length || sls[lid] == NONE ? OptionalInt.empty() : OptionalInt.of(sls[lid]);
    }

    /** What of the file cannot be used, in the order of its lines. */
    public List<SnapshotProblem> problems() {
        return problems;
    }

    /** Collects paths. */
    static final class Builder {

        private final Map<Long, byte[]> bySource = new HashMap<>();

        void add(long sourcePort, int lid, int sl) {
            byte[] sls = bySource.getOrDefault(sourcePort, new byte[0]);
            if (lid >= sls.length) {
                byte[] grown = new byte[Math.min(Lid.MAX_UNICAST + 1, Math.max(64, 2 * lid))];
                Arrays.fill(grown, NONE);
                System.arraycopy(sls, 0, grown, 0, sls.length);
                bySource.put(sourcePort, grown);
                sls = grown;
            }
            sls[lid] = (byte) sl;
        }

        boolean isEmpty() {
            return bySource.isEmpty();
        }

        PathSlTable build(List<SnapshotProblem> problems) {
            return new PathSlTable(bySource, problems);
        }
    }
}
