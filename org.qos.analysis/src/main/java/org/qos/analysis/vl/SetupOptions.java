package org.qos.analysis.vl;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.QosOptions;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/** The options that give kinds of ports the tables of {@code qos-setup}, for as long as no option file is given. */
public final class SetupOptions {

    private final List<Sl2VlScope> sl2vl;
    private final List<VlArbScope> vlArb;

    private SetupOptions(FabricSetup setup) {
        this.sl2vl = reversed(setup.sl2vl());
        this.vlArb = reversed(setup.vlArb());
    }

    /**
     * The options with QoS on and the tables that scopes state for whole kinds of ports, the last scope of a kind first; other
     * tables and options are OpenSM's defaults. {@code max_op_vls} is what these tables need.
     *
     * @return empty when no scope states a table of a whole kind, or a scope has a table that is not one
     */
    public static Optional<SmOptions> of(FabricSetup setup) {
        return new SetupOptions(setup).options();
    }

    /**
     * The tables that scopes state for whole kinds of ports, the last scope of a kind first.
     *
     * @return the kinds that a scope states a table for; none where a scope has a table that is not one
     */
    public static Map<PortKind, QosOptions> stated(FabricSetup setup) {
        Map<PortKind, QosOptions> tables =
                new HashMap<>(new SetupOptions(setup).tables().orElse(Map.of()));
        tables.values().removeIf(QosOptions.NONE::equals);
        return tables;
    }

    private Optional<SmOptions> options() {
        return tables().filter(all -> !all.values().stream().allMatch(QosOptions.NONE::equals))
                .map(all -> SmOptions.DEFAULTS.withQos().withTables(code(all), all));
    }

    private Optional<Map<PortKind, QosOptions>> tables() {
        Map<PortKind, QosOptions> tables = new EnumMap<>(PortKind.class);
        for (PortKind kind : PortKind.values()) {
            Optional<List<Integer>> vls = sl2vl.stream()
                    .filter(scope -> ScopeKinds.of(scope).contains(kind))
                    .map(Sl2VlScope::vls)
                    .findFirst();
            Optional<List<VlWeight>> high = arbitration(kind, VlArbScope::high);
            Optional<List<VlWeight>> low = arbitration(kind, VlArbScope::low);
            if (vls.filter(table -> !isSl2Vl(table)).isPresent() || isTooLong(high) || isTooLong(low)) {
                return Optional.empty();
            }
            tables.put(kind, new QosOptions(OptionalInt.empty(), highLimit(kind), high, low, vls));
        }
        return Optional.of(tables);
    }

    private Optional<List<VlWeight>> arbitration(PortKind kind, Function<VlArbScope, List<VlWeight>> table) {
        return ofKind(kind).map(table).filter(entries -> !entries.isEmpty()).findFirst();
    }

    private OptionalInt highLimit(PortKind kind) {
        return ofKind(kind)
                .map(VlArbScope::highLimit)
                .filter(OptionalInt::isPresent)
                .findFirst()
                .orElse(OptionalInt.empty());
    }

    private Stream<VlArbScope> ofKind(PortKind kind) {
        return vlArb.stream().filter(scope -> ScopeKinds.of(scope).contains(kind));
    }

    private static boolean isSl2Vl(List<Integer> table) {
        return table.size() == Sl.COUNT && table.stream().allMatch(Vl::isInSl2Vl);
    }

    private static boolean isTooLong(Optional<List<VlWeight>> table) {
        return table.filter(entries -> entries.size() > VlArbitration.MAX_ENTRIES)
                .isPresent();
    }

    /** The code of as many VLs as the tables name. */
    private static int code(Map<PortKind, QosOptions> tables) {
        int highest = tables.values().stream()
                .flatMapToInt(SetupOptions::vls)
                .filter(Vl::isData)
                .max()
                .orElse(0);
        return IntStream.rangeClosed(1, Vl.MAX_CODE)
                .filter(code -> highest < Vl.count(code))
                .findFirst()
                .orElse(Vl.MAX_CODE);
    }

    private static IntStream vls(QosOptions tables) {
        return IntStream.concat(
                tables.sl2vl().stream().flatMap(List::stream).mapToInt(Integer::intValue),
                Stream.of(tables.vlarbHigh(), tables.vlarbLow())
                        .flatMap(Optional::stream)
                        .flatMap(List::stream)
                        .mapToInt(VlWeight::vl));
    }

    /** The last scope first, because the last one for a port applies. */
    private static <T> List<T> reversed(List<T> scopes) {
        List<T> copy = new ArrayList<>(scopes);
        Collections.reverse(copy);
        return copy;
    }
}
