package org.qos.dsl.generator.opensm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.testing.Golden;
import org.qos.dsl.generator.testing.Policies;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;

class OpenSmPolicyEmitterTest {

    @Test
    void writesEverythingThatOpenSmCanSay() throws IOException {
        Emission emission = emit(Policies.full());
        Golden.assertMatches("full.qos-policy.conf", emission.text());
        assertEquals(List.of("port-name-two-words"), codes(emission));
    }

    @Test
    void writesTheImplicitDefaultLevelOut() {
        QosLevel implicit = QosLevel.ofSl("DEFAULT", 0);
        Emission emission = emit(new Policy(List.of(), List.of(), implicit, List.of(), FabricSetup.NONE));
        assertEquals(
                """
                # QoS policy for OpenSM. Generated: change the policy it was made from.

                qos-levels
                    qos-level
                        name: DEFAULT
                        sl: 0
                    end-qos-level
                end-qos-levels
                """,
                emission.text());
    }

    @Test
    void namesTheDefaultLevelSoThatOpenSmFindsIt() {
        QosLevel simple = QosLevel.ofSl("SimpleQoSLevel_DEFAULT", 3);
        Emission emission = emit(new Policy(List.of(), List.of(), simple, List.of(), FabricSetup.NONE));
        assertTrue(emission.text().contains("name: DEFAULT\n"));
        assertEquals(List.of("level-renamed"), codes(emission));
        assertTrue(emission.refusals(false).isEmpty());
    }

    @Test
    void givesLevelsOfOneNameDifferentNames() {
        QosLevel gold = QosLevel.ofSl("gold", 1);
        QosLevel other = QosLevel.ofSl("GOLD", 2);
        Emission emission =
                emit(new Policy(List.of(), List.of(gold, other), Policies.DEFAULT, List.of(), FabricSetup.NONE));
        assertTrue(emission.text().contains("name: gold\n"));
        assertTrue(emission.text().contains("name: GOLD-2\n"));
    }

    @Test
    void namesWhatALevelCannotReturn() {
        Emission emission = emit(Policies.of(Policies.RFC_LEVEL));
        assertEquals(List.of("level-tclass", "level-qos-class", "level-path-bits", "level-sn"), codes(emission));
        assertEquals(Policies.RFC_LEVEL, emission.losses().get(0).subject());
        assertTrue(emission.refusals(false).isEmpty());
    }

    @Test
    void refusesALevelThatOpenSmWouldMisread() {
        Emission emission = emit(Policies.of(QosLevel.ofSl("beyond", 16)));
        assertEquals(List.of("level-out-of-range"), codes(emission));
        assertFalse(emission.refusals(true).isEmpty());
    }

    @Test
    void refusesToLeaveOutARuleByTclassUnlessLossesAreAccepted() {
        QosLevel level = QosLevel.ofSl("urgent", 1);
        var rule = new org.qos.runtime.policy.MatchRule(
                "", List.of(), List.of(), Ranges.NONE, Ranges.NONE, Ranges.ofValues(3), Ranges.NONE, level);
        Emission emission = emit(new Policy(
                List.of(), List.of(Policies.DEFAULT, level), Policies.DEFAULT, List.of(rule), FabricSetup.NONE));
        assertEquals(List.of("tclass-criterion"), codes(emission));
        assertEquals(1, emission.refusals(false).size());
        assertEquals(0, emission.refusals(true).size());
        assertFalse(emission.text().contains("qos-match-rule"));
    }

    @Test
    void keepsGroupsOfOneNameApart() {
        PortGroup one = PortGroup.ofGuids("_ULP_Targets_", Ranges.ofValues(1));
        PortGroup two = PortGroup.ofGuids("_ULP_Targets_", Ranges.ofValues(2));
        QosLevel level = QosLevel.ofSl("SimpleQoSLevel_SL1", 1);
        Emission emission = emit(new Policy(
                List.of(),
                List.of(),
                Policies.DEFAULT,
                List.of(
                        Policies.rule(Ranges.NONE, level, List.of(), List.of(one)),
                        Policies.rule(Ranges.NONE, level, List.of(), List.of(two))),
                FabricSetup.NONE));
        assertTrue(emission.text().contains("destination: _ULP_Targets_\n"));
        assertTrue(emission.text().contains("destination: _ULP_Targets_-2\n"));
        assertTrue(emission.text().contains("name: SimpleQoSLevel_SL1\n"));
    }

    private static Emission emit(Policy policy) {
        return new OpenSmPolicyEmitter().emit(policy, GenerationSettings.DEFAULTS);
    }

    private static List<String> codes(Emission emission) {
        return emission.losses().stream().map(loss -> loss.code().code()).toList();
    }
}
