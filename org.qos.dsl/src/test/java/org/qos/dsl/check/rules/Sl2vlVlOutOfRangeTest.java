package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;
import static org.qos.dsl.check.Verdict.REJECTS;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link Sl2vlVlOutOfRange} reports, and what it accepts. */
class Sl2vlVlOutOfRangeTest {

    private static final RuleTester RULE = new RuleTester(new Sl2vlVlOutOfRange());

    @Test
    void inRfcSyntax() {
        RULE.rfc(RfcPolicy.withSl2vl("<group>G</group><sl2vl-table>0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,«16»</sl2vl-table>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(RfcPolicy.withSl2vl("<group>G</group><sl2vl-table>0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,15</sl2vl-table>"))
                .accepts()
                .alone();
    }

    @Test
    void inOpenSmSyntax() {
        RULE.opensm(OpenSmPolicy.withSl2vl("group: A\nsl2vl-table: 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,«16»"))
                .reports(REJECTS, ERROR)
                .alone();
        RULE.opensm(OpenSmPolicy.withSl2vl("group: A\nsl2vl-table: 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"))
                .accepts()
                .alone();
    }
}
