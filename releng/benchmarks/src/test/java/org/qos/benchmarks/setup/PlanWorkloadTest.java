package org.qos.benchmarks.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.runtime.setup.SetupPlan;

class PlanWorkloadTest {

    @Test
    void everyTableOfEveryPortChanges() {
        SetupPlan plan = PlanWorkload.ofSwitchesWithPorts(4).plan();
        int hosts = 16;
        int switches = 20;
        int switchPorts = switches * 5;
        assertEquals(hosts + switchPorts, plan.changes().size());
        assertEquals(hosts + 5 * switchPorts + 3 * (hosts + switchPorts), plan.mads());
        assertEquals(0, plan.madsOfUnknownTables());
        assertEquals(List.of(), plan.findings());
    }
}
