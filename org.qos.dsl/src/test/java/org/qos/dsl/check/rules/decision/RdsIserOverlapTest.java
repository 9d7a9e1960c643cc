package org.qos.dsl.check.rules.decision;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link RdsIserOverlap} reports, and what it accepts. */
class RdsIserOverlapTest {

    private static final RuleTester RULE = new RuleTester(new RdsIserOverlap());

    @Test
    void rdsAndIserLinesThatMeanTheSameAreReported() {
        RULE.opensm(OpenSmPolicy.of("qos-ulps\nrds, port-num 1-5 : 1\n«iser, port-num 5-9 : 2»\nend-qos-ulps\n"))
                .reports(WARNING);
        RULE.opensm(OpenSmPolicy.of("qos-ulps\nrds : 1\niser : 2\nend-qos-ulps\n"))
                .accepts();
        RULE.opensm(OpenSmPolicy.of("qos-ulps\nrds, port-num 1-5 : 1\niser, port-num 5 : 1\nend-qos-ulps\n"))
                .accepts();
    }

    @Test
    void linesOfOtherServicesAreAccepted() {
        RULE.opensm(OpenSmPolicy.of(
                        "qos-ulps\nrds, port-num 5 : 1\nany, service-id 0-0xffffffffffffffff : 2\nend-qos-ulps\n"))
                .accepts();
    }

    @Test
    void theFirstLineOfTheOtherProtocolWithAnotherSlIsNamed() {
        RULE.opensm(OpenSmPolicy.of("qos-ulps\nrds, port-num 5 : 2\nrds, port-num 1-3 : 1\nrds, port-num 3-9 : 1\n"
                        + "rds, port-num 5 : 3\n«iser, port-num 3-5 : 2»\nend-qos-ulps\n"))
                .reports(WARNING)
                .saying("rule 2 (line 3)");
    }
}
