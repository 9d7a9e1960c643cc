package org.qos.dsl.check.rules.options;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link OptsMalformedList} reports, and what it accepts. */
class OptsMalformedListTest {

    private static final RuleTester RULE = new RuleTester(new OptsMalformedList());

    @Test
    void optionsThatOpenSmReadsOtherwise() {
        RULE.options("qos TRUE\nqos_sl2vl «0,x,2,3,4,5,6,7,0,1,2,3,4,5,6,7»\n").reports(WARNING);
        RULE.options("qos TRUE\nqos_sl2vl «0 ,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7»\n").reports(WARNING);
        RULE.options("qos TRUE\nqos_sl2vl «08,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7»\n").reports(WARNING);
        RULE.options("qos TRUE\nqos_vlarb_low «0:4;1:4»\n").reports(WARNING);
        RULE.options("qos TRUE\nqos_vlarb_low «0:4,1»\n").reports(WARNING);
        RULE.options("qos TRUE\nqos_vlarb_low «0:4,1:»\n").reports(WARNING);
    }

    @Test
    void theFirstNumberThatIsWrongAndTheFormAreNamed() {
        RULE.options("qos TRUE\nqos_vlarb_low «0:4,1;4»\n")
                .reports(WARNING)
                .saying("malformed at number 3; OpenSM reads 0:4,1:4; write VL:weight pairs with ','");
        RULE.options("qos TRUE\nqos_sl2vl «0,1;2»\n").reports(WARNING).saying("write 16 VLs with ','");
    }

    @Test
    void theListWithoutItsSpacesIsSuggested() {
        String rest = ",2,3,4,5,6,7,0,1,2,3,4,5,6,7\n";
        RULE.options("qos TRUE\nqos_sl2vl «0 , 1" + rest.strip() + "»\n")
                .reports(WARNING)
                .suggests("qos TRUE\nqos_sl2vl 0,1" + rest);
        RULE.options("qos TRUE\nqos_vlarb_low «0 : 4\t,1 :4»\n")
                .reports(WARNING)
                .suggests("qos TRUE\nqos_vlarb_low 0:4,1:4\n");
    }

    @Test
    void nothingIsSuggestedWhereMoreThanSpacesIsWrong() {
        RULE.options("qos TRUE\nqos_sl2vl «0 ,1,2»\n").reports(WARNING).withoutSuggestion();
        RULE.options("qos TRUE\nqos_vlarb_low «0 :4,1;4»\n").reports(WARNING).withoutSuggestion();
        RULE.options("qos TRUE\nqos_vlarb_low «0 :4,\f1:4»\n").reports(WARNING).withoutSuggestion();
    }

    @Test
    void isAccepted() {
        RULE.options("qos TRUE\nqos_vlarb_low 3:4,1:4\n").accepts();
    }
}
