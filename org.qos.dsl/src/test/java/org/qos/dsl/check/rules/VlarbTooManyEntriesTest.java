package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RfcPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link VlarbTooManyEntries} reports, and what it accepts. */
class VlarbTooManyEntriesTest {

    private static final RuleTester RULE = new RuleTester(new VlarbTooManyEntries());

    @Test
    void inRfcSyntax() {
        RULE.rfc(
                        RfcPolicy.withVlarb(
                                "<group>G</group><vlarb-high>0:1,1:1,2:1,3:1,4:1,5:1,6:1,7:1,8:1,9:1,10:1,11:1,12:1,13:1,14:1,0:1,1:1,2:1,3:1,4:1,5:1,6:1,7:1,8:1,9:1,10:1,11:1,12:1,13:1,14:1,0:1,1:1,2:1,3:1,4:1,5:1,6:1,7:1,8:1,9:1,10:1,11:1,12:1,13:1,14:1,0:1,1:1,2:1,3:1,4:1,5:1,6:1,7:1,8:1,9:1,10:1,11:1,12:1,13:1,14:1,0:1,1:1,2:1,3:1,«0:9»</vlarb-high>"))
                .reports(ERROR)
                .alone();
        RULE.rfc(
                        RfcPolicy.withVlarb(
                                "<group>G</group><vlarb-high>0:1,1:1,2:1,3:1,4:1,5:1,6:1,7:1,8:1,9:1,10:1,11:1,12:1,13:1,14:1,0:1,1:1,2:1,3:1,4:1,5:1,6:1,7:1,8:1,9:1,10:1,11:1,12:1,13:1,14:1,0:1,1:1,2:1,3:1,4:1,5:1,6:1,7:1,8:1,9:1,10:1,11:1,12:1,13:1,14:1,0:1,1:1,2:1,3:1,4:1,5:1,6:1,7:1,8:1,9:1,10:1,11:1,12:1,13:1,14:1,0:1,1:1,2:1,3:1</vlarb-high>"))
                .accepts()
                .alone();
    }
}
