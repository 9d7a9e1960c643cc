package org.qos.dsl.check.rules.subnet;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleCase;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link BroadcastGroupVsLevel} reports, and what it accepts. */
class BroadcastGroupVsLevelTest {

    private static final RuleTester RULE = new RuleTester(new BroadcastGroupVsLevel());

    private static final String LEVELS =
            "qos-levels\nqos-level\nname: Gold\nsl: «3»\n[more]end-qos-level\nend-qos-levels\n";
    private static final String DEFAULT = "Default=0x7fff, ipoib : ALL=full ;\n";

    @Test
    void aBroadcastGroupWithAnotherSlIsReported() {
        gold("pkey: 0x10")
                .withPartitions(DEFAULT + "Net=0x10, ipoib : ALL=full ;\n")
                .reports(WARNING);
        gold("pkey: 0x10")
                .withPartitions(DEFAULT + "Net=0x10, ipoib, sl=3 : ALL=full ;\n")
                .accepts();
        gold("pkey: 0x10").withPartitions(DEFAULT + "Net=0x10 : ALL=full ;\n").accepts();
    }

    /** A rule for the P_Key after one for all members decides nothing. */
    @Test
    void theLevelIsThatOfTheRequestsBetweenTheMembers() {
        String policy =
                "port-groups\nport-group\nname: Nodes\nport-guid: 0xa0001, 0xc0001\nend-port-group\nend-port-groups\n"
                        + "qos-levels\nqos-level\nname: Gold\nsl: 3\nend-qos-level\n"
                        + "qos-level\nname: Silver\nsl: «2»\nend-qos-level\nend-qos-levels\n"
                        + OpenSmPolicy.rules(
                                "source: Nodes\nqos-level-name: Silver", "pkey: 0x10\nqos-level-name: Gold");
        String members = " : 0xa0001=full, 0xc0001=full ;\n";
        RULE.opensm(OpenSmPolicy.of(policy))
                .withPartitions(DEFAULT + "Net=0x10, ipoib, sl=3" + members)
                .withFabric()
                .reports(WARNING)
                .saying("has SL 3, not SL 2 of level 'Silver'; OpenSM");
        RULE.opensm(OpenSmPolicy.of(policy))
                .withPartitions(DEFAULT + "Net=0x10, ipoib, sl=2" + members)
                .withFabric()
                .accepts();
    }

    @Test
    void theLevelOfAUlpLineHasNoName() {
        RULE.opensm("qos-ulps\ndefault: 0\nany, pkey 0x10: «6»\nend-qos-ulps\n")
                .withPartitions(DEFAULT + "Net=0x10, ipoib, sl=2 : ALL=full ;\n")
                .reports(WARNING)
                .saying("has SL 2, not SL 6 of the level of line 3; OpenSM");
    }

    @Test
    void aBroadcastGroupBeyondTheMtuOfTheLevelIsReported() {
        String policy = levels("mtu-limit: 3\n") + OpenSmPolicy.rules("pkey: 0x10\nqos-level-name: Gold");
        RULE.opensm(OpenSmPolicy.of(policy))
                .withPartitions(DEFAULT + "Net=0x10, ipoib, sl=3 : ALL=full ;\n")
                .reports(WARNING);
        RULE.opensm(OpenSmPolicy.of(policy))
                .withPartitions(DEFAULT + "Net=0x10, ipoib, sl=3, mtu=3 : ALL=full ;\n")
                .accepts();
    }

    @Test
    void aBroadcastGroupThatIsFasterThanTheLevelIsReported() {
        String policy = levels("rate-limit: 5\n") + OpenSmPolicy.rules("pkey: 0x10\nqos-level-name: Gold");
        RULE.opensm(OpenSmPolicy.of(policy))
                .withPartitions(DEFAULT + "Net=0x10, ipoib, sl=3, rate=3 : ALL=full ;\n")
                .reports(WARNING);
        RULE.opensm(OpenSmPolicy.of(policy))
                .withPartitions(DEFAULT + "Net=0x10, ipoib, sl=3, rate=2 : ALL=full ;\n")
                .accepts();
        RULE.opensm(OpenSmPolicy.of(policy))
                .withPartitions(DEFAULT + "Net=0x10, ipoib, sl=3, rate=5 : ALL=full ;\n")
                .accepts();
    }

    @Test
    void withoutAPartitionFileNothingIsSaidOfGroups() {
        gold("pkey: 0x7fff").withFabric().accepts();
    }

    private static String levels(String more) {
        return LEVELS.replace("[more]", more);
    }

    private static RuleCase gold(String criterion) {
        return RULE.opensm(OpenSmPolicy.of(levels("") + OpenSmPolicy.rules(criterion + "\nqos-level-name: Gold")));
    }
}
