package org.qos.dsl.generator.options;

import java.util.List;
import org.qos.dsl.check.ConversionCode;
import org.qos.dsl.generator.ConversionLosses;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/** Refuses tables that OpenSM would take for others without an error (OpenSM osm_qos.c:parse_one_unsigned). */
record TableCheck(ConversionLosses losses) {

    void sl2vl(Sl2VlScope scope) {
        boolean good = scope.vls().size() == Sl.COUNT && scope.vls().stream().allMatch(Vl::isInSl2Vl);
        demand(good, scope, "an SL2VL table needs 16 VLs of 0 to 15");
    }

    void vlArb(VlArbScope scope) {
        entries(scope, scope.high());
        entries(scope, scope.low());
        demand(
                within(scope.highLimit().orElse(0), VlArbitration.MAX_HIGH_LIMIT),
                scope,
                "a vl-high-limit has to be 0 to 255");
    }

    private void entries(VlArbScope scope, List<VlWeight> table) {
        demand(table.size() <= VlArbitration.MAX_ENTRIES, scope, "a VL arbitration table has at most 64 entries");
        boolean good = table.stream().allMatch(e -> Vl.isData(e.vl()) && within(e.weight(), VlArbitration.MAX_WEIGHT));
        demand(good, scope, "entries of a VL arbitration table have VLs of 0 to 14 and weights of 0 to 255");
    }

    private void demand(boolean good, Object scope, String rule) {
        if (!good) {
            losses.add(ConversionCode.OPTIONS_TABLE, scope, rule);
        }
    }

    private static boolean within(int value, int max) {
        return value >= 0 && value <= max;
    }
}
