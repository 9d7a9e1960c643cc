package org.qos.benchmarks.matcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.compiled.CompiledForm.Strategy;
import org.qos.runtime.match.compiled.CompiledPolicy;

class CompilerTest {

    private static final long MEMORY = 64L << 20;

    private final BoundPolicy bound = new RandomSite(SiteSize.LARGE, 1).bound();

    @Test
    void tenThousandRulesTakeLessThan64MegabytesInAll() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long thread = Thread.currentThread().getId();
        long before = threads.getThreadAllocatedBytes(thread);
        CompiledPolicy policy = CompiledPolicy.of(bound);
        long allocated = threads.getThreadAllocatedBytes(thread) - before;
        assertEquals(Strategy.VECTORS, policy.form().strategy());
        assertTrue(allocated < MEMORY, allocated + " bytes, garbage included");
        assertTrue(policy.form().bytes() < MEMORY, policy.form()::toString);
    }
}
