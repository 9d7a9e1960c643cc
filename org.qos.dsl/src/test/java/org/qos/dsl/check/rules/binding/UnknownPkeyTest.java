package org.qos.dsl.check.rules.binding;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link UnknownPkey} reports, and what it accepts. */
class UnknownPkeyTest {

    private static final RuleTester RULE = new RuleTester(new UnknownPkey());

    @Test
    void aPkeyThatTheFileLacksIsReported() {
        RULE.opensm(OpenSmPolicy.ofGroup("pkey: 1, «3-5»"))
                .withPartitions("Lab=1 : ALL=full ;\n")
                .reports(WARNING)
                .saying("no partition has a P_Key from 0x0003 to 0x0005;");
        RULE.opensm(OpenSmPolicy.ofGroup("pkey: «5», 1"))
                .withPartitions("Lab=1 : ALL=full ;\n")
                .reports(WARNING)
                .saying("no partition has the P_Key 0x0005;");
        RULE.opensm(OpenSmPolicy.ofGroup("pkey: 0x8001, 0x7ff0-0x7fff"))
                .withPartitions("Lab=1 : ALL=full ;\n")
                .accepts();
        RULE.opensm(OpenSmPolicy.ofGroup("pkey: 5")).accepts();
    }

    @Test
    void aPkeyWithTheMembershipBitIsMarked() {
        RULE.opensm(OpenSmPolicy.ofGroup("pkey: «0x8005», 9"))
                .withPartitions("Lab=9 : ALL=full ;\n")
                .reports(WARNING)
                .saying("no partition has the P_Key 0x0005;");
    }
}
