package org.qos.runtime.setup;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.setup.SetupFinding.Kind;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.Vl;

/** Fits tables of SL2VL scopes to the VLs that ports have: an entry of another VL becomes VL15. */
final class Sl2VlFit {

    private final List<Sl2VlScope> scopes;
    private final PortLimits limits;
    private final SetupFindings findings;
    private final Map<Key, Fitted> fitted = new HashMap<>();

    private record Key(int scope, int vls) {}

    /** A row, and the VLs of the scope that it does not have. */
    private record Fitted(Long row, Ranges absent) {}

    Sl2VlFit(List<Sl2VlScope> scopes, PortLimits limits, SetupFindings findings) {
        this.scopes = scopes;
        this.limits = limits;
        this.findings = findings;
    }

    /**
     * Whether the port has an SL2VL table, as far as is known; reports each scope that states rows of one that has
     * not.
     */
    boolean hasTable(PortId outPort, int[] scopeOf) {
        if (!limits.withoutSl2Vl(outPort)) {
            return true;
        }
        IntStream.of(scopeOf)
                .filter(scope -> scope >= 0)
                .forEach(scope -> findings.add(Kind.NO_SL2VL_TABLE, scope, Ranges.NONE, outPort));
        return false;
    }

    /** The row of a scope for a port. Where the VLs of the port are not known it is as the scope states it. */
    Long row(int scope, PortId outPort) {
        boolean known = limits.vls(outPort).isPresent();
        Fitted result = fitted(scope, limits.certainVls(outPort));
        if (!result.absent.isEmpty()) {
            Kind kind = known ? Kind.SL2VL_UNSUPPORTED_VL : Kind.SL2VL_VLS_NOT_CHECKED;
            findings.add(kind, scope, result.absent, outPort);
        }
        return known ? result.row : fitted(scope, Vl.DATA_COUNT).row;
    }

    private Fitted fitted(int scope, int vls) {
        return fitted.computeIfAbsent(
                new Key(scope, vls), key -> fit(scopes.get(scope).vls(), vls));
    }

    private static Fitted fit(List<Integer> stated, int vls) {
        IntPredicate isAbsent = vl -> vl != Vl.DROP && vl >= vls;
        List<Integer> row = new ArrayList<>(stated);
        row.replaceAll(vl -> isAbsent.test(vl) ? Vl.DROP : vl);
        long[] absent = stated.stream()
                .filter(isAbsent::test)
                .mapToLong(Integer::longValue)
                .toArray();
        return new Fitted(Sl2VlRow.of(row), Ranges.ofValues(absent));
    }
}
