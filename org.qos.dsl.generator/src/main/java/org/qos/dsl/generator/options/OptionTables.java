package org.qos.dsl.generator.options;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.dsl.generator.Loss;
import org.qos.dsl.generator.Losses;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.policy.VlWeight;

/** The tables of each port set that options can give, taken from the scopes of a setup; the last scope wins. */
final class OptionTables {

    private static final int DROP = 15;

    private final SetValues<List<Integer>> sl2vl = new SetValues<>();
    private final SetValues<List<VlWeight>> high = new SetValues<>();
    private final SetValues<List<VlWeight>> low = new SetValues<>();
    private final SetValues<Integer> highLimit = new SetValues<>();

    OptionTables(FabricSetup setup, Losses losses) {
        TableCheck check = new TableCheck(losses);
        List<Loss> unsaid = new ArrayList<>();
        reversed(setup.vlArb()).forEach(scope -> take(scope, check, unsaid));
        reversed(setup.sl2vl()).forEach(scope -> take(scope, check, unsaid));
        reversed(unsaid).forEach(losses::add);
    }

    SetValues<List<Integer>> sl2vl() {
        return sl2vl;
    }

    SetValues<List<VlWeight>> high() {
        return high;
    }

    SetValues<List<VlWeight>> low() {
        return low;
    }

    SetValues<Integer> highLimit() {
        return highLimit;
    }

    /** The highest VL that a table names, -1 when there is no table. */
    int highestVl() {
        return Stream.of(PortSet.values()).mapToInt(this::highestVl).max().orElse(-1);
    }

    /** The highest VL that a table of a set names, -1 when it has none; 15 in SL2VL means drop. */
    int highestVl(PortSet set) {
        IntStream lanes = sl2vl.of(set).stream()
                .flatMap(List::stream)
                .mapToInt(Integer::intValue)
                .filter(vl -> vl != DROP);
        IntStream weighted = Stream.concat(high.of(set).stream(), low.of(set).stream())
                .flatMap(List::stream)
                .mapToInt(VlWeight::vl);
        return IntStream.concat(lanes, weighted).max().orElse(-1);
    }

    private void take(Sl2VlScope scope, TableCheck check, List<Loss> unsaid) {
        Coverage coverage = Coverage.of(scope);
        if (coverage.canBeSaid()) {
            check.sl2vl(scope);
            sl2vl.give(coverage.sets(), scope.vls());
        } else if (!sl2vl.isComplete()) {
            unsaid.add(unsaid("SL2VL", scope.groups(), scope.acrossTo(), scope, coverage));
        }
    }

    private void take(VlArbScope scope, TableCheck check, List<Loss> unsaid) {
        Coverage coverage = Coverage.of(scope);
        if (coverage.canBeSaid()) {
            check.vlArb(scope);
            giveStated(scope, coverage);
        } else if (saysMore(scope)) {
            unsaid.add(unsaid("VL arbitration", scope.groups(), scope.across(), scope, coverage));
        }
    }

    private void giveStated(VlArbScope scope, Coverage coverage) {
        if (!scope.high().isEmpty()) {
            high.give(coverage.sets(), scope.high());
        }
        if (!scope.low().isEmpty()) {
            low.give(coverage.sets(), scope.low());
        }
        scope.highLimit().ifPresent(limit -> highLimit.give(coverage.sets(), limit));
    }

    /** Whether a part of the scope is not overridden for every port by later scopes. */
    private boolean saysMore(VlArbScope scope) {
        return !scope.high().isEmpty() && !high.isComplete()
                || !scope.low().isEmpty() && !low.isComplete()
                || scope.highLimit().isPresent() && !highLimit.isComplete();
    }

    private static Loss unsaid(
            String table, List<PortGroup> groups, List<PortGroup> across, Object scope, Coverage coverage) {
        List<String> names = Stream.concat(groups.stream(), across.stream())
                .map(group -> "'" + group.name() + "'")
                .distinct()
                .toList();
        String message =
                "options cannot say the " + table + " scope of " + String.join(", ", names) + ": " + coverage.obstacle()
                        + ". Give the table to whole node types; else these ports get the tables of their type";
        return new Loss("options-scope", message, scope, Loss.Effect.CHANGES_TABLES);
    }

    private static <T> List<T> reversed(List<T> list) {
        List<T> copy = new ArrayList<>(list);
        Collections.reverse(copy);
        return copy;
    }
}
