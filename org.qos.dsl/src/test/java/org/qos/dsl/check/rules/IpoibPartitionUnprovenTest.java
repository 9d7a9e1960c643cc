package org.qos.dsl.check.rules;

import static org.qos.dsl.check.Severity.ERROR;
import static org.qos.dsl.check.Severity.WARNING;
import static org.qos.dsl.check.Verdict.DEPENDS;
import static org.qos.dsl.check.Verdict.REJECTS;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link IpoibPartitionUnproven} reports, and what it accepts. */
class IpoibPartitionUnprovenTest {

    private static final RuleTester RULE = new RuleTester(new IpoibPartitionUnproven());

    @Test
    void inOpenSmSyntax() {
        RULE.opensm(OpenSmPolicy.withUlps("«ipoib: 1»"))
                .reports(DEPENDS, WARNING)
                .alone();
        RULE.opensm(OpenSmPolicy.withUlps("any, pkey 0x7fff: 1")).accepts().alone();
        RULE.opensm(OpenSmPolicy.withUlps("«ipoib, pkey 1-3 : 1»"))
                .reports(DEPENDS, WARNING)
                .alone();
        RULE.opensm(OpenSmPolicy.withUlps("any, pkey 1-3 : 1")).accepts().alone();
    }

    @Test
    void theFabricProvesThatAPartitionHasTwoFullMembers() {
        RULE.opensm(OpenSmPolicy.of("qos-ulps\n«ipoib : 1»\nend-qos-ulps\n")).reports(DEPENDS, WARNING);
        RULE.opensm(OpenSmPolicy.of("qos-ulps\nipoib : 1\nend-qos-ulps\n"))
                .withFabric()
                .accepts();
        RULE.opensm(OpenSmPolicy.of("qos-ulps\nipoib, pkey 1 : 1\nend-qos-ulps\n"))
                .withFabric()
                .withPartitions("Lab=1 : 0xa0001=full, 0xb0001=full ;\n")
                .accepts();
    }

    @Test
    void aPartitionWithOneFullMemberMakesOpenSmRejectThePolicy() {
        RULE.opensm(OpenSmPolicy.of("qos-ulps\n«ipoib, pkey 1 : 1»\nend-qos-ulps\n"))
                .withFabric()
                .withPartitions("Lab=1 : 0xa0001=full, 0xb0001=limited, 0x5=full ;\n")
                .reports(REJECTS, ERROR);
        RULE.opensm(OpenSmPolicy.of("qos-ulps\n«ipoib, pkey 2 : 1»\nend-qos-ulps\n"))
                .withFabric()
                .reports(REJECTS, ERROR);
    }

    @Test
    void thePartitionFileProvesThatAPartitionIsMissing() {
        RULE.opensm(OpenSmPolicy.withUlps("«ipoib, pkey 1 : 1»\n«ipoib, pkey 0x8001,2 : 1»"))
                .withPartitions("Storage=0x0001 : ALL=full ;\n")
                .reports(REJECTS, WARNING, ERROR);
    }

    @Test
    void aPartitionWithoutFullMembersIsCalledSo() {
        RULE.opensm(OpenSmPolicy.of("qos-ulps\n«ipoib, pkey 1 : 1»\nend-qos-ulps\n"))
                .withFabric()
                .withPartitions("Lab=1 : 0xa0001=limited ;\n")
                .reports(REJECTS, ERROR)
                .saying("partition 0x0001 has no full member in this fabric");
        RULE.opensm(OpenSmPolicy.of("qos-ulps\n«ipoib, pkey 1 : 1»\nend-qos-ulps\n"))
                .withFabric()
                .withPartitions("Lab=1 : 0xa0001=full ;\n")
                .reports(REJECTS, ERROR)
                .saying("partition 0x0001 has only one full member in this fabric");
    }

    @Test
    void ofARangeOfPartitionsTheFirstOneThatIsNotUsableIsNamed() {
        RULE.opensm(OpenSmPolicy.of("qos-ulps\n«ipoib, pkey 3-1 : 1»\nend-qos-ulps\n"))
                .withFabric()
                .withPartitions("One=1 : 0xa0001=full, 0xb0001=full ;\nTwo=2 : 0xa0001=full ;\n"
                        + "Three=3 : 0xa0001=full, 0xb0001=full ;\n")
                .reports(REJECTS, ERROR)
                .saying("partition 0x0002 has only one full member");
    }
}
