package org.qos.conformity.paths;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.qos.conformity.subnet.SubnetList;
import org.qos.conformity.subnet.SubnetPort;
import org.qos.fabric.mad.SmpClient;

/** The P_Keys of ports and which of them two ports can use with each other (IBTA 10.9.3). */
public final class PkeyTables {

    private static final int FULL_MEMBER = 0x8000;
    private static final int BASE = 0x7fff;

    private final Map<Long, List<Integer>> tables;

    /** The P_Keys of ports with their membership bits, by port GUID. */
    public PkeyTables(Map<Long, List<Integer>> tables) {
        this.tables = Map.copyOf(tables);
    }

    /** Reads the tables of all ends of paths. */
    public static PkeyTables read(SubnetList subnet, SmpClient smp) {
        Map<Long, List<Integer>> tables = new HashMap<>();
        for (SubnetPort end : subnet.ends()) {
            tables.put(end.portGuid(), smp.pkeys(end.lid()));
        }
        return new PkeyTables(tables);
    }

    /** Whether two ports can use a P_Key with each other: both have it, at least one of them as a full member. */
    public boolean share(long one, long other, IntPredicate base) {
        return tables.get(one).stream()
                .anyMatch(mine ->
                        base.test(mine & BASE) && tables.get(other).stream().anyMatch(theirs -> fit(mine, theirs)));
    }

    private static boolean fit(int one, int other) {
        return (one & BASE) == (other & BASE) && ((one | other) & FULL_MEMBER) != 0;
    }
}
