package org.qos.dsl.check.rules.partitions;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link PartitionWithoutFullMember} reports, and what it accepts. */
class PartitionWithoutFullMemberTest {

    private static final RuleTester RULE = new RuleTester(new PartitionWithoutFullMember());

    @Test
    void limitedMembersAloneAreReported() {
        RULE.partitions("«Jobs»=0x20 : ALL_CAS, 0x5=limited ;\nJobs=0x8020 : 0x6 ;\n")
                .reports(WARNING)
                .saying(
                        "all members of Jobs are limited, so that they cannot communicate with each other; write '=full' after a"
                                + " member, as in ALL=full");
    }

    @Test
    void theDefaultPartitionHasTheSubnetManager() {
        RULE.partitions("«Default»=0x7fff, ipoib : ALL ;\n")
                .reports(WARNING)
                .saying(
                        "OpenSM makes only the port of the subnet manager a full member; write '=full' after a member, as in ALL=full, or SELF=full if this is intended");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Jobs=0x20 : ALL_CAS, 0x5=full ;",
                "Jobs=0x20 : ALL_CAS ;\nJobs=0x20 : 0x5=both ;",
                "Jobs=0x20, defmember=full : ALL_CAS ;",
                "Default=0x7fff : ALL, SELF=full ;",
                "Jobs=0x20 : 0x1=Full ;",
                "Jobs=0x20, defmember=half : 0x1 ;",
                "Jobs=0x20 : ;"
            })
    void otherPartitionsAreAccepted(String file) {
        RULE.partitions(file + "\n").accepts();
    }

    @Test
    void nothingIsSaidOfAFileThatOpenSmDiscards() {
        RULE.partitions("Jobs=0x20 : ALL ;\nOther=0x2g : ALL=full ;\n").accepts(Verdict.REJECTS);
    }
}
