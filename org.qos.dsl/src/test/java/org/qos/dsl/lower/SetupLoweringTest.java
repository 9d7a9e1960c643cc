package org.qos.dsl.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.dsl.lower.testing.LoweredPolicy.hex;
import static org.qos.dsl.lower.testing.LoweredPolicy.names;
import static org.qos.dsl.lower.testing.LoweredPolicy.openSm;
import static org.qos.dsl.lower.testing.LoweredPolicy.rfc;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.qos.dsl.lower.testing.OpenSmSections;
import org.qos.dsl.lower.testing.RfcSections;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.value.VlWeight;

/** What the scopes of {@code qos-setup} mean in both syntaxes. */
class SetupLoweringTest {

    private static final String RFC_GROUPS = RfcSections.groups("A", "B");
    private static final String OPENSM_GROUPS = OpenSmSections.groups("A", "B");
    private static final String TABLE = "0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15";

    @Test
    void anSl2VlScopeSelectsInPortsAndOutPorts() {
        String scope =
                "<group>a</group><across-from>B</across-from><across-to>B</across-to><from>1-3,5</from><to>*</to>";
        Sl2VlScope read = only(rfcSl2Vl(scope + table(TABLE)).sl2vl());
        assertEquals(List.of("A"), names(read.groups()));
        assertEquals(List.of("B"), names(read.acrossFrom()));
        assertEquals(List.of("B"), names(read.acrossTo()));
        assertEquals("1-3,5", hex(read.from().numbers()));
        assertTrue(read.to().all());
        assertEquals(IntStream.range(0, 16).boxed().toList(), read.vls());
    }

    @Test
    void acrossSelectsOutPortsOnly() {
        Sl2VlScope read = only(rfcSl2Vl("<across>A</across><across-to>B</across-to>" + table(TABLE))
                .sl2vl());
        assertEquals(List.of("A", "B"), names(read.acrossTo()));
        assertEquals(List.of(), read.acrossFrom());
    }

    @Test
    void portNumbersThatAreNotStatedAreAll() {
        Sl2VlScope read = only(rfcSl2Vl("<group>A</group>" + table(TABLE)).sl2vl());
        assertTrue(read.from().all() && read.to().all());
        Sl2VlScope star =
                only(rfcSl2Vl("<group>A</group><to>3,*</to>" + table(TABLE)).sl2vl());
        assertTrue(star.to().all());
    }

    @Test
    void aScopeWithoutATableSetsNothing() {
        assertEquals(List.of(), rfcSl2Vl("<group>A</group>").sl2vl());
    }

    @Test
    void arbitrationHasTwoTablesAndALimit() {
        VlArbScope read = only(rfc(RFC_GROUPS
                        + RfcSections.vlArb("<group>A</group><across>B</across><to>2</to>"
                                + "<vlarb-high>0:255,1:0</vlarb-high><vlarb-low>2:64</vlarb-low>"
                                + "<vl-high-limit>10</vl-high-limit>"))
                .setup()
                .vlArb());
        assertEquals(List.of("A"), names(read.groups()));
        assertEquals(List.of("B"), names(read.across()));
        assertEquals("2", hex(read.to().numbers()));
        assertEquals(List.of(new VlWeight(0, 255), new VlWeight(1, 0)), read.high());
        assertEquals(List.of(new VlWeight(2, 64)), read.low());
        assertEquals(OptionalInt.of(10), read.highLimit());
    }

    @Test
    void whatAnArbitrationScopeDoesNotStateIsEmpty() {
        VlArbScope read = only(
                openSm(OPENSM_GROUPS + OpenSmSections.vlArb("group: A")).setup().vlArb());
        assertEquals(List.of(), read.high());
        assertEquals(List.of(), read.low());
        assertEquals(OptionalInt.empty(), read.highLimit());
    }

    @Test
    void openSmAddsUpRepeatedEntriesAndTakesTheLastLimit() {
        FabricSetup setup = openSm(
                        OPENSM_GROUPS
                                + """
                        qos-setup
                            vlarb-tables
                                vlarb-scope
                                    group: A
                                    group: B
                                    vlarb-high: 0:1
                                    vlarb-high: 1:2
                                    vl-high-limit: 10
                                    vl-high-limit: 20
                                end-vlarb-scope
                            end-vlarb-tables
                            sl2vl-tables
                                sl2vl-scope
                                    across: A
                                    from: 8-5
                                    from: 1
                                    to: *
                                    sl2vl-table: 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15
                                end-sl2vl-scope
                            end-sl2vl-tables
                        end-qos-setup
                        """)
                .setup();
        VlArbScope arbitration = only(setup.vlArb());
        assertEquals(List.of("A", "B"), names(arbitration.groups()));
        assertEquals(List.of(new VlWeight(0, 1), new VlWeight(1, 2)), arbitration.high());
        assertEquals(OptionalInt.of(20), arbitration.highLimit());
        assertEquals("1,5-8", hex(only(setup.sl2vl()).from().numbers()));
    }

    @Test
    void scopesKeepTheirOrderAsTheLastOneWins() {
        FabricSetup setup = rfcSl2Vl(
                "<group>A</group>" + table(TABLE), "<group>B</group>" + table("0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0"));
        assertEquals(
                List.of(List.of("A"), List.of("B")),
                setup.sl2vl().stream().map(s -> names(s.groups())).toList());
    }

    private static FabricSetup rfcSl2Vl(String... scopes) {
        return rfc(RFC_GROUPS + RfcSections.sl2vl(scopes)).setup();
    }

    private static String table(String vls) {
        return "<sl2vl-table>" + vls + "</sl2vl-table>";
    }

    private static <S> S only(List<S> scopes) {
        assertEquals(1, scopes.size());
        return scopes.get(0);
    }
}
