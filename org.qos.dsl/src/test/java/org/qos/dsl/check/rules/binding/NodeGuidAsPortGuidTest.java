package org.qos.dsl.check.rules.binding;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link NodeGuidAsPortGuid} reports, and what it accepts. */
class NodeGuidAsPortGuidTest {

    private static final RuleTester RULE = new RuleTester(new NodeGuidAsPortGuid());

    @Test
    void aNodeGuidIsReportedWithThePortGuidToTake() {
        RULE.opensm(OpenSmPolicy.ofGroup("port-guid: «0xb0000»"))
                .withFabric()
                .reports(WARNING)
                .saying("write 0x00000000000b0001 for its port 1");
        RULE.opensm(OpenSmPolicy.ofGroup("port-guid: 0x100")).withFabric().accepts();
    }
}
