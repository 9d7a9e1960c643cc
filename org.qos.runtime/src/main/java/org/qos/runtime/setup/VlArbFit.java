package org.qos.runtime.setup;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.setup.SetupFinding.Kind;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/** Fits arbitration tables of scopes to what ports take. */
final class VlArbFit {

    private final List<VlArbScope> scopes;
    private final PortLimits limits;
    private final SetupFindings findings;

    VlArbFit(List<VlArbScope> scopes, PortLimits limits, SetupFindings findings) {
        this.scopes = scopes;
        this.limits = limits;
        this.findings = findings;
    }

    /** The high-priority table of a scope for a port; empty for no scope. */
    Optional<List<VlWeight>> high(int scope, PortId port) {
        return scope < 0
                ? Optional.empty()
                : Optional.of(table(scope, scopes.get(scope).high(), limits.highCapacity(port), port, Table.HIGH));
    }

    /** The low-priority table of a scope for a port; empty for no scope. */
    Optional<List<VlWeight>> low(int scope, PortId port) {
        return scope < 0
                ? Optional.empty()
                : Optional.of(table(scope, scopes.get(scope).low(), limits.lowCapacity(port), port, Table.LOW));
    }

    /** The limit of a scope; empty for no scope. */
    OptionalInt limit(int scope) {
        return scope < 0 ? OptionalInt.empty() : scopes.get(scope).highLimit();
    }

    /** The kinds of findings about one of the two tables. */
    private enum Table {
        HIGH(Kind.HIGH_TABLE_TOO_LONG, Kind.HIGH_LENGTH_NOT_CHECKED),
        LOW(Kind.LOW_TABLE_TOO_LONG, Kind.LOW_LENGTH_NOT_CHECKED);

        private final Kind tooLong;
        private final Kind notChecked;

        Table(Kind tooLong, Kind notChecked) {
            this.tooLong = tooLong;
            this.notChecked = notChecked;
        }
    }

    private List<VlWeight> table(int scope, List<VlWeight> stated, OptionalInt capacity, PortId port, Table table) {
        if (capacity.isEmpty()) {
            findings.add(table.notChecked, scope, Ranges.NONE, port);
        } else if (stated.size() > capacity.getAsInt()) {
            findings.add(table.tooLong, scope, Ranges.ofValues(capacity.getAsInt()), port);
        }
        int length = Math.min(stated.size(), capacity.orElse(VlArbitration.MAX_ENTRIES));
        return stated.subList(0, Math.min(length, VlArbitration.MAX_ENTRIES));
    }

    /** Reports the VLs of the tables that win at a port which the port does not have, once for each scope. */
    void checkVls(VlArbPlanner.Winners winners, PortId port) {
        if (winners.high == winners.low) {
            checkVls(winners.high, true, true, port);
        } else {
            checkVls(winners.high, true, false, port);
            checkVls(winners.low, false, true, port);
        }
    }

    /** An entry of weight 0 is skipped whatever its VL is (IBTA 7.6.9.2), and tables list all VLs for clarity. */
    private void checkVls(int scope, boolean high, boolean low, PortId port) {
        if (scope < 0) {
            return;
        }
        int vls = limits.certainVls(port);
        VlArbScope stated = scopes.get(scope);
        long[] absent = Stream.concat(
                        high ? stated.high().stream() : Stream.of(), low ? stated.low().stream() : Stream.of())
                .filter(entry -> entry.weight() > 0 && entry.vl() >= vls)
                .mapToLong(VlWeight::vl)
                .toArray();
        if (absent.length > 0) {
            Kind kind = limits.vls(port).isPresent() ? Kind.VLARB_UNSUPPORTED_VL : Kind.VLARB_VLS_NOT_CHECKED;
            findings.add(kind, scope, Ranges.ofValues(absent), port);
        }
    }
}
