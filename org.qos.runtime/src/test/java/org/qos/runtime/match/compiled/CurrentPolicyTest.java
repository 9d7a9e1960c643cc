package org.qos.runtime.match.compiled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Request;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.testing.Policies;

class CurrentPolicyTest {

    private static final int SWAPS = 10_000;
    private static final int DIFFERENT = 50;
    private static final long SOURCE = 0x1000;

    /**
     * Policy n has n rules that match nothing, then one that matches the request, to a level called n. A state mixed of
     * two of them would show a level and a rule that do not belong together.
     */
    @Test
    void aReaderNeverSeesAMixedState() {
        CurrentPolicy current = new CurrentPolicy(policy(0));
        AtomicBoolean done = new AtomicBoolean();
        AtomicLong seen = new AtomicLong();
        CompletableFuture<Void> reader = CompletableFuture.runAsync(() -> {
            while (!done.get()) {
                Match match = current.match(Request.between(SOURCE, 1));
                assertEquals(match.level().name(), String.valueOf(match.rule() - 1));
                seen.incrementAndGet();
            }
        });
        for (int swap = 0; swap < SWAPS || seen.get() < SWAPS && !reader.isDone(); swap++) {
            current.replace(policy(swap % DIFFERENT));
        }
        done.set(true);
        reader.join();
        assertTrue(seen.get() >= SWAPS);
    }

    @Test
    void thePolicyInForceDecides() {
        CompiledPolicy second = policy(2);
        CurrentPolicy current = new CurrentPolicy(policy(1));
        assertEquals(2, current.match(Request.between(SOURCE, 1)).rule());
        current.replace(second);
        assertEquals(second, current.get());
        assertEquals(3, current.match(Request.between(SOURCE, 1)).rule());
    }

    private static CompiledPolicy policy(int number) {
        PortGroup absent = Policies.guids("nobody", 0x77);
        PortGroup present = Policies.guids("somebody", SOURCE);
        QosLevel level = QosLevel.ofSl(String.valueOf(number), number % 16);
        MatchRule[] rules = IntStream.rangeClosed(0, number)
                .mapToObj(n -> Policies.rule(level)
                        .from(n == number ? present : absent)
                        .done())
                .toArray(MatchRule[]::new);
        Policy policy = new Policy(
                List.of(absent, present), List.of(level), Policies.DEFAULT, List.of(rules), FabricSetup.NONE);
        return CompiledPolicy.of(BoundPolicy.bind(policy, Fabric.EMPTY, Partitions.WITHOUT_FILE));
    }
}
