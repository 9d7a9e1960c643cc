package org.qos.dsl.check.rules.binding;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link AmbiguousPortName} reports, and what it accepts. */
class AmbiguousPortNameTest {

    private static final RuleTester RULE = new RuleTester(new AmbiguousPortName());

    @Test
    void aNameOfSeveralNodesIsReported() {
        RULE.opensm(OpenSmPolicy.ofGroup("port-name: \"h2 HCA-1/P1\", «\"twin HCA-1/P1\"»"))
                .withFabric()
                .reports(WARNING)
                .saying(
                        "2 nodes of the fabric have the description 'twin HCA-1'; OpenSM uses only the one with node GUID"
                                + " 0x00000000000c0000");
        RULE.opensm(OpenSmPolicy.ofGroup("port-name: \"h2 HCA-1/P1\""))
                .withFabric()
                .accepts();
    }
}
