package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.INFO;
import static org.qos.dsl.check.Verdict.REJECTS;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link LegacyName} reports, and what it accepts. */
class LegacyNameTest {

    private static final RuleTester RULE = new RuleTester(new LegacyName());

    @Test
    void inRfcSyntax() {
        RULE.rfc(RfcPolicy.withRule("<tclass>1</tclass>«<match-level>»0</match-level>"))
                .reports(INFO)
                .alone();
        RULE.rfc(RfcPolicy.withRule("<tclass>1</tclass><qos-level-sn>0</qos-level-sn>"))
                .accepts()
                .alone();
        RULE.rfc(RfcPolicy.withRule("<qos-level-sn>0</qos-level-sn>«<service>»1</service>"))
                .reports(INFO)
                .alone();
        RULE.rfc(RfcPolicy.withRule("<qos-level-sn>0</qos-level-sn><service-id>1</service-id>"))
                .accepts()
                .alone();
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl>«<mtu_limit>»1</mtu_limit>"))
                .reports(INFO)
                .alone();
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><mtu-limit>1</mtu-limit>"))
                .accepts()
                .alone();
        RULE.rfc(RfcPolicy.withGroup("<name>A</name><node-type>«HCA»</node-type>"))
                .reports(INFO)
                .alone();
        RULE.rfc(RfcPolicy.withGroup("<name>A</name><node-type>CA</node-type>"))
                .accepts()
                .alone();
    }

    @Test
    void theFixWritesTheCurrentNameInBothTags() {
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl>«<mtu_limit>»1</mtu_limit>"))
                .reports(INFO)
                .fixedTo(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><mtu-limit>1</mtu-limit>"));
        RULE.rfc(RfcPolicy.withRule("<qos-level-sn>0</qos-level-sn>«<service>»1</service> «<service>»2</service>"))
                .reports(INFO, INFO)
                .fixedTo(RfcPolicy.withRule(
                        "<qos-level-sn>0</qos-level-sn><service-id>1</service-id> <service-id>2</service-id>"));
        RULE.rfc(RfcPolicy.withGroup("<name>A</name><node-type>«hca»,SWITCH</node-type>"))
                .reports(INFO)
                .fixedTo(RfcPolicy.withGroup("<name>A</name><node-type>CA,SWITCH</node-type>"));
    }

    @Test
    void aMisspelledTagHasAnErrorOfItsOwn() {
        RULE.rfc(RfcPolicy.withLevel("<sn>1</sn><sl>1</sl><mtu_limti>1</mtu_limti>"))
                .accepts(REJECTS);
    }
}
