package org.qos.dsl.check.rules.binding;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link SwitchPortAsEnd} reports, and what it accepts. */
class SwitchPortAsEndTest {

    private static final RuleTester RULE = new RuleTester(new SwitchPortAsEnd());

    @Test
    void aPortOfASwitchAsAnEndIsReported() {
        RULE.opensm(OpenSmPolicy.ofGroup("port-name: «sw1/P3»")).withFabric().reports(WARNING);
        RULE.opensm(OpenSmPolicy.ofGroup("port-name: \"h2 HCA-1/P1\""))
                .withFabric()
                .accepts();
        RULE.opensm(OpenSmPolicy.ofGroup("port-guid: 0x100")).withFabric().accepts();
    }
}
