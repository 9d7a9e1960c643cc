package org.qos.dsl.generator.opensm;

import java.util.List;
import org.qos.dsl.check.ConversionCode;
import org.qos.dsl.generator.ConversionLosses;
import org.qos.dsl.generator.Replacements;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;

/**
 * Setup scopes that OpenSM's parser accepts. OpenSM never uses them (no code reads vlarb_tables or sl2vl_tables); they
 * stay in the file so that it says the whole policy.
 */
record SetupConverter(Replacements<PortGroup> groups, ConversionLosses losses) {

    private static final Ranges PORTS = Ranges.of(new Range(0, 127));

    FabricSetup convert(FabricSetup setup) {
        return new FabricSetup(
                setup.sl2vl().stream()
                        .filter(this::canExpress)
                        .map(scope -> scope.mapGroups(groups::ofAll))
                        .toList(),
                setup.vlArb().stream()
                        .filter(this::canExpress)
                        .map(scope -> scope.mapGroups(groups::ofAll))
                        .toList());
    }

    private boolean canExpress(Sl2VlScope scope) {
        boolean grouped = !scope.groups().isEmpty()
                || !scope.acrossTo().isEmpty()
                || !scope.acrossFrom().isEmpty();
        boolean table = scope.vls().size() == Sl.COUNT && scope.vls().stream().allMatch(Vl::isInSl2Vl);
        return kept(grouped, scope, "it needs a group")
                && kept(table, scope, "its table needs 16 VLs of 0 to 15")
                && kept(
                        canExpress(scope.from()) && canExpress(scope.to()),
                        scope,
                        "its port numbers have to be 0 to 127");
    }

    private boolean canExpress(VlArbScope scope) {
        boolean grouped = !List.of(scope.groups(), scope.across()).stream().allMatch(List::isEmpty);
        return kept(grouped, scope, "it needs a group")
                && kept(scope.to().all(), scope, "the OpenSM syntax has no 'to' in VL arbitration scopes")
                && kept(scope.highLimit().orElse(0) >= 0, scope, "its limit is negative");
    }

    private static boolean canExpress(PortNumbers numbers) {
        return numbers.all() || !numbers.numbers().isEmpty() && PORTS.containsAll(numbers.numbers());
    }

    private boolean kept(boolean expressible, Object scope, String why) {
        if (!expressible) {
            losses.add(
                    ConversionCode.SETUP_SCOPE,
                    scope,
                    "a scope of qos-setup is left out of the file for OpenSM, which ignores scopes in any case: "
                            + why);
        }
        return expressible;
    }
}
