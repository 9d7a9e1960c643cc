package org.qos.runtime.setup;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.setup.SetupFinding.Kind;
import org.qos.runtime.value.Sl;

/**
 * Works out the rows of SL2VL tables. The last scope wins for each pair of out-port and in-port; a scope is checked
 * against the VLs of a port only where it wins.
 */
final class Sl2VlPlanner {

    private static final int NO_SCOPE = -1;

    private final List<Sl2VlScope> scopes;
    private final ScopePorts ports;
    private final PortNumberCheck numbers;
    private final SetupFindings findings;
    private final Sl2VlFit fit;
    /** The scope that wins for each in-port, by out-port. */
    private final NavigableMap<PortId, int[]> winners = new TreeMap<>();

    Sl2VlPlanner(List<Sl2VlScope> scopes, ScopePorts ports, PortLimits limits, SetupFindings findings) {
        this.scopes = scopes;
        this.ports = ports;
        this.numbers = new PortNumberCheck(ports, findings);
        this.findings = findings;
        this.fit = new Sl2VlFit(scopes, limits, findings);
    }

    /** Finds the scope that wins for each pair, and reports scopes and numbers without ports. */
    Sl2VlPlanner select() {
        IntStream.range(0, scopes.size()).forEach(this::apply);
        return this;
    }

    /** The out-ports for which a scope wins. */
    Set<PortId> outPorts() {
        return winners.keySet();
    }

    /** Reports what of the winning scopes does not fit an out-port. */
    void check(PortId outPort) {
        int[] scopeOf = winners.get(outPort);
        if (fit.hasTable(outPort, scopeOf)) {
            IntStream.of(scopeOf)
                    .filter(scope -> scope != NO_SCOPE)
                    .distinct()
                    .forEach(scope -> fit.row(scope, outPort));
        }
    }

    /** The stated rows of an out-port by in-port, and what {@link #check} reports. */
    NavigableMap<Integer, Long> rows(PortId outPort) {
        int[] scopeOf = winners.get(outPort);
        return scopeOf != null && fit.hasTable(outPort, scopeOf)
                ? rows(outPort, scopeOf)
                : Collections.emptyNavigableMap();
    }

    private void apply(int index) {
        Sl2VlScope scope = scopes.get(index);
        SortedSet<PortId> selected = ports.outPorts(scope.groups(), scope.acrossTo());
        numbers.outPorts(Kind.NO_SUCH_OUT_PORT, index, scope.to(), selected);
        selected.removeIf(port -> !scope.to().contains(port.number()));
        numbers.inPorts(index, scope.from(), selected);
        InPorts inPorts = new InPorts(scope, ports);
        boolean any = false;
        for (PortId outPort : selected) {
            any |= scope.vls().size() == Sl.COUNT ? win(index, outPort, inPorts.of(outPort)) : inPorts.any(outPort);
        }
        if (!any) {
            findings.add(Kind.SL2VL_SCOPE_WITHOUT_PORT, index);
        }
    }

    /** Lets a scope win for some in-ports; returns whether there are any. */
    private boolean win(int index, PortId outPort, IntPredicate inPorts) {
        int[] chosen =
                IntStream.range(0, ports.inPortCount(outPort)).filter(inPorts).toArray();
        if (chosen.length > 0) {
            int[] scopeOf = winners.computeIfAbsent(outPort, this::noScopes);
            IntStream.of(chosen).forEach(inPort -> scopeOf[inPort] = index);
        }
        return chosen.length > 0;
    }

    private int[] noScopes(PortId outPort) {
        int[] none = new int[ports.inPortCount(outPort)];
        Arrays.fill(none, NO_SCOPE);
        return none;
    }

    private NavigableMap<Integer, Long> rows(PortId outPort, int[] scopeOf) {
        Map<Integer, Long> fitted = new HashMap<>();
        NavigableMap<Integer, Long> rows = new TreeMap<>();
        for (int inPort = 0; inPort < scopeOf.length; inPort++) {
            if (scopeOf[inPort] != NO_SCOPE) {
                rows.put(inPort, fitted.computeIfAbsent(scopeOf[inPort], scope -> fit.row(scope, outPort)));
            }
        }
        return rows;
    }
}
