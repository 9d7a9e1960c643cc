package org.qos.analysis.difference;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.stream.Stream;
import org.qos.runtime.fabric.Fabric;

/**
 * Compares the tables of ports. OpenSM ignores {@code qos-setup}: where a policy states tables and there is an option file, ports have
 * the tables of the option file until {@code qos apply} programs the others, so that both are compared.
 */
final class TableChanges {

    private final ComparedSide before;
    private final ComparedSide after;
    private final Fabric fabric;
    private final SortedSet<Integer> slsInUse;

    /**
     * A comparison.
     *
     * @param fabric the fabric of the ports, or {@link Fabric#EMPTY}
     * @param slsInUse the SLs that are lowered by less than the old side gives them
     */
    TableChanges(ComparedSide before, ComparedSide after, Fabric fabric, SortedSet<Integer> slsInUse) {
        this.before = before;
        this.after = after;
        this.fabric = fabric;
        this.slsInUse = slsInUse;
    }

    /** The tables that differ; one that both origins change alike is one of the option files. */
    List<TableChange> all() {
        List<TableChange> changes = ofPorts();
        if (!ComparedSide.haveTwoOrigins(before, after)) {
            return changes;
        }
        List<TableChange> ofOpenSm =
                TableChange.of(TablesByKind.ofOpenSm(before, fabric), TablesByKind.ofOpenSm(after, fabric), slsInUse);
        return Stream.concat(
                        changes.stream()
                                .map(change -> change.without(ofOpenSm))
                                .flatMap(Optional::stream)
                                .map(change -> change.of(TableChange.Origin.QOS_SETUP)),
                        ofOpenSm.stream().map(change -> change.of(TableChange.Origin.OPTION_FILE)))
                .toList();
    }

    /** With a fabric port by port where scopes are for some ports of a kind, else by kind. */
    private List<TableChange> ofPorts() {
        boolean byPort = !fabric.isEmpty() && (statesSomePorts(before) || statesSomePorts(after));
        return byPort
                ? PortTableChanges.of(before, after, fabric, slsInUse)
                : TableChange.of(TablesByKind.of(before, fabric), TablesByKind.of(after, fabric), slsInUse);
    }

    /** Whether scopes for some ports of a kind differ, and no fabric is known where they could be compared. */
    boolean hasUncomparedScopes() {
        return fabric.isEmpty()
                && (statesSomePorts(before) || statesSomePorts(after))
                && !before.policy().setup().equals(after.policy().setup());
    }

    private static boolean statesSomePorts(ComparedSide side) {
        return PortTableChanges.isNeeded(side.policy().setup());
    }
}
