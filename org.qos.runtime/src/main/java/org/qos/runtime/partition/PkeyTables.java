package org.qos.runtime.partition;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.qos.runtime.value.Pkey;

/**
 * The P_Keys of the endpoints of a fabric and which of them two endpoints can use with each other: both have it, at least
 * one as a full member (IBTA 10.9.3). Endpoints go by their index.
 *
 * <p>Each table is kept in the order in which OpenSM searches it: that of the byte-swapped P_Key, the membership bit
 * left out unless ports may have both kinds (OpenSM osm_pkey.c:osm_pkey_tbl_set, on a little-endian machine).
 */
public final class PkeyTables {

    private static final int[] NO_KEYS = {};

    private final int[][] tables;
    private final boolean bothKinds;

    private PkeyTables(int[][] tables, boolean bothKinds) {
        this.tables = tables;
        this.bothKinds = bothKinds;
    }

    /**
     * The tables of endpoints.
     *
     * @param tables the P_Keys of each endpoint with their membership bits, in any order
     * @param bothKinds {@code allow_both_pkeys}: whether an endpoint may be full and limited member of one partition;
     *     otherwise being a full member counts
     */
    public static PkeyTables of(List<List<Integer>> tables, boolean bothKinds) {
        Map<List<Integer>, int[]> shared = new HashMap<>();
        return new PkeyTables(
                tables.stream()
                        .map(table -> shared.computeIfAbsent(
                                List.copyOf(table), keys -> bothKinds ? sortedWhole(keys) : sortedBases(keys)))
                        .toArray(int[][]::new),
                bothKinds);
    }

    /** The P_Keys of an endpoint with their membership bits, in the order in which OpenSM searches them. */
    public List<Integer> keys(int endpoint) {
        return IntStream.of(table(endpoint)).boxed().toList();
    }

    /** How many P_Keys an endpoint has. */
    public int size(int endpoint) {
        return table(endpoint).length;
    }

    /** A P_Key of an endpoint, by its place in the order of {@link #keys}. */
    public int key(int endpoint, int place) {
        return table(endpoint)[place];
    }

    /**
     * Whether two endpoints may know of each other at all: they are the same, or share a P_Key, or the table of one is
     * empty (OpenSM osm_pkey.c:osm_physp_share_pkey).
     */
    public boolean meet(int one, int other) {
        return one == other || table(one).length == 0 || table(other).length == 0 || common(one, other) != 0;
    }

    /** Whether two endpoints can use a P_Key, whose membership bit is not compared (osm_physp_share_this_pkey). */
    public boolean share(int one, int other, int pkey) {
        int mine = find(table(one), pkey & Pkey.BASE_MASK);
        int theirs = find(table(other), pkey & Pkey.BASE_MASK);
        return mine != 0 && theirs != 0 && ((mine | theirs) & Pkey.MEMBERSHIP_BIT) != 0;
    }

    /**
     * The first P_Key that two endpoints can use, with the membership bit of the first one (osm_physp_find_common_pkey).
     *
     * @return the P_Key, 0 when there is none
     */
    public int common(int one, int other) {
        int[] mine = table(one);
        int[] theirs = table(other);
        int merged = merged(mine, theirs);
        return merged == 0 && bothKinds ? anyCommon(mine, theirs) : merged;
    }

    /** Goes through both tables at once; a full entry that comes after a limited one in one table only is missed. */
    private int merged(int[] mine, int[] theirs) {
        int i = 0;
        int j = 0;
        while (i < mine.length && j < theirs.length) {
            if (fit(mine[i], theirs[j])) {
                return mine[i];
            }
            int difference = order(mine[i]) - order(theirs[j]);
            i += difference <= 0 ? 1 : 0;
            j += difference >= 0 ? 1 : 0;
        }
        return 0;
    }

    /** OpenSM 3.3.23 finds what is missed above; seen on the running program. */
    private static int anyCommon(int[] mine, int[] theirs) {
        for (int key : mine) {
            for (int their : theirs) {
                if (fit(key, their)) {
                    return key;
                }
            }
        }
        return 0;
    }

    private static boolean fit(int mine, int theirs) {
        return ((mine ^ theirs) & Pkey.BASE_MASK) == 0 && ((mine | theirs) & Pkey.MEMBERSHIP_BIT) != 0;
    }

    private int[] table(int endpoint) {
        return endpoint < tables.length ? tables[endpoint] : NO_KEYS;
    }

    private int order(int pkey) {
        return swapped(bothKinds ? pkey : pkey & Pkey.BASE_MASK);
    }

    /** The entry of a partition, the full one where there are two; 0 when there is none. */
    private static int find(int[] table, int base) {
        int found = 0;
        for (int pkey : table) {
            if ((pkey & Pkey.BASE_MASK) == base) {
                found |= pkey;
            }
        }
        return found;
    }

    private static int[] sortedWhole(List<Integer> keys) {
        return sorted(keys.stream().distinct().toList(), PkeyTables::swapped);
    }

    private static int[] sortedBases(List<Integer> keys) {
        Map<Integer, Integer> byBase = new HashMap<>();
        keys.forEach(key -> byBase.merge(key & Pkey.BASE_MASK, key, Math::max));
        return sorted(new ArrayList<>(byBase.values()), key -> swapped(key & Pkey.BASE_MASK));
    }

    private static int[] sorted(List<Integer> keys, ToIntFunction<Integer> order) {
        return keys.stream()
                .filter(key -> (key & Pkey.BASE_MASK) != 0)
                .sorted(Comparator.comparingInt(order))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private static int swapped(int pkey) {
        return Short.toUnsignedInt(Short.reverseBytes((short) pkey));
    }
}
