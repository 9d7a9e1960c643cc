package org.qos.analysis.difference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.analysis.difference.Sides.DEFAULT;
import static org.qos.analysis.difference.Sides.hosts;
import static org.qos.analysis.difference.Sides.side;

import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.qos.analysis.decision.DecisionProgress;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.value.VlWeight;

/** Scopes for some ports of a kind are compared port by port. */
class PortTableChangesTest {

    private static final Fabric FABRIC = hosts(1, 5);
    private static final PortGroup SOME = PortGroup.ofGuids("some", Ranges.ofValues(2, 3));
    private static final PortGroup OTHERS = PortGroup.ofGuids("others", Ranges.ofValues(3, 4));

    @Test
    void portsWhoseSharesChangeAlikeAreOneChange() {
        TableChange change = compared(
                        arbitration(SOME, new VlWeight(0, 60), new VlWeight(1, 40)),
                        arbitration(SOME, new VlWeight(0, 80), new VlWeight(1, 20)),
                        FABRIC)
                .tables()
                .get(0);
        assertEquals(Set.of(PortKind.CA), change.kinds());
        assertEquals(OptionalInt.of(2), change.ports());
        assertEquals(Set.of(0, 1), change.vlsWithOtherShares());
        assertEquals(0.4, TableChange.lowShare(change.before(), 1), 1e-9);
        assertEquals(0.2, TableChange.lowShare(change.after(), 1), 1e-9);
    }

    @Test
    void aScopeForOtherPortsChangesThoseThatItGainsAndLoses() {
        List<TableChange> changes = compared(vl2(SOME), vl2(OTHERS), FABRIC).tables();
        assertEquals(
                List.of(OptionalInt.of(1), OptionalInt.of(1)),
                changes.stream().map(TableChange::ports).toList());
        assertEquals(2, TableChange.vl(changes.get(0).before(), 1), "host 2 loses the table");
        assertEquals(1, TableChange.vl(changes.get(0).after(), 1));
        assertEquals(2, TableChange.vl(changes.get(1).after(), 1), "host 4 gains it");
    }

    @Test
    void theSameTablesInOtherScopesDoNotDiffer() {
        FabricSetup apart = new FabricSetup(
                List.of(
                        vl2(PortGroup.ofGuids("a", Ranges.ofValues(2))).sl2vl().get(0),
                        vl2(PortGroup.ofGuids("b", Ranges.ofValues(3))).sl2vl().get(0)),
                List.of());
        assertTrue(compared(vl2(SOME), apart, FABRIC).isEmpty());
    }

    @Test
    void withoutAFabricTheScopesAreOnlySaidToDiffer() {
        PolicyDifference found = compared(vl2(SOME), vl2(OTHERS), Fabric.EMPTY);
        assertTrue(found.otherScopes());
        assertFalse(found.isEmpty());
        assertTrue(found.breaking().isEmpty());
        assertFalse(compared(vl2(SOME), vl2(SOME), Fabric.EMPTY).otherScopes());
        assertFalse(compared(vl2(SOME), vl2(OTHERS), FABRIC).otherScopes());
    }

    private static PolicyDifference compared(FabricSetup before, FabricSetup after, Fabric fabric) {
        return PolicyComparison.of(
                side(policy(before), fabric), side(policy(after), fabric), false, DecisionProgress.NONE);
    }

    private static Policy policy(FabricSetup setup) {
        return new Policy(List.of(SOME, OTHERS), List.of(), DEFAULT, List.of(), setup);
    }

    private static FabricSetup arbitration(PortGroup group, VlWeight... low) {
        VlArbScope scope = new VlArbScope(
                List.of(group), List.of(), PortNumbers.ALL, List.of(), List.of(low), OptionalInt.empty());
        return new FabricSetup(List.of(), List.of(scope));
    }

    /** Every SL has VL2. */
    private static FabricSetup vl2(PortGroup group) {
        Sl2VlScope scope = new Sl2VlScope(
                List.of(group), List.of(), List.of(), PortNumbers.ALL, PortNumbers.ALL, Collections.nCopies(16, 2));
        return new FabricSetup(List.of(scope), List.of());
    }
}
