package org.qos.dsl.generator.rfc;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.generator.ConversionLosses;
import org.qos.dsl.generator.testing.RandomPolicies;
import org.qos.dsl.generator.testing.ReadPolicy;
import org.qos.dsl.rfc.RfcLanguage;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.policy.Policy;

/** What is written reads back as the very values that were to be said. */
class ReadBackTest {

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23, 24, 25, 26})
    void readsBackAsWhatWasSaid(long seed) {
        Policy policy = new RandomPolicies(seed).policy(40);
        Policy said = new RfcConverter(policy, Fabric.EMPTY, new ConversionLosses()).convert();
        assertEquals(said, ReadPolicy.of(RfcTemplate.print(said), new RfcLanguage()));
    }
}
