package org.qos.dsl.check.rules.subnet;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.rules.Probe;

/** A policy next to the partition file and the option file that it is used with. */
class SubnetRulesTest {

    private static final String GOLD = "qos-levels\nqos-level\nname: Gold\nsl: «3»\nend-qos-level\nend-qos-levels\n"
            + Probe.rules("pkey: 1\nqos-level-name: Gold");
    private static final String EIGHT_OF_SIXTEEN = "0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7";

    @Test
    void aLevelWhoseSlIsDroppedIsTold() {
        Probe.of(GOLD)
                .options("qos TRUE\nqos_swe_sl2vl 0,1,2,15,4,5,6,7,8,9,10,11,12,13,14,7\n")
                .finds("level-sl-dropped", "warning");
        Probe.of(GOLD)
                .options("qos TRUE\nqos_sl2vl 0,1,2,3,15,15,15,15,15,15,15,15,15,15,15,15\n")
                .isFine("level-sl-dropped");
    }

    @Test
    void optionsThatSwitchQosOffSetNoTables() {
        Probe.of(GOLD)
                .options("qos FALSE\nqos_sl2vl 0,1,2,15,4,5,6,7,8,9,10,11,12,13,14,7\n")
                .isFine("level-sl-dropped");
    }

    @Test
    void levelsThatShareAVlBecauseLinksUseFewAreTold() {
        String lines = "qos TRUE\nqos_sl2vl 0,1,2,2,4,5,6,7,8,9,10,11,12,13,14,7\n";
        Probe.of(GOLD).options(lines + "max_op_vls 2\n").finds("class-collapse-on-narrow-port", "warning");
        Probe.of(GOLD).options(lines + "max_op_vls 3\n").isFine("class-collapse-on-narrow-port");
        Probe.of(GOLD).options(lines).isFine("class-collapse-on-narrow-port");
    }

    @Test
    void levelsThatShareAVlByTheTablesAreMeantTo() {
        Probe.of(GOLD)
                .options("qos TRUE\nmax_op_vls 2\nqos_sl2vl 0,1,2,0,4,5,6,7,8,9,10,11,12,13,14,7\n")
                .isFine("class-collapse-on-narrow-port");
    }

    @Test
    void aVlWithoutWeightIsTold() {
        String lines = "qos TRUE\nqos_sl2vl " + EIGHT_OF_SIXTEEN + "\nqos_vlarb_high 0:4\n";
        Probe.of(GOLD).options(lines + "max_op_vls 4\nqos_vlarb_low 0:4,2:4\n").finds("vl-never-served", "warning");
        Probe.of(GOLD).options(lines + "max_op_vls 4\nqos_vlarb_low 2:4,3:4\n").isFine("vl-never-served");
    }

    @Test
    void aVlThatWrapsOntoOneWithWeightOnNarrowLinksMayBeServed() {
        Probe.of(GOLD)
                .options(
                        "qos TRUE\nqos_sl2vl 0,1,2,8,4,5,6,7,0,1,2,3,4,5,6,7\nqos_vlarb_high 0:4\nqos_vlarb_low 0:4,1:4\n")
                .isFine("vl-never-served");
    }

    @Test
    void aPartitionsSlThatNoLevelGivesIsTold() {
        String policy = "qos-levels\nqos-level\nname: DEFAULT\nsl: «0»\nend-qos-level\nend-qos-levels\n";
        Probe.ofFile(policy).partitions("Lab=1, sl=2 : ALL=full ;\n").finds("level-sl-vs-partition-sl", "warning");
        Probe.of(GOLD).partitions("Lab=1, sl=3 : ALL=full ;\n").isFine("level-sl-vs-partition-sl");
        Probe.of(GOLD).partitions("Lab=1 : ALL=full ;\n").isFine("level-sl-vs-partition-sl");
    }

    @Test
    void aRulesPkeyOfNoPartitionIsTold() {
        Probe.of(Probe.rules("pkey: 1, «2-9»"))
                .partitions("Lab=1 : ALL=full ;\n")
                .finds("rule-pkey-without-partition", "info");
        Probe.of("qos-ulps\nany, pkey «2» : 1\nend-qos-ulps\n")
                .partitions("Lab=1 : ALL=full ;\n")
                .finds("rule-pkey-without-partition", "info");
        Probe.of(Probe.rules("pkey: 0x8001")).partitions("Lab=1 : ALL=full ;\n").isFine("rule-pkey-without-partition");
        Probe.of(Probe.rules("pkey: 2")).isFine("rule-pkey-without-partition");
    }

    @Test
    void aLevelsPkeyThatOtherRequestsMeetIsTold() {
        String level = "qos-levels\nqos-level\nname: Gold\nsl: 1\npkey: «1»\nend-qos-level\nend-qos-levels\n";
        Probe.of(level + Probe.rules("qos-class: 1\nqos-level-name: Gold")).finds("level-pkey-acts-as-acl", "info");
        Probe.of(level + Probe.rules("pkey: 0x8001\nqos-level-name: Gold")).isFine("level-pkey-acts-as-acl");
    }

    @Test
    void aRoutingEngineThatReplacesSlsIsTold() {
        Probe.of("«qos-ulps»\nsdp : 1\nend-qos-ulps\n")
                .options("qos TRUE\nrouting_engine lash,minhop\n")
                .finds("routing-engine-conflict", "warning");
        Probe.of("qos-ulps\nsdp : 1\nend-qos-ulps\n")
                .options("qos TRUE\nrouting_engine ftree,lash\n")
                .isFine("routing-engine-conflict");
    }

    @Test
    void nueReplacesSlsWhenItMayUseSeveralVls() {
        Probe.of("«qos-ulps»\nsdp : 1\nend-qos-ulps\n")
                .options("qos TRUE\nrouting_engine nue\nnue_max_num_vls 4\n")
                .finds("routing-engine-conflict", "warning");
        Probe.of("qos-ulps\nsdp : 1\nend-qos-ulps\n")
                .options("qos TRUE\nrouting_engine nue\n")
                .isFine("routing-engine-conflict");
    }

    @Test
    void optionsWithoutQosAreTold() {
        Probe.of("«qos-ulps»\nsdp : 1\nend-qos-ulps\n").options("qos true\n").finds("qos-not-enabled", "warning");
        Probe.of("qos-ulps\nsdp : 1\nend-qos-ulps\n").options("qos TRUE\n").isFine("qos-not-enabled");
    }

    @Test
    void rdsAndIserLinesThatMeanTheSameAreTold() {
        Probe.of("qos-ulps\nrds, port-num 1-5 : 1\n«iser, port-num 5-9 : 2»\nend-qos-ulps\n")
                .finds("rds-iser-overlap", "warning");
        Probe.of("qos-ulps\nrds : 1\niser : 2\nend-qos-ulps\n").isFine("rds-iser-overlap");
        Probe.of("qos-ulps\nrds, port-num 1-5 : 1\niser, port-num 5 : 1\nend-qos-ulps\n")
                .isFine("rds-iser-overlap");
    }
}
