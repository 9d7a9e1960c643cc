package org.qos.analysis.difference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.analysis.difference.Sides.DEFAULT;
import static org.qos.analysis.difference.Sides.hosts;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.qos.analysis.decision.DecisionProgress;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.QosOptions;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.Sl2VlScope;

/** OpenSM sets the tables of its option file, whatever qos-setup states. */
class TableChangesTest {

    private static final Fabric FABRIC = hosts(1, 4);
    private static final PortGroup ADAPTERS =
            new PortGroup("adapters", "", Ranges.NONE, List.of(), List.of(), Ranges.NONE, Set.of(NodeType.CA), false);
    private static final PortGroup SOME = PortGroup.ofGuids("some", Ranges.ofValues(2, 3));

    @Test
    void theTablesOfOptionFilesAreComparedBesideThoseOfThePolicies() {
        TableChange change = only(compared(setup(ADAPTERS, 2), options(1), setup(ADAPTERS, 2), options(15)));
        assertEquals(TableChange.Origin.OPTION_FILE, change.origin());
        assertEquals(Set.of(PortKind.CA), change.kinds());
        assertEquals(1, TableChange.vl(change.before(), 0));
        assertEquals(15, TableChange.vl(change.after(), 0));
        assertEquals(Map.of(0, Set.of(Lowering.DROPPED)), change.lowered());
    }

    @Test
    void theTablesOfPoliciesAreComparedWhereOptionFilesAreTheSame() {
        TableChange change = only(compared(setup(ADAPTERS, 2), options(1), setup(ADAPTERS, 3), options(1)));
        assertEquals(TableChange.Origin.QOS_SETUP, change.origin());
        assertEquals(3, TableChange.vl(change.after(), 0));
    }

    @Test
    void bothAreChangesWhereBothDiffer() {
        PolicyDifference found = compared(setup(ADAPTERS, 2), options(1), setup(ADAPTERS, 3), options(15));
        assertEquals(
                List.of(TableChange.Origin.QOS_SETUP, TableChange.Origin.OPTION_FILE),
                found.tables().stream().map(TableChange::origin).toList());
        assertEquals(
                List.of(TableChange.Origin.OPTION_FILE),
                found.breaking().tables().stream().map(TableChange::origin).toList());
    }

    @Test
    void aSideWithoutAnOptionFileHasTheDefaultsOfOpenSm() {
        TableChange change = compared(setup(ADAPTERS, 2), Optional.empty(), setup(ADAPTERS, 2), options(0))
                .tables()
                .get(1);
        assertEquals(TableChange.Origin.OPTION_FILE, change.origin());
        assertEquals(1, TableChange.vl(change.before(), 1));
        assertEquals(0, TableChange.vl(change.after(), 1));
    }

    @Test
    void withoutOptionFilesOrWithoutStatedTablesThereIsOneOrigin() {
        assertEquals(
                TableChange.Origin.ONLY,
                only(compared(setup(ADAPTERS, 2), Optional.empty(), setup(ADAPTERS, 3), Optional.empty()))
                        .origin());
        assertEquals(
                TableChange.Origin.ONLY,
                only(compared(FabricSetup.NONE, options(1), FabricSetup.NONE, options(2)))
                        .origin());
    }

    @Test
    void portsWithTheTablesOfOptionFilesOnBothSidesAreOneChange() {
        TableChange change = only(compared(setup(SOME, 2), options(1), setup(SOME, 2), options(3)));
        assertEquals(TableChange.Origin.OPTION_FILE, change.origin());
        assertEquals(OptionalInt.empty(), change.ports());
    }

    @Test
    void theTablesOfOptionFilesNeedNoFabric() {
        PolicyDifference found = PolicyComparison.of(
                side(setup(SOME, 2), options(1), Fabric.EMPTY),
                side(setup(SOME, 2), options(15), Fabric.EMPTY),
                false,
                DecisionProgress.NONE);
        assertFalse(found.breaking().isEmpty());
    }

    /** SL 1 has the VL of SL 0 in the tables of the policy, and is dropped by those that OpenSM sets. */
    @Test
    void requestsGetLessWhereTheTablesOfEitherOriginGiveThemLess() {
        Optional<SmOptions> withoutSl1 = options(1, 15);
        Optional<SmOptions> withSl1 = options(1, 1);
        assertEquals(Set.of(Lowering.DROPPED), ofRequests(withoutSl1));
        assertEquals(Set.of(), ofRequests(withSl1));
    }

    private static Set<Lowering> ofRequests(Optional<SmOptions> options) {
        PolicyDifference found = PolicyComparison.of(
                side(DEFAULT, setup(ADAPTERS, 2), options, FABRIC),
                side(QosLevel.ofSl("other", 1), setup(ADAPTERS, 2), options, FABRIC),
                false,
                DecisionProgress.NONE);
        return found.requests().get(0).lowered();
    }

    private static TableChange only(PolicyDifference found) {
        assertEquals(1, found.tables().size(), found.tables().toString());
        assertTrue(found.requests().isEmpty());
        return found.tables().get(0);
    }

    private static PolicyDifference compared(
            FabricSetup before,
            Optional<SmOptions> optionsBefore,
            FabricSetup after,
            Optional<SmOptions> optionsAfter) {
        return PolicyComparison.of(
                side(before, optionsBefore, FABRIC), side(after, optionsAfter, FABRIC), false, DecisionProgress.NONE);
    }

    private static ComparedSide side(FabricSetup setup, Optional<SmOptions> options, Fabric fabric) {
        return side(DEFAULT, setup, options, fabric);
    }

    private static ComparedSide side(QosLevel level, FabricSetup setup, Optional<SmOptions> options, Fabric fabric) {
        Policy policy = new Policy(List.of(ADAPTERS, SOME), List.of(level), level, List.of(), setup);
        return new ComparedSide(policy, fabric, Partitions.WITHOUT_FILE, options);
    }

    /** Every SL of a group has a VL. */
    private static FabricSetup setup(PortGroup group, int vl) {
        Sl2VlScope scope = new Sl2VlScope(
                List.of(group), List.of(), List.of(), PortNumbers.ALL, PortNumbers.ALL, Collections.nCopies(16, vl));
        return new FabricSetup(List.of(scope), List.of());
    }

    /** Every SL of CA ports has a VL. */
    private static Optional<SmOptions> options(int vl) {
        return options(vl, vl);
    }

    private static Optional<SmOptions> options(int vl, int vlOfSl1) {
        List<Integer> vls = new ArrayList<>(Collections.nCopies(16, vl));
        vls.set(1, vlOfSl1);
        QosOptions tables = new QosOptions(
                OptionalInt.empty(), OptionalInt.empty(), Optional.empty(), Optional.empty(), Optional.of(vls));
        return Optional.of(SmOptions.DEFAULTS.withQos().withTables(5, Map.of(PortKind.CA, tables)));
    }
}
