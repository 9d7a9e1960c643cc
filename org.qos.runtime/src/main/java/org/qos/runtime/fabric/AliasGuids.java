package org.qos.runtime.fabric;

import java.util.Arrays;
import java.util.Map;

/** Further GUIDs under which ports are known, as virtual machines have them (IBTA GUIDInfo). */
final class AliasGuids {

    static final AliasGuids NONE = new AliasGuids(new long[0], new long[0]);

    /** In ascending order. */
    private final long[] aliases;
    /** The port GUID of the alias at the same place. */
    private final long[] portGuids;

    private AliasGuids(long[] aliases, long[] portGuids) {
        this.aliases = aliases;
        this.portGuids = portGuids;
    }

    static AliasGuids of(Map<Long, Long> portGuids) {
        long[] aliases =
                portGuids.keySet().stream().mapToLong(Long::longValue).sorted().toArray();
        return new AliasGuids(
                aliases, Arrays.stream(aliases).map(portGuids::get).toArray());
    }

    boolean isEmpty() {
        return aliases.length == 0;
    }

    /** The GUID of the port that has the alias, 0 when none does. */
    long portGuid(long alias) {
        int place = Arrays.binarySearch(aliases, alias);
        return place < 0 ? 0 : portGuids[place];
    }
}
