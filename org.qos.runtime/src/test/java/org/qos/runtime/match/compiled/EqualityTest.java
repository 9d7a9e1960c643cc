package org.qos.runtime.match.compiled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.match.compiled.RandomSite.Extent;

/**
 * The compiled matcher answers what the reference answers: ten million requests to policies of many kinds. The seed of
 * each policy is printed with a failure.
 */
class EqualityTest {

    private static final long SEED = 20_070_213;
    /** What is usual, vectors without a table, vectors of the fields alone. */
    private static final List<Limits> LIMITS =
            List.of(Limits.USUAL, new Limits(0, Limits.USUAL.endLongs()), new Limits(0, 0));

    private static final AtomicLong CHECKS = new AtomicLong();

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "no rules, 3, 10000, 0, 2, 20, 50",
        "one rule, 200, 1000, 1, 3, 40, 50",
        "one rule without criteria, 10, 1000, 1, 1, 20, 0",
        "few rules, 1300, 4000, 9, 6, 60, 40",
        "few rules without a fabric, 1000, 4000, 9, 6, 0, 40",
        "one word of rules, 20, 10000, 64, 12, 100, 50",
        "more than one word, 20, 10000, 65, 12, 0, 50",
        "ends alone, 40, 10000, 40, 100, 300, 25",
        "all that can be stated, 40, 10000, 130, 4, 30, 100",
        "thousands of port classes, 2, 20000, 30, 400, 6000, 40",
        "one block of rules, 1, 3000, 4096, 30, 200, 60",
        "more than one block of one shape, 1, 2000, 4200, 30, 200, 100",
        "more than one block without a fabric, 1, 3000, 9000, 30, 0, 60"
    })
    void answersLikeTheReference(
            String kind, int policies, int requests, int rules, int groups, int ports, int stated) {
        System.out.println(kind + ": " + policies + " policies from seed " + SEED);
        Extent extent = new Extent(rules, groups, ports, stated);
        LongStream.range(SEED, SEED + policies).parallel().forEach(seed -> {
            RandomSite site = new RandomSite(seed, extent);
            BoundPolicy bound = site.bound();
            Matcher reference = new ReferenceMatcher(bound);
            List<CompiledPolicy> compiled = LIMITS.stream()
                    .map(limits -> CompiledPolicy.of(bound, limits))
                    .toList();
            List<Request> asked = Stream.generate(site::request).limit(requests).toList();
            List<Match> expected = asked.stream().map(reference::match).toList();
            for (CompiledPolicy policy : compiled) {
                int[] together = new int[requests];
                policy.matchAll(asked, together);
                for (int n = 0; n < requests; n++) {
                    Request request = asked.get(n);
                    assertEquals(
                            expected.get(n), policy.match(request), () -> kind + ", seed " + seed + ": " + request);
                    assertEquals(
                            expected.get(n),
                            policy.answer(together[n]),
                            () -> kind + ", seed " + seed + ", together with others: " + request);
                }
            }
            CHECKS.addAndGet(requests);
        });
    }

    @AfterAll
    static void tenMillionRequestsWereCompared() {
        assertTrue(CHECKS.get() >= 10_000_000, CHECKS + " requests were compared");
    }
}
