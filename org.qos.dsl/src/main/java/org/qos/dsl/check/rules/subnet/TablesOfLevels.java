package org.qos.dsl.check.rules.subnet;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.analysis.vl.SetupOptions;
import org.qos.dsl.check.PolicyContext;
import org.qos.dsl.model.policy.SetupScope;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.PortVlCapabilities;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.value.Vl;

/**
 * The tables that a kind of ports is to have: those of the option file, or without one those of {@code qos-setup}, from which
 * {@code qos generate} writes the options.
 *
 * @param source where they are stated, for messages
 * @param kind the ports
 * @param tables the tables before they are reduced to the VLs of a link
 * @param maxCode the code of the most VLs that links may use, 1 to 5
 */
record TablesOfLevels(String source, PortKind kind, QosTables tables, int maxCode) {

    /** The kinds of ports that every fabric has. */
    private static final List<PortKind> KINDS = List.of(PortKind.CA, PortKind.SWITCH_EXTERNAL);
    /** The tables for a policy; none where QoS is off, or nothing states any. */
    static Stream<TablesOfLevels> of(PolicyContext context) {
        return context.fabricContext()
                .options()
                .map(options -> of("the option file", options))
                .orElseGet(() -> context.hasUncertain(SetupScope.class)
                        ? Stream.empty()
                        : SetupOptions.of(context.policy().setup()).stream()
                                .flatMap(options -> of("qos-setup", options)));
    }

    private static Stream<TablesOfLevels> of(String source, SmOptions options) {
        int maxCode = options.maxUsedVls();
        return options.qos()
                ? KINDS.stream().map(kind -> new TablesOfLevels(source, kind, options.effective(kind), maxCode))
                : Stream.empty();
    }

    /** Whether packets of an SL are dropped. */
    boolean drops(int sl) {
        return tables.sl2vl().get(sl) == Vl.DROP;
    }

    /** The VL of an SL on links with as many VLs as a code says. */
    int vl(int sl, int code) {
        return on(code).sl2vl().get(sl);
    }

    /**
     * The numbers of VLs with which the VL of an SL has no weight in either table, as codes. A port with one VL has nothing to
     * arbitrate between (IBTA 1.2.1, 7.6.9).
     */
    List<Integer> starvingCodes(int sl) {
        return IntStream.rangeClosed(2, maxCode)
                .filter(code -> !isServed(on(code), sl))
                .boxed()
                .toList();
    }

    private QosTables on(int code) {
        return tables.on(PortVlCapabilities.ofFullTables(code));
    }

    /** VL15 is dropped, which another rule reports. */
    private static boolean isServed(QosTables tables, int sl) {
        int vl = tables.sl2vl().get(sl);
        return vl == Vl.DROP
                || Stream.concat(tables.vlarbHigh().stream(), tables.vlarbLow().stream())
                        .anyMatch(entry -> entry.vl() == vl && entry.weight() > 0);
    }
}
