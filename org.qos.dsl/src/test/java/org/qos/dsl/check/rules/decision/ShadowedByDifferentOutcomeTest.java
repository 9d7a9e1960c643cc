package org.qos.dsl.check.rules.decision;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link ShadowedByDifferentOutcome} reports, and what it accepts. */
class ShadowedByDifferentOutcomeTest {

    private static final RuleTester RULE = new RuleTester(new ShadowedByDifferentOutcome());

    private static final String LEVELS = "qos-levels\nqos-level\nname: Gold\nsl: 1\nend-qos-level\nend-qos-levels\n";

    @Test
    void aRuleAfterOneThatCoversItIsReportedWithARequest() {
        RULE.opensm(OpenSmPolicy.of(LEVELS
                        + OpenSmPolicy.rules(
                                "qos-class: 0-9\nqos-level-name: Gold", "«qos-class: 3\nservice-id: 0x20")))
                .reports(WARNING)
                .saying("with Service-ID 0x20 with QoS-Class 3 gets level 'Gold' (SL 1)")
                .shownBy("from 0x1 to 0x2 service 0x20 class 3");
    }

    @Test
    void theRequestNamesItsPkeyAndItsTclass() {
        RULE.opensm(OpenSmPolicy.of(LEVELS + OpenSmPolicy.rules("pkey: 1-9\nqos-level-name: Gold", "«pkey: 3")))
                .reports(WARNING)
                .saying("a request with P_Key 0x0003 gets level 'Gold' (SL 1)");
        String rule = "<tclass>%s</tclass><qos-level-sn>%d</qos-level-sn></qos-match-rule>\n";
        RULE.rfc("<qos-policy><qos-levels><qos-level><sn>0</sn><sl>0</sl></qos-level>"
                        + "<qos-level><sn>1</sn><name>Gold</name><sl>1</sl></qos-level></qos-levels>\n<qos-match-rules>"
                        + "<qos-match-rule>" + rule.formatted("0-9", 1)
                        + "«<qos-match-rule>»" + rule.formatted("3", 0) + "</qos-match-rules></qos-policy>")
                .reports(WARNING)
                .saying("a request with TClass 3 gets level 'Gold' (SL 1)");
    }

    @Test
    void aRuleAfterSeveralThatCoverItTogetherIsReported() {
        RULE.opensm(OpenSmPolicy.of(LEVELS
                        + OpenSmPolicy.rules(
                                "qos-class: 0-4", "qos-class: 5-9\nqos-level-name: Gold", "«qos-class: 3-7")))
                .reports(WARNING)
                .saying(
                        "OpenSM tries rules 1 and 2 first, and all requests of this rule match one of them: a request with QoS-Class 5 gets");
    }

    @Test
    void aUlpLineAfterARuleThatCoversItIsReported() {
        RULE.opensm(OpenSmPolicy.of(LEVELS + "qos-ulps\nsdp : 2\n«sdp, port-num 5 : 3»\nend-qos-ulps\n"))
                .reports(WARNING)
                .relatesTo("rule 1, which OpenSM uses: sdp : 2");
        RULE.opensm(OpenSmPolicy.of(LEVELS + "qos-ulps\nsdp, port-num 5 : 3\nsdp : 2\nend-qos-ulps\n"))
                .accepts();
    }

    @Test
    void aRuleThatIsCoveredInPartDecidesTheRest() {
        RULE.opensm(OpenSmPolicy.of(
                        LEVELS + OpenSmPolicy.rules("qos-class: 0-9\nqos-level-name: Gold", "qos-class: 9-10")))
                .accepts();
    }

    @Test
    void aCoveredRuleOfTheSameLevelIsMerelyRedundant() {
        RULE.opensm(OpenSmPolicy.of(OpenSmPolicy.rules("qos-class: 0-9", "qos-class: 3")))
                .accepts();
    }

    @Test
    void anEndThatNoRuleStatesIsAPortOutsideAllGroupsInTheRequest() {
        String group = "port-groups\nport-group\nname: A\nport-guid: 0x1-0x10\nend-port-group\nend-port-groups\n";
        RULE.opensm(OpenSmPolicy.of(group
                        + LEVELS
                        + OpenSmPolicy.rules("qos-class: 3\nqos-level-name: Gold", "«qos-class: 3\nsource: A")))
                .shownBy("from 0x1 to 0x11 class 3");
    }
}
