package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link OptsVlarbTooManyEntries} reports, and what it accepts. */
class OptsVlarbTooManyEntriesTest {

    private static final RuleTester RULE = new RuleTester(new OptsVlarbTooManyEntries());

    @Test
    void isReported() {
        RULE.options(
                        "qos TRUE\nqos_vlarb_low «0:1,1:1,2:1,3:1,4:1,5:1,6:1,7:1,0:1,1:1,2:1,3:1,4:1,5:1,6:1,7:1,0:1,1:1,2:1,3:1,4:1,5:1,6:1,7:1,0:1,1:1,2:1,3:1,4:1,5:1,6:1,7:1,0:1,1:1,2:1,3:1,4:1,5:1,6:1,7:1,0:1,1:1,2:1,3:1,4:1,5:1,6:1,7:1,0:1,1:1,2:1,3:1,4:1,5:1,6:1,7:1,0:1,1:1,2:1,3:1,4:1,5:1,6:1,7:1,0:1»\n")
                .reports(WARNING)
                .saying("qos_vlarb_low has 65 entries; OpenSM drops those after the 64th; use at most 64");
    }

    @Test
    void isAccepted() {
        RULE.options("qos TRUE\nqos_vlarb_low 0:8,1:8,2:8,3:8,4:8,5:8,6:8,7:8\n")
                .accepts();
    }
}
