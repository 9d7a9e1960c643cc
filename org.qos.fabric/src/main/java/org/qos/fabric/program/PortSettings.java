package org.qos.fabric.program;

import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.Vl;

/**
 * The tables of a port that decide whether packets are sent.
 *
 * @param rows the rows of the SL2VL table by in-port, as far as they are known
 * @param arbitration the arbitration tables
 */
record PortSettings(NavigableMap<Integer, Long> rows, Arbitration arbitration) {

    PortSettings {
        rows = Collections.unmodifiableNavigableMap(new TreeMap<>(rows));
    }

    /** The settings of a port as a state of the subnet has them. */
    static PortSettings of(SubnetState state, PortId port) {
        NavigableMap<Integer, Long> rows = state.sl2vl().inPorts(port).stream()
                .boxed()
                .collect(Collectors.toMap(
                        inPort -> inPort,
                        inPort -> state.sl2vl().row(port, inPort).orElseThrow(),
                        (one, other) -> one,
                        TreeMap::new));
        return new PortSettings(rows, Arbitration.of(state.vlArb(port)));
    }

    /** The settings after some Sets; VLHighLimit is not among them. */
    PortSettings after(List<BlockSet> sets) {
        NavigableMap<Integer, Long> changedRows = new TreeMap<>(rows);
        Arbitration changed = arbitration;
        for (BlockSet set : sets) {
            if (set.value() instanceof BlockValue.Row row) {
                changedRows.put(set.id().number(), row.row());
            } else if (set.value() instanceof BlockValue.Entries entries) {
                changed = changed.with(set.id().number(), entries.entries());
            }
        }
        return new PortSettings(changedRows, changed);
    }

    /** The VLs that SLs are mapped to and that are served, a bit for each. */
    int servedVls() {
        return vls() & arbitration.served();
    }

    /** The VLs that SLs are mapped to, without that of dropped packets, a bit for each. */
    int vls() {
        return rows.values().stream().mapToInt(PortSettings::vls).reduce(0, (some, more) -> some | more);
    }

    private static int vls(long row) {
        int vls = 0;
        for (int sl = 0; sl < Sl.COUNT; sl++) {
            vls |= 1 << Sl2VlRow.vl(row, sl);
        }
        return vls & ~(1 << Vl.DROP);
    }
}
