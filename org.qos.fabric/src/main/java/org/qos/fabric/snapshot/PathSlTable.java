package org.qos.fabric.snapshot;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.value.Lid;

/**
 * The SL of each path, by the port GUID or node GUID of its source and the LID of its destination. Immutable; a byte
 * for each LID.
 */
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

    /**
     * The SL of a path; empty when the file does not have it.
     *
     * @param source the port where it begins; its port GUID counts before its node GUID
     * @param lid the LID to which it leads
     */
    public OptionalInt sl(Port source, int lid) {
        OptionalInt ofPort = sl(source.guid(), lid);
        return ofPort.isPresent() ? ofPort : sl(source.id().nodeGuid(), lid);
    }

    private OptionalInt sl(long guid, int lid) {
        byte[] sls = bySource.get(guid);
        return sls == null || lid >= sls.length || sls[lid] == NONE ? OptionalInt.empty() : OptionalInt.of(sls[lid]);
    }

    /**
     * The GUIDs of sources that a fabric does not have, in ascending order: the paths from them are not followed.
     *
     * @param fabric the fabric
     */
    public List<Long> unknownSources(Fabric fabric) {
        return bySource.keySet().stream()
                .filter(guid ->
                        fabric.portByGuid(guid).isEmpty() && fabric.node(guid).isEmpty())
                .sorted(Long::compareUnsigned)
                .toList();
    }

    /** What of the file cannot be used, in the order of its lines. */
    public List<SnapshotProblem> problems() {
        return problems;
    }

    /** Collects paths. */
    static final class Builder {

        private static final int FIRST_SIZE = 64;

        private final Map<Long, byte[]> bySource = new HashMap<>();

        void add(long guid, int lid, int sl) {
            byte[] sls = bySource.getOrDefault(guid, new byte[0]);
            if (lid >= sls.length) {
                byte[] grown = new byte[Math.min(Lid.MAX_UNICAST + 1, Math.max(FIRST_SIZE, 2 * lid))];
                Arrays.fill(grown, NONE);
                System.arraycopy(sls, 0, grown, 0, sls.length);
                bySource.put(guid, grown);
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
