package org.qos.analysis.vl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.value.VlWeight;

/** The options that {@code qos generate} would write for a setup. */
class SetupOptionsTest {

    private static final List<Integer> FOUR = table(3);
    private static final PortGroup ADAPTERS = group(EnumSet.of(NodeType.CA));
    private static final PortGroup SOME = PortGroup.ofGuids("Some", Ranges.ofValues(0x10));

    private static List<Integer> table(int vl) {
        return Collections.nCopies(16, vl);
    }

    private static PortGroup group(Set<NodeType> types) {
        return new PortGroup("G", "", Ranges.NONE, List.of(), List.of(), Ranges.NONE, types, false);
    }

    private static Sl2VlScope sl2vl(PortGroup group, List<Integer> vls) {
        return new Sl2VlScope(List.of(group), List.of(), List.of(), PortNumbers.ALL, PortNumbers.ALL, vls);
    }

    private static VlArbScope low(PortGroup group, VlWeight... low) {
        return new VlArbScope(List.of(group), List.of(), PortNumbers.ALL, List.of(), List.of(low), OptionalInt.empty());
    }

    @Test
    void aKindHasTheTablesOfItsScopesAndOtherwiseTheDefaults() {
        SmOptions options = SetupOptions.of(
                        new FabricSetup(List.of(sl2vl(ADAPTERS, FOUR)), List.of(low(ADAPTERS, new VlWeight(2, 9)))))
                .orElseThrow();
        QosTables adapters = options.effective(PortKind.CA);
        QosTables usual = SmOptions.DEFAULTS.effective(PortKind.CA);
        assertEquals(FOUR, adapters.sl2vl());
        assertEquals(List.of(new VlWeight(2, 9)), adapters.vlarbLow());
        assertEquals(usual.vlarbHigh(), adapters.vlarbHigh());
        assertEquals(usual, options.effective(PortKind.SWITCH_EXTERNAL));
        assertTrue(options.qos());
        assertEquals(3, options.maxOpVls(), "the code of four VLs");
    }

    @Test
    void theLastScopeOfAKindCounts() {
        SmOptions options = SetupOptions.of(new FabricSetup(
                        List.of(sl2vl(ADAPTERS, table(9)), sl2vl(ADAPTERS, table(1)), sl2vl(SOME, table(7))),
                        List.of()))
                .orElseThrow();
        assertEquals(table(1), options.effective(PortKind.CA).sl2vl());
        assertEquals(2, options.maxOpVls());
    }

    @Test
    void scopesOfSomePortsOnlyGiveNoOptions() {
        assertEquals(Optional.empty(), SetupOptions.of(new FabricSetup(List.of(sl2vl(SOME, FOUR)), List.of())));
    }

    @Test
    void tablesThatAreNoneGiveNoOptions() {
        for (List<Integer> odd : List.of(List.of(1, 2), table(16), table(-1))) {
            assertEquals(Optional.empty(), SetupOptions.of(new FabricSetup(List.of(sl2vl(ADAPTERS, odd)), List.of())));
        }
        VlWeight[] many = Collections.nCopies(65, new VlWeight(0, 1)).toArray(VlWeight[]::new);
        assertEquals(Optional.empty(), SetupOptions.of(new FabricSetup(List.of(), List.of(low(ADAPTERS, many)))));
    }
}
