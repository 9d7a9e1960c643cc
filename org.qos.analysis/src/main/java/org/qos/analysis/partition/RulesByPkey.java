package org.qos.analysis.partition;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SortedSet;
import java.util.function.ObjIntConsumer;
import java.util.stream.Stream;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Range;
import org.qos.runtime.value.Pkey;

/**
 * Which rules accept requests that carry a P_Key and no other field, for some P_Keys. The time to go through them grows with the number
 * of the intervals that rules state, not with rules times P_Keys.
 */
final class RulesByPkey {

    private final SortedSet<Integer> pkeys;
    /** For each P_Key in ascending order the rules that accept it but not the one before, or the other way round; one more for the end. */
    private final List<List<Integer>> changes;

    /**
     * The rules by P_Key.
     *
     * @param pkeys P_Keys without membership bits
     */
    RulesByPkey(List<MatchRule> rules, SortedSet<Integer> pkeys) {
        this.pkeys = pkeys;
        this.changes = Stream.<List<Integer>>generate(ArrayList::new)
                .limit(pkeys.size() + 1L)
                .toList();
        int[] places = new int[Pkey.BASE_MASK + 2];
        pkeys.forEach(pkey -> places[pkey + 1] = 1);
        for (int pkey = 1; pkey < places.length; pkey++) {
            places[pkey] += places[pkey - 1];
        }
        for (int rule = 0; rule < rules.size(); rule++) {
            if (needsOnlyPkey(rules.get(rule))) {
                add(rule, rules.get(rule), places);
            }
        }
    }

    private static boolean needsOnlyPkey(MatchRule rule) {
        return rule.serviceIds().isEmpty()
                && rule.qosClasses().isEmpty()
                && rule.tclasses().isEmpty();
    }

    /** Adds a rule; {@code places} has the number of P_Keys below each P_Key. */
    private void add(int rule, MatchRule stated, int[] places) {
        if (stated.pkeys().isEmpty()) {
            changes.get(0).add(rule);
        }
        for (Range range : stated.pkeys().ranges()) {
            changes.get(places[limited(range.first())]).add(rule);
            changes.get(places[limited(range.last()) + (isPkey(range.last()) ? 1 : 0)])
                    .add(rule);
        }
    }

    private static boolean isPkey(long value) {
        return Long.compareUnsigned(value, Pkey.BASE_MASK) <= 0;
    }

    private static int limited(long value) {
        return isPkey(value) ? (int) value : Pkey.BASE_MASK + 1;
    }

    /**
     * Goes through the P_Keys, ascending.
     *
     * @param visitor receives each P_Key with the places of its rules from 0, which hold only during the call
     */
    void forEach(ObjIntConsumer<BitSet> visitor) {
        BitSet rules = new BitSet();
        int place = 0;
        for (int pkey : pkeys) {
            changes.get(place++).forEach(rules::flip);
            visitor.accept(rules, pkey);
        }
    }
}
