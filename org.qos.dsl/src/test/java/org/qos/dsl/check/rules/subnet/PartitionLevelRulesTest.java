package org.qos.dsl.check.rules.subnet;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.rules.Probe;

/** The levels of partitions next to the partition file, and ways back that have none. */
class PartitionLevelRulesTest {

    private static final String LEVELS =
            "qos-levels\nqos-level\nname: Gold\nsl: «3»\n[more]end-qos-level\nend-qos-levels\n";
    private static final String SERVERS =
            "port-groups\nport-group\nname: Servers\nport-guid: 0xa0001\nend-port-group\nend-port-groups\n";
    private static final String DEFAULT = "Default=0x7fff, ipoib : ALL=full ;\n";

    @Test
    void aBroadcastGroupWithAnotherSlIsTold() {
        gold("pkey: 0x10")
                .partitions(DEFAULT + "Net=0x10, ipoib : ALL=full ;\n")
                .finds("broadcast-group-vs-level", "warning");
        gold("pkey: 0x10")
                .partitions(DEFAULT + "Net=0x10, ipoib, sl=3 : ALL=full ;\n")
                .isFine("broadcast-group-vs-level");
        gold("pkey: 0x10").partitions(DEFAULT + "Net=0x10 : ALL=full ;\n").isFine("broadcast-group-vs-level");
    }

    @Test
    void aBroadcastGroupBeyondTheMtuOfTheLevelIsTold() {
        String policy = levels("mtu-limit: 3\n") + Probe.rules("pkey: 0x10\nqos-level-name: Gold");
        Probe.of(policy)
                .partitions(DEFAULT + "Net=0x10, ipoib, sl=3 : ALL=full ;\n")
                .finds("broadcast-group-vs-level", "warning");
        Probe.of(policy)
                .partitions(DEFAULT + "Net=0x10, ipoib, sl=3, mtu=3 : ALL=full ;\n")
                .isFine("broadcast-group-vs-level");
    }

    @Test
    void aBroadcastGroupThatIsFasterThanTheLevelIsTold() {
        String policy = levels("rate-limit: 5\n") + Probe.rules("pkey: 0x10\nqos-level-name: Gold");
        Probe.of(policy)
                .partitions(DEFAULT + "Net=0x10, ipoib, sl=3, rate=3 : ALL=full ;\n")
                .finds("broadcast-group-vs-level", "warning");
        Probe.of(policy)
                .partitions(DEFAULT + "Net=0x10, ipoib, sl=3, rate=2 : ALL=full ;\n")
                .isFine("broadcast-group-vs-level");
    }

    @Test
    void withoutAPartitionFileNothingIsSaidOfGroups() {
        gold("pkey: 0x7fff").fabric().isFine("broadcast-group-vs-level");
    }

    @Test
    void membersWithAnotherLevelThanThePartitionAreTold() {
        String policy = SERVERS + levels("") + Probe.rules("destination: Servers\nqos-level-name: Gold");
        Probe.of(policy).partitions(DEFAULT).fabric().finds("partition-level-ambiguous", "warning");
        Probe.of(policy).partitions("Default=0x7fff : ALL=full ;\n").fabric().isFine("partition-level-ambiguous");
        Probe.of(policy)
                .partitions("Default=0x7fff, ipoib : 0xb0001=full, 0xc0001=full ;\n")
                .isFine("partition-level-ambiguous");
    }

    @Test
    void rulesThatAskForMoreDoNotDecideForIpoib() {
        Probe.of(SERVERS + levels("") + Probe.rules("destination: Servers\nqos-class: 1\nqos-level-name: Gold"))
                .partitions(DEFAULT)
                .fabric()
                .isFine("partition-level-ambiguous");
    }

    @Test
    void aLevelThatLeavesThePkeyOutRefusesIpoib() {
        String net = DEFAULT + "Net=0x10, ipoib : ALL=full ;\n";
        Probe.of(levels("pkey: 0x11\n") + Probe.rules("pkey: 0x10\nqos-level-name: Gold"))
                .partitions(net)
                .finds("ipoib-request-refused", "warning");
        Probe.of(levels("pkey: 0x10-0x11\n") + Probe.rules("pkey: 0x10\nqos-level-name: Gold"))
                .partitions(net)
                .isFine("ipoib-request-refused");
    }

    @Test
    void aWayBackWithADroppedSlIsTold() {
        String dropped = "qos TRUE\nqos_sl2vl 15,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7\n";
        String policy = SERVERS + levels("").replace("«3»", "3");
        String one = "destination: Servers\nqos-level-name: Gold";
        Probe.of(policy + Probe.rules("«" + one)).options(dropped).fabric().finds("reverse-level-unusable", "warning");
        Probe.of(policy + Probe.rules(one)).options(dropped).isFine("reverse-level-unusable");
        Probe.of(policy + Probe.rules(one)).fabric().isFine("reverse-level-unusable");
        Probe.of(policy + Probe.rules(one, "source: Servers\nqos-level-name: Gold"))
                .options(dropped)
                .fabric()
                .isFine("reverse-level-unusable");
    }

    @Test
    void aWayBackWhoseLevelRefusesThePkeyIsTold() {
        String policy = SERVERS
                + "qos-levels\nqos-level\nname: Gold\nsl: 3\nend-qos-level\nqos-level\nname: Narrow\nsl: 1\npkey: 0x11\n"
                + "end-qos-level\nend-qos-levels\n";
        String there = "«destination: Servers\npkey: 0x10\nqos-level-name: Gold";
        Probe.of(policy + Probe.rules(there, "source: Servers\nqos-level-name: Narrow"))
                .fabric()
                .finds("reverse-level-unusable", "warning");
    }

    private static Probe gold(String criterion) {
        return Probe.of(levels("") + Probe.rules(criterion + "\nqos-level-name: Gold"));
    }

    private static String levels(String more) {
        return LEVELS.replace("[more]", more);
    }
}
