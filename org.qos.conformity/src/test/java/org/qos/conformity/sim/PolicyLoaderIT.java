package org.qos.conformity.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.qos.conformity.testing.Nets;
import org.qos.conformity.testing.RequiresOpenSm;

@RequiresOpenSm
class PolicyLoaderIT {

    private static final String GOOD = "qos-ulps\n default: 3\n sdp: 4\nend-qos-ulps\n";
    private static final String BROKEN_AFTER_A_RULE = "qos-ulps\n default: 3\n sdp: 5\n rds: 77\nend-qos-ulps\n";
    private static final String NO_DEFAULT =
            "qos-levels\n qos-level\n name: a\n sl: 1\n end-qos-level\nend-qos-levels\n";

    private static PolicyLoader loader;

    @BeforeAll
    static void start() {
        loader = PolicyLoader.on(SubnetFiles.ofNet(Nets.pairOfSwitches(1)));
    }

    @AfterAll
    static void stop() {
        if (loader != null) {
            loader.close();
        }
    }

    @Test
    void aGoodPolicyIsAccepted() {
        assertEquals(LoadResult.Outcome.ACCEPTS, loader.load(GOOD).outcome());
    }

    @Test
    void anErrorIsRejectedWithItsPlace() {
        LoadResult verdict = loader.load(BROKEN_AFTER_A_RULE);
        assertEquals(LoadResult.Outcome.REJECTS, verdict.outcome());
        assertTrue(verdict.messages().get(0).startsWith("ERR AC05: Syntax error (line 4:"), verdict.toString());
    }

    @Test
    void aPolicyWithoutDefaultIsRejectedByValidation() {
        LoadResult verdict = loader.load(NO_DEFAULT);
        assertEquals(LoadResult.Outcome.REJECTS, verdict.outcome());
        assertTrue(verdict.messages().get(0).startsWith("ERR AC10"), verdict.toString());
    }

    @Test
    void noTextChangesTheVerdictOfTheNext() {
        for (int i = 0; i < 3; i++) {
            assertEquals(
                    LoadResult.Outcome.REJECTS,
                    loader.load("port-groups port-group name: open").outcome());
            assertEquals(LoadResult.Outcome.ACCEPTS, loader.load(GOOD).outcome());
            assertEquals(
                    LoadResult.Outcome.REJECTS, loader.load(BROKEN_AFTER_A_RULE).outcome());
            assertEquals(LoadResult.Outcome.ACCEPTS, loader.load(GOOD).outcome());
        }
    }

    @Test
    void aCrashIsAVerdictAndTheLoaderGoesOn() {
        String beyondTheNode = "port-groups\n port-group\n name: g\n port-name: n1/P200\n end-port-group\n"
                + "end-port-groups\n" + GOOD;
        LoadResult verdict = loader.load(beyondTheNode);
        assertEquals(LoadResult.Outcome.CRASHES, verdict.outcome());
        assertEquals(LoadResult.Outcome.ACCEPTS, loader.load(GOOD).outcome());
    }
}
