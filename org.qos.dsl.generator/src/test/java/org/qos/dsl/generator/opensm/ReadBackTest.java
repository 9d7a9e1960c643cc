package org.qos.dsl.generator.opensm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.generator.ConversionLosses;
import org.qos.dsl.generator.testing.RandomPolicies;
import org.qos.dsl.generator.testing.ReadPolicy;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.policy.Policy;

/** What is written reads back as the very values that OpenSM should get. */
class ReadBackTest {

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14, 15, 16})
    void readsBackAsWhatWasSaid(long seed) {
        Policy policy = new RandomPolicies(seed).policy(40);
        Policy said = new OpenSmConverter(policy, Fabric.EMPTY, new ConversionLosses()).convert();
        assertEquals(said, ReadPolicy.of(OpenSmTemplate.print(said), new OpenSmLanguage()));
    }
}
