package org.qos.dsl.generator.roundtrip;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.fabric.snapshot.IbnetdiscoverReader;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.policy.PolicySyntax;

/** Whatever a policy says, it does the same when it has been converted to the other syntax and back. */
class RandomRoundTripTest {

    private static final Path SITE = Path.of("..", "examples", "every-entry");
    private static final int POLICIES = 15;

    private Fabric fabric;
    private RoundTrip roundTrip;

    @BeforeEach
    void onASite() throws IOException {
        fabric = IbnetdiscoverReader.read(SITE.resolve("fabric.ibnetdiscover")).fabric();
        roundTrip = new RoundTrip(fabric, Files.readString(SITE.resolve("partitions.conf")));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void openSmToRfcAndBack(long seed) {
        RandomOpenSmText text = new RandomOpenSmText(random(seed), fabric);
        for (int i = 0; i < POLICIES; i++) {
            assertEquals(List.of(), roundTrip.check(text.next(), PolicySyntax.OPENSM));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {5, 6, 7, 8})
    void rfcToOpenSmAndBack(long seed) {
        RandomRfcText text = new RandomRfcText(random(seed), fabric);
        for (int i = 0; i < POLICIES; i++) {
            assertEquals(List.of(), roundTrip.check(text.next(), PolicySyntax.RFC));
        }
    }

    private static Random random(long seed) {
        System.out.println("random policies with seed " + seed);
        return new Random(seed);
    }
}
