package org.qos.dsl.check.rules.partitions;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link UnknownMemberGuid} reports, and what it accepts. */
class UnknownMemberGuidTest {

    private static final RuleTester RULE = new RuleTester(new UnknownMemberGuid());
    private static final String DEFAULT = "Default=0x7fff, ipoib : ALL=full ;\n";

    @Test
    void theFirstOfAPartitionIsReported() {
        RULE.partitions(DEFAULT + "Jobs=0x10 : 0xa0001=full, «0xdead»=full ;\n")
                .withFabric()
                .reports(WARNING)
                .saying("has the GUID 0x000000000000dead; OpenSM ignores this member; correct it");
        RULE.partitions(DEFAULT + "Jobs=0x10 : «0x1», 0x2, 0x3 ;\nMore=0x11 : «0x4», 5 ;\n")
                .withFabric()
                .reports(WARNING, WARNING)
                .saying(
                        "nor those of 2 other members of the partition; OpenSM ignores these members",
                        "1 other member of");
    }

    @Test
    void theGuidOfANodeIsNamed() {
        RULE.partitions(DEFAULT + "Jobs=0x10 : «0xa0000»=full ;\n")
                .withFabric()
                .saying("correct it; it is the node GUID of '");
    }

    @Test
    void portsAndSwitchesOfTheFabricAreAccepted() {
        RULE.partitions(DEFAULT + "Jobs=0x10 : ALL_SWITCHES, SELF, 0xa0001, 0x100=limited ;\n")
                .withFabric()
                .accepts();
    }

    @Test
    void withoutAFabricNothingIsKnown() {
        RULE.partitions(DEFAULT + "Jobs=0x10 : 0xdead ;\n").accepts();
    }
}
