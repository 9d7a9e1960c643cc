package org.qos.dsl.generator.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.qos.analysis.design.LinkKind;
import org.qos.analysis.design.Plan;
import org.qos.analysis.design.Planner;
import org.qos.dsl.project.design.IntentReader;
import org.qos.runtime.fabric.SubnetState;

/** The comments that give reasons for levels. */
class PlanDescriptionTest {

    @Test
    void noGuaranteeIsSaidToBeMissed() throws IOException {
        String reason = reason("share: 10%", "ahead: 80%");

        assertTrue(reason.contains(", as guaranteed; in the worst case "), reason);
    }

    /** A packet of a class with a lower MTU has less weight than one of the links. */
    @Test
    void weightsAreNotCountedInPackets() throws IOException {
        String reason = reason("share: 50%, mtu: 1024", "share: 30%");

        assertTrue(reason.contains("VL1 has 320 of 640 units of weight in the low-priority table: 50.0 %"), reason);
    }

    @Test
    void oneVlIsNotSeveral() {
        assertEquals(
                "every port: 1 data VL, tables of 8 and 8 entries, MTU 2048",
                PlanDescription.link(new LinkKind("every port", 1, 8, 8, 2048)));
    }

    private static String reason(String one, String other) throws IOException {
        String intent =
                """
                site: {vls: 8, mtu: 4096}
                classes:
                  - {name: One, %s, traffic: [{qos-classes: 1}]}
                  - {name: Other, %s, traffic: [{qos-classes: 2}]}
                """
                        .formatted(one, other);
        Plan plan = Planner.plan(BoundIntent.of(IntentReader.read(intent), SubnetState.UNKNOWN)
                        .intent()
                        .orElseThrow())
                .orElseThrow();
        return PlanDescription.reason(plan.classes().get(1), plan);
    }
}
