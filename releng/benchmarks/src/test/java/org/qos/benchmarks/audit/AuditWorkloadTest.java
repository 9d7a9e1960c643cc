package org.qos.benchmarks.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.analysis.audit.AuditResult;

class AuditWorkloadTest {

    @Test
    void allPathsAreFollowedAndNothingIsWrong() {
        AuditResult result = AuditWorkload.ofSwitchesWithPorts(4).audit();
        int hosts = 16;
        assertEquals(hosts * (hosts - 1), result.paths());
        assertEquals(List.of(), result.findings());
        assertEquals(8, result.shares().get(0).vls().size());
    }
}
