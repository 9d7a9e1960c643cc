package org.qos.conformity.generated;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.conformity.sim.LoadResult;
import org.qos.conformity.sim.PolicyLoader;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.testing.Nets;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.opensm.OpenSmPolicyEmitter;

/** OpenSM parses every policy file that the generator writes, whatever is called how. */
@RequiresOpenSm
class GeneratedPoliciesIT {

    private static final int POLICIES = 200;
    private static final long SEED = 20070205;

    @Test
    void openSmAcceptsWhateverIsWritten() {
        System.out.println("odd policies with seed " + SEED);
        OddPolicies policies = new OddPolicies(SEED);
        OpenSmPolicyEmitter emitter = new OpenSmPolicyEmitter();
        try (PolicyLoader loader = PolicyLoader.on(SubnetFiles.ofNet(Nets.pairOfSwitches(1)))) {
            for (int n = 0; n < POLICIES; n++) {
                Emission emission = emitter.emit(policies.next(), GenerationSettings.DEFAULTS);
                assertEquals(List.of(), emission.refusals(true));
                LoadResult verdict = loader.load(emission.text());
                assertEquals(LoadResult.Outcome.ACCEPTS, verdict.outcome(), () -> verdict + "\n" + emission.text());
            }
        }
    }
}
