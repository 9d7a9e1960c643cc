package org.qos.dsl.check.rules.enhancedqos;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link BwRateUnreachable} reports, and what it accepts. */
class BwRateUnreachableTest {

    private static final RuleTester RULE = new RuleTester(new BwRateUnreachable());

    private static String rates(String rule) {
        return "BW_NAMES\nnone = 0\nbelow = 99999\nlink = 100000\nabove = 200000\nBW_RULES\n" + rule + "\n";
    }

    @Test
    void reportsARateThatTheLinkDoesNotExceed() {
        RULE.enhancedQos(rates("0xa0001 = 1:below, 2:«link», 3:«above»"))
                .withFabric()
                .reports(WARNING, WARNING)
                .saying("the link of the port carries 100000 Mb/s", "'above' is 200000 Mb/s");
    }

    @Test
    void acceptsALimitBelowTheLinkAndNoLimit() {
        RULE.enhancedQos(rates("0xa0001 = 1:below, 2:none, 3:unknown"))
                .withFabric()
                .accepts();
    }

    @Test
    void reportsARateOfSeveralPortsThatNoLinkExceeds() {
        RULE.enhancedQos(rates("default = 1:below, 2:«link»\nstorage = 3:«above»"))
                .withFabric()
                .reports(WARNING, WARNING)
                .saying("no link of a port carries more than 100000 Mb/s", "'above' is 200000 Mb/s");
    }

    @Test
    void acceptsADefaultForNoPort() {
        RULE.enhancedQos(
                        rates(
                                "default = 1:above\n0xa0001 = 1:below\n0xb0001 = 1:below\n0xc0001 = 1:below\n0xd0001 = 1:below"))
                .withFabric()
                .accepts();
    }

    @Test
    void acceptsAnyLimitWithoutAFabric() {
        RULE.enhancedQos(rates("0xa0001 = 1:above")).accepts();
    }
}
