package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;
import static org.qos.dsl.check.Verdict.REJECTS;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link PortNumberOutOfRange} reports, and what it accepts. */
class PortNumberOutOfRangeTest {

    private static final RuleTester RULE = new RuleTester(new PortNumberOutOfRange());

    @Test
    void inRfcSyntax() {
        RULE.rfc(
                        RfcPolicy.withSl2vl(
                                "<group>G</group><from>«255»</from><sl2vl-table>0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,15</sl2vl-table>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withSl2vl(
                        "<group>G</group><from>254</from><sl2vl-table>0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,15</sl2vl-table>"))
                .accepts()
                .alone();
        RULE.rfc(RfcPolicy.withSl2vl(
                        "<group>G</group><to>1-«300»</to><sl2vl-table>0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,15</sl2vl-table>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withSl2vl(
                        "<group>G</group><to>*</to><sl2vl-table>0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,15</sl2vl-table>"))
                .accepts()
                .alone();
    }

    @Test
    void inOpenSmSyntax() {
        RULE.opensm(OpenSmPolicy.withSl2vl("group: A\nsl2vl-table: 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15\nfrom: «128»"))
                .reports(REJECTS, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.withSl2vl(
                        "group: A\nsl2vl-table: 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15\nfrom: 0-127 to: *"))
                .accepts()
                .alone();
        RULE.opensm(OpenSmPolicy.withSl2vl("group: A\nsl2vl-table: 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15\nto: 1-«200»"))
                .reports(REJECTS, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.withSl2vl("across-from: A\nsl2vl-table: 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"))
                .accepts()
                .alone();
    }
}
