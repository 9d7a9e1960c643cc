package org.qos.conformity.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class VerdictTest {

    @Test
    void aLogWithoutParserEntriesAccepts() {
        Verdict verdict = Verdict.ofLog("Nov 1 10:00:00 [1] 0x02 -> SUBNET UP\n");
        assertEquals(new Verdict(Verdict.Outcome.ACCEPTS, List.of()), verdict);
    }

    @Test
    void aSyntaxErrorRejectsAndBothItsEntriesAreKept() {
        Verdict verdict = Verdict.ofLog("x 0x01 -> yyerror: ERR AC05: Syntax error (line 3:4): syntax error\n"
                + "x 0x01 -> parse: ERR AC03: Failed parsing QoS policy file (p)\n");
        assertEquals(
                new Verdict(
                        Verdict.Outcome.REJECTS,
                        List.of(
                                "ERR AC05: Syntax error (line 3:4): syntax error",
                                "ERR AC03: Failed parsing QoS policy file (p)")),
                verdict);
    }

    @Test
    void aPkeyWithoutPartitionOnlyWarns() {
        Verdict verdict = Verdict.ofLog("ERR AC14: pkey 0x0001 in match rule - partition doesn't exist\n");
        assertTrue(verdict.isAccepted());
        assertEquals(1, verdict.messages().size());
    }
}
