package org.qos.dsl.check.rules.subnet;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link RoutingEngineConflict} reports, and what it accepts. */
class RoutingEngineConflictTest {

    private static final RuleTester RULE = new RuleTester(new RoutingEngineConflict());

    @Test
    void aRoutingEngineThatReplacesSlsIsReported() {
        RULE.opensm(OpenSmPolicy.of("«qos-ulps»\nsdp : 1\nend-qos-ulps\n"))
                .withOptions("qos TRUE\nrouting_engine lash,minhop\n")
                .reports(WARNING);
        RULE.opensm(OpenSmPolicy.of("qos-ulps\nsdp : 1\nend-qos-ulps\n"))
                .withOptions("qos TRUE\nrouting_engine ftree,lash\n")
                .accepts();
    }

    @Test
    void nueReplacesSlsWhenItMayUseSeveralVls() {
        RULE.opensm(OpenSmPolicy.of("«qos-ulps»\nsdp : 1\nend-qos-ulps\n"))
                .withOptions("qos TRUE\nrouting_engine nue\nnue_max_num_vls 4\n")
                .reports(WARNING);
        RULE.opensm(OpenSmPolicy.of("qos-ulps\nsdp : 1\nend-qos-ulps\n"))
                .withOptions("qos TRUE\nrouting_engine nue\n")
                .accepts();
    }
}
