package org.qos.dsl.generator.options;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.dsl.check.ConversionCode;
import org.qos.dsl.generator.ConversionLoss;
import org.qos.dsl.generator.ConversionLosses;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlWeight;

/** The tables of each port set that options can give, taken from the scopes of a setup; the last scope wins. */
final class SetupTables {

    private final ValuesByPortKind<List<Integer>> sl2vl = new ValuesByPortKind<>();
    private final ValuesByPortKind<List<VlWeight>> high = new ValuesByPortKind<>();
    private final ValuesByPortKind<List<VlWeight>> low = new ValuesByPortKind<>();
    private final ValuesByPortKind<Integer> highLimit = new ValuesByPortKind<>();

    SetupTables(FabricSetup setup, ConversionLosses losses) {
        TableCheck check = new TableCheck(losses);
        List<ConversionLoss> inexpressible = new ArrayList<>();
        reversed(setup.vlArb()).forEach(scope -> take(scope, check, inexpressible));
        reversed(setup.sl2vl()).forEach(scope -> take(scope, check, inexpressible));
        reversed(inexpressible).forEach(losses::add);
    }

    ValuesByPortKind<List<Integer>> sl2vl() {
        return sl2vl;
    }

    ValuesByPortKind<List<VlWeight>> high() {
        return high;
    }

    ValuesByPortKind<List<VlWeight>> low() {
        return low;
    }

    ValuesByPortKind<Integer> highLimit() {
        return highLimit;
    }

    /** The VLs that tables name. */
    SortedSet<Integer> vls() {
        return Stream.of(PortKind.values())
                .flatMapToInt(this::vls)
                .boxed()
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The highest VL that a table names, -1 when there is no table. */
    int highestVl() {
        return vls().isEmpty() ? -1 : vls().last();
    }

    /** The highest VL that a table of a set names, -1 when it has none. */
    int highestVl(PortKind set) {
        return vls(set).max().orElse(-1);
    }

    /** 15 in SL2VL means drop. */
    private IntStream vls(PortKind set) {
        IntStream vls = sl2vl.of(set).stream()
                .flatMap(List::stream)
                .mapToInt(Integer::intValue)
                .filter(vl -> vl != Vl.DROP);
        IntStream weighted = Stream.concat(high.of(set).stream(), low.of(set).stream())
                .flatMap(List::stream)
                .mapToInt(VlWeight::vl);
        return IntStream.concat(vls, weighted);
    }

    private void take(Sl2VlScope scope, TableCheck check, List<ConversionLoss> inexpressible) {
        ScopeCoverage coverage = ScopeCoverage.of(scope);
        if (coverage.isExpressible()) {
            check.sl2vl(scope);
            sl2vl.give(coverage.sets(), scope.vls());
        } else if (!sl2vl.isComplete()) {
            inexpressible.add(inexpressible("SL2VL", scope.groups(), scope.acrossTo(), scope, coverage));
        }
    }

    private void take(VlArbScope scope, TableCheck check, List<ConversionLoss> inexpressible) {
        ScopeCoverage coverage = ScopeCoverage.of(scope);
        if (coverage.isExpressible()) {
            check.vlArb(scope);
            giveStated(scope, coverage);
        } else if (addsTables(scope)) {
            inexpressible.add(inexpressible("VL arbitration", scope.groups(), scope.across(), scope, coverage));
        }
    }

    private void giveStated(VlArbScope scope, ScopeCoverage coverage) {
        if (!scope.high().isEmpty()) {
            high.give(coverage.sets(), scope.high());
        }
        if (!scope.low().isEmpty()) {
            low.give(coverage.sets(), scope.low());
        }
        scope.highLimit().ifPresent(limit -> highLimit.give(coverage.sets(), limit));
    }

    /** Whether a part of the scope is not overridden for every port by later scopes. */
    private boolean addsTables(VlArbScope scope) {
        return !scope.high().isEmpty() && !high.isComplete()
                || !scope.low().isEmpty() && !low.isComplete()
                || scope.highLimit().isPresent() && !highLimit.isComplete();
    }

    private static ConversionLoss inexpressible(
            String table, List<PortGroup> groups, List<PortGroup> across, Object scope, ScopeCoverage coverage) {
        List<String> names = Stream.concat(groups.stream(), across.stream())
                .map(group -> "'" + group.name() + "'")
                .distinct()
                .toList();
        String message = "options cannot express the " + table + " scope of " + String.join(", ", names) + ": "
                + coverage.obstacle()
                + ". OpenSM gives these ports the tables of their node type; program the scope with 'qos apply', or give"
                + " the table to whole node types";
        return new ConversionLoss(ConversionCode.OPTIONS_SCOPE, message, scope);
    }

    private static <T> List<T> reversed(List<T> list) {
        List<T> copy = new ArrayList<>(list);
        Collections.reverse(copy);
        return copy;
    }
}
