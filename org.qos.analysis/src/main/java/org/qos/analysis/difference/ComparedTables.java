package org.qos.analysis.difference;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.qos.runtime.fabric.Fabric;

/**
 * The tables of both sides: those of the policies, and those that OpenSM makes of option files where there are both.
 *
 * @param before those of the old side, by origin
 * @param after those of the new side, by the same origins
 */
record ComparedTables(List<TablesByKind> before, List<TablesByKind> after) {

    static ComparedTables of(ComparedSide before, ComparedSide after, Fabric fabric) {
        List<TablesByKind> old = new ArrayList<>(List.of(TablesByKind.of(before, fabric)));
        List<TablesByKind> now = new ArrayList<>(List.of(TablesByKind.of(after, fabric)));
        if (ComparedSide.haveTwoOrigins(before, after)) {
            old.add(TablesByKind.ofOpenSm(before, fabric));
            now.add(TablesByKind.ofOpenSm(after, fabric));
        }
        return new ComparedTables(old, now);
    }

    /** How packets of an SL get less, with the tables of some origin, than packets of an SL got before. */
    Set<Lowering> lowered(int slBefore, int slAfter) {
        EnumSet<Lowering> lower = EnumSet.noneOf(Lowering.class);
        for (int origin = 0; origin < before.size(); origin++) {
            lower.addAll(after.get(origin).lowered(before.get(origin), slBefore, slAfter));
        }
        return lower;
    }
}
