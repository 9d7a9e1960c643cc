package org.qos.conformity.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class LoadResultTest {

    @Test
    void aLogWithoutParserEntriesAccepts() {
        LoadResult verdict = LoadResult.ofLog("Nov 1 10:00:00 [1] 0x02 -> SUBNET UP\n");
        assertEquals(new LoadResult(LoadResult.Outcome.ACCEPTS, List.of()), verdict);
    }

    @Test
    void aSyntaxErrorRejectsAndBothItsEntriesAreKept() {
        LoadResult verdict = LoadResult.ofLog("x 0x01 -> yyerror: ERR AC05: Syntax error (line 3:4): syntax error\n"
                + "x 0x01 -> parse: ERR AC03: Failed parsing QoS policy file (p)\n");
        assertEquals(
                new LoadResult(
                        LoadResult.Outcome.REJECTS,
                        List.of(
                                "ERR AC05: Syntax error (line 3:4): syntax error",
                                "ERR AC03: Failed parsing QoS policy file (p)")),
                verdict);
    }

    @Test
    void aPkeyWithoutPartitionOnlyWarns() {
        LoadResult verdict = LoadResult.ofLog("ERR AC14: pkey 0x0001 in match rule - partition doesn't exist\n");
        assertTrue(verdict.isAccepted());
        assertEquals(1, verdict.messages().size());
    }
}
