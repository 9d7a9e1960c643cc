package org.qos.dsl.generator.rfc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.testing.Golden;
import org.qos.dsl.generator.testing.Policies;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

class RfcPolicyEmitterTest {

    @Test
    void writesEverythingThatAPolicyCanMean() throws IOException {
        Emission emission = emit(Policies.full());
        Golden.assertMatches("full.qos", emission.text());
        assertEquals(List.of(), emission.losses());
    }

    @Test
    void writesWhatOnlyTheRfcCanSayOfALevel() throws IOException {
        Emission emission = emit(Policies.of(Policies.RFC_LEVEL));
        Golden.assertMatches("rfc-level.qos", emission.text());
        assertEquals(List.of(), emission.losses());
    }

    @Test
    void keepsSerialNumbersAndGivesTheFreeOnesToOthers() {
        QosLevel one = numbered("gold", 1);
        QosLevel free = QosLevel.ofSl("silver", 2);
        Emission emission = emit(levels(Policies.DEFAULT, free, one));
        assertTrue(emission.text().contains("<sn>0</sn>\n      <name>DEFAULT</name>"));
        assertTrue(emission.text().contains("<sn>2</sn>\n      <name>silver</name>"));
        assertTrue(emission.text().contains("<sn>1</sn>\n      <name>gold</name>"));
    }

    @Test
    void givesTheDefaultLevelTheNumberThatMakesItTheDefault() {
        Emission emission = emit(levels(QosLevel.ofSl("SimpleQoSLevel_DEFAULT", 3)));
        assertTrue(emission.text().contains("<sn>0</sn>\n      <name>SimpleQoSLevel_DEFAULT</name>"));
        assertEquals(List.of(), emission.losses());
    }

    @Test
    void renamesTheDefaultLevelWhereAnotherHasThatNumber() {
        Emission emission = emit(levels(QosLevel.ofSl("rest", 3), numbered("zero", 0)));
        assertTrue(emission.text().contains("<name>DEFAULT</name>"));
        assertEquals(List.of("level-renamed"), codes(emission));
    }

    @Test
    void leavesOutTheNameOfALevelThatHasNone() {
        assertFalse(emit(levels(Policies.DEFAULT, numbered("7", 7))).text().contains("<name>7</name>"));
    }

    @Test
    void escapesWhatWouldBeTagsOrSeparateNames() {
        PortGroup group = PortGroup.ofGuids("A & B, <C>", Ranges.ofValues(1));
        MatchRule rule = Policies.rule(Ranges.NONE, Policies.DEFAULT, List.of(group), List.of());
        String text = emit(new Policy(
                        List.of(group), List.of(Policies.DEFAULT), Policies.DEFAULT, List.of(rule), FabricSetup.NONE))
                .text();
        assertTrue(text.contains("<name>A &amp; B, &lt;C&gt;</name>"));
        assertTrue(text.contains("<source>A &amp; B&#44; &lt;C&gt;</source>"));
    }

    @Test
    void clipsQosClassesToWhatARequestCanCarry() {
        MatchRule some = byClass(new Range(4000, 5000));
        MatchRule none = byClass(new Range(4096, 5000));
        Emission emission = emit(new Policy(
                List.of(), List.of(Policies.DEFAULT), Policies.DEFAULT, List.of(some, none), FabricSetup.NONE));
        assertTrue(emission.text().contains("<qos-class>4000-4095</qos-class>"));
        assertEquals(List.of("qos-class-out-of-range"), codes(emission));
    }

    private static MatchRule byClass(Range classes) {
        return new MatchRule(
                "", List.of(), List.of(), Ranges.NONE, Ranges.of(classes), Ranges.NONE, Ranges.NONE, Policies.DEFAULT);
    }

    private static Policy levels(QosLevel defaultLevel, QosLevel... others) {
        return new Policy(List.of(), List.of(others), defaultLevel, List.of(), FabricSetup.NONE);
    }

    private static QosLevel numbered(String name, long sn) {
        OptionalInt none = OptionalInt.empty();
        return new QosLevel(name, OptionalLong.of(sn), "", 1, none, none, none, none, none, Ranges.NONE, Ranges.NONE);
    }

    private static Emission emit(Policy policy) {
        return new RfcPolicyEmitter().emit(policy, GenerationSettings.DEFAULTS);
    }

    private static List<String> codes(Emission emission) {
        return emission.losses().stream().map(loss -> loss.code().code()).toList();
    }
}
