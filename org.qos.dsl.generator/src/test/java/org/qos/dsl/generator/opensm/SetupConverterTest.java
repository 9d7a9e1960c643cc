package org.qos.dsl.generator.opensm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.qos.dsl.generator.ConversionLosses;
import org.qos.dsl.generator.Replacements;
import org.qos.dsl.generator.testing.Policies;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.value.VlWeight;

class SetupConverterTest {

    private static final PortNumbers BEYOND = PortNumbers.of(Ranges.of(new Range(100, 128)));
    private static final PortNumbers ONE = PortNumbers.of(Ranges.ofValues(1));

    private final ConversionLosses losses = new ConversionLosses();

    @Test
    void keepsScopesThatOpenSmsParserAccepts() {
        FabricSetup setup = Policies.setup();
        assertEquals(setup, convert(setup));
        assertEquals(List.of(), losses.list());
    }

    @Test
    void leavesOutScopesThatItWouldReject() {
        List<PortGroup> all = List.of(Policies.EVERYTHING);
        FabricSetup setup = new FabricSetup(
                List.of(
                        sl2vl(List.of(), PortNumbers.ALL, Policies.table(0)),
                        sl2vl(all, BEYOND, Policies.table(0)),
                        sl2vl(all, ONE, List.of(0, 1)),
                        sl2vl(all, ONE, Policies.table(16)),
                        sl2vl(all, ONE, Policies.table(15))),
                List.of(vlArb(List.of(), PortNumbers.ALL), vlArb(all, ONE), vlArb(all, PortNumbers.ALL)));
        FabricSetup fitted = convert(setup);
        assertEquals(1, fitted.sl2vl().size());
        assertEquals(1, fitted.vlArb().size());
        assertEquals(6, losses.list().size());
    }

    private FabricSetup convert(FabricSetup setup) {
        return new SetupConverter(new Replacements<>(group -> group), losses).convert(setup);
    }

    private static Sl2VlScope sl2vl(List<PortGroup> groups, PortNumbers to, List<Integer> vls) {
        return new Sl2VlScope(groups, List.of(), List.of(), PortNumbers.ALL, to, vls);
    }

    private static VlArbScope vlArb(List<PortGroup> groups, PortNumbers to) {
        return new VlArbScope(groups, List.of(), to, List.of(new VlWeight(0, 1)), List.of(), OptionalInt.empty());
    }
}
