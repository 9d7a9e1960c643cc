package org.qos.dsl.check.rules.binding;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link UnknownPortGuid} reports, and what it accepts. */
class UnknownPortGuidTest {

    private static final RuleTester RULE = new RuleTester(new UnknownPortGuid());

    @Test
    void aGuidOfNoPortIsReported() {
        RULE.opensm(OpenSmPolicy.ofGroup("port-guid: 0xa0001, «0x5»"))
                .withFabric()
                .reports(WARNING)
                .saying("no port of the fabric has the GUID 0x0000000000000005;");
        RULE.opensm(OpenSmPolicy.ofGroup("port-guid: 0xa0001, «0x5-0x9»"))
                .withFabric()
                .reports(WARNING)
                .saying("no port of the fabric has a GUID from 0x0000000000000005 to 0x0000000000000009;");
        RULE.opensm(OpenSmPolicy.ofGroup("port-guid: 0xa0001, 0xa0000-0xb0001"))
                .withFabric()
                .accepts();
        RULE.opensm(OpenSmPolicy.of("qos-ulps\nany, target-port-guid «0x5» : 1\nend-qos-ulps\n"))
                .withFabric()
                .reports(WARNING);
    }

    @Test
    void withoutAFabricEveryGuidMayBeThere() {
        RULE.opensm(OpenSmPolicy.ofGroup("port-guid: 0x5")).accepts();
    }
}
