package org.qos.dsl.check.rules.subnet;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.dsl.check.PolicyContext;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.PortVlCapabilities;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.policy.VlWeight;
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
    /** The highest capacity of which OpenSM fills every entry. */
    private static final int UNCUT = 63;

    /** The tables for a policy; none where QoS is off, or nothing states any. */
    static Stream<TablesOfLevels> of(PolicyContext project) {
        return project.fabricContext()
                .options()
                .map(options -> options.qos() ? KINDS.stream().map(kind -> of(options, kind)) : Stream.<TablesOfLevels>empty())
                .orElseGet(() -> KINDS.stream().flatMap(kind -> ofSetup(project, kind).stream()));
    }

    private static TablesOfLevels of(SmOptions options, PortKind kind) {
        int maxCode = Math.max(1, Math.min(options.maxOpVls(), Vl.MAX_CODE));
        return new TablesOfLevels("the option file", kind, options.effective(kind), maxCode);
    }

    /** What no scope states has OpenSM's defaults; without an SL2VL table nothing is known about levels. */
    private static Optional<TablesOfLevels> ofSetup(PolicyContext project, PortKind kind) {
        if (project.policy().setup().vlArb().stream().anyMatch(project::isUncertain)) {
            return Optional.empty();
        }
        List<VlArbScope> arbitration = reversed(project.policy().setup().vlArb()).stream()
                .filter(scope -> ScopeKinds.of(scope).contains(kind))
                .toList();
        QosTables usual = SmOptions.DEFAULTS.effective(kind);
        return reversed(project.policy().setup().sl2vl()).stream()
                .filter(scope -> ScopeKinds.of(scope).contains(kind))
                .findFirst()
                .filter(scope -> !project.isUncertain(scope))
                .map(scope -> new QosTables(
                        usual.highLimit(),
                        stated(arbitration.stream().map(VlArbScope::high), usual.vlarbHigh()),
                        stated(arbitration.stream().map(VlArbScope::low), usual.vlarbLow()),
                        scope.vls()))
                .map(tables -> new TablesOfLevels("qos-setup", kind, tables, codeOf(project)));
    }

    private static List<VlWeight> stated(Stream<List<VlWeight>> lastFirst, List<VlWeight> usual) {
        return lastFirst.filter(table -> !table.isEmpty()).findFirst().orElse(usual);
    }

    /** The code of the VLs that the tables of a policy need, which is what {@code qos generate} writes as max_op_vls. */
    private static int codeOf(PolicyContext project) {
        IntStream carrying = project.policy().setup().sl2vl().stream()
                .map(Sl2VlScope::vls)
                .flatMap(List::stream)
                .mapToInt(Integer::intValue);
        IntStream weighted = project.policy().setup().vlArb().stream()
                .flatMap(scope -> Stream.of(scope.high(), scope.low()).flatMap(Collection::stream))
                .mapToInt(VlWeight::vl);
        int highest =
                IntStream.concat(carrying, weighted).filter(Vl::isData).max().orElse(0);
        return IntStream.rangeClosed(1, Vl.MAX_CODE)
                .filter(code -> highest < Vl.count(code))
                .findFirst()
                .orElse(Vl.MAX_CODE);
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
        return tables.on(new PortVlCapabilities(Vl.MAX_CODE, code, UNCUT, UNCUT));
    }

    /** VL15 is dropped, which another rule reports. */
    private static boolean isServed(QosTables tables, int sl) {
        int vl = tables.sl2vl().get(sl);
        return vl == Vl.DROP
                || Stream.concat(tables.vlarbHigh().stream(), tables.vlarbLow().stream())
                        .anyMatch(entry -> entry.vl() == vl && entry.weight() > 0);
    }

    /** The last scope first, because the last one for a port applies. */
    private static <T> List<T> reversed(List<T> scopes) {
        List<T> copy = new ArrayList<>(scopes);
        Collections.reverse(copy);
        return copy;
    }
}
