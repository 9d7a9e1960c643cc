package org.qos.conformity.generated;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.conformity.Nets;
import org.qos.conformity.RequiresOpenSm;
import org.qos.conformity.sim.PolicyJudge;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.sim.Verdict;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.opensm.OpenSmPolicyEmitter;
import org.qos.runtime.fabric.Fabric;

/** OpenSM parses every policy file that the generator writes, whatever is called how. */
@RequiresOpenSm
class GeneratedPoliciesIT {

    private static final int POLICIES = 200;
    private static final long SEED = 20070205;

    @Test
    void openSmAcceptsWhateverIsWritten() {
        System.out.println("odd policies with seed " + SEED);
        OddPolicies policies = new OddPolicies(SEED);
        OpenSmPolicyEmitter emitter = new OpenSmPolicyEmitter(Fabric.EMPTY);
        try (PolicyJudge judge = PolicyJudge.on(SubnetFiles.ofNet(Nets.pairOfSwitches(1)))) {
            for (int n = 0; n < POLICIES; n++) {
                Emission emission = emitter.emit(policies.next());
                assertEquals(List.of(), emission.refusals(true));
                Verdict verdict = judge.judge(emission.text());
                assertEquals(Verdict.Outcome.ACCEPTS, verdict.outcome(), () -> verdict + "\n" + emission.text());
            }
        }
    }
}
