package org.qos.dsl.check.rules.subnet;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link ReverseLevelUnusable} reports, and what it accepts. */
class ReverseLevelUnusableTest {

    private static final RuleTester RULE = new RuleTester(new ReverseLevelUnusable());

    private static final String SERVERS =
            "port-groups\nport-group\nname: Servers\nport-guid: 0xa0001\nend-port-group\nend-port-groups\n";
    private static final String LEVELS =
            "qos-levels\nqos-level\nname: Gold\nsl: «3»\n[more]end-qos-level\nend-qos-levels\n";

    @Test
    void aWayBackWithADroppedSlIsReported() {
        String dropped = "qos TRUE\nqos_sl2vl 15,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7\n";
        String policy = SERVERS + levels("").replace("«3»", "3");
        String one = "destination: Servers\nqos-level-name: Gold";
        RULE.opensm(OpenSmPolicy.of(policy + OpenSmPolicy.rules("«" + one)))
                .withOptions(dropped)
                .withFabric()
                .reports(WARNING)
                .saying("requests from port 'h1 HCA-1/P1' back to port 'h2 HCA-1/P1' get");
        RULE.opensm(OpenSmPolicy.of(policy + OpenSmPolicy.rules("«source: Servers\nqos-level-name: Gold")))
                .withOptions(dropped)
                .withFabric()
                .reports(WARNING)
                .saying("requests from port 'h2 HCA-1/P1' back to port 'h1 HCA-1/P1' get");
        RULE.opensm(OpenSmPolicy.of(policy + OpenSmPolicy.rules(one)))
                .withOptions(dropped)
                .accepts();
        RULE.opensm(OpenSmPolicy.of(policy + OpenSmPolicy.rules(one)))
                .withFabric()
                .accepts();
        RULE.opensm(OpenSmPolicy.of(policy + OpenSmPolicy.rules(one, "source: Servers\nqos-level-name: Gold")))
                .withOptions(dropped)
                .withFabric()
                .accepts();
    }

    @Test
    void onlyTheRuleThatDecidesIsReported() {
        String policy = SERVERS + levels("").replace("«3»", "3");
        String one = "destination: Servers\nqos-level-name: Gold";
        RULE.opensm(OpenSmPolicy.of(policy + OpenSmPolicy.rules("«" + one, one + "\nservice-id: 1")))
                .withOptions("qos TRUE\nqos_sl2vl 15,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7\n")
                .withFabric()
                .reports(WARNING)
                .saying("whose SL 0 is mapped to VL15");
    }

    @Test
    void whatTheWayThereRefusesNeedsNoWayBack() {
        String levels = "qos-levels\nqos-level\nname: Gold\nsl: 3\npkey: 0x12\nend-qos-level\n"
                + "qos-level\nname: Narrow\nsl: 1\npkey: 0x11\nend-qos-level\nend-qos-levels\n";
        String there = "destination: Servers\npkey: 0x10\nqos-level-name: Gold";
        RULE.opensm(OpenSmPolicy.of(
                        SERVERS + levels + OpenSmPolicy.rules(there, "source: Servers\nqos-level-name: Narrow")))
                .withFabric()
                .accepts();
    }

    @Test
    void aWayBackWhoseLevelExcludesThePkeyIsReported() {
        String policy = SERVERS
                + "qos-levels\nqos-level\nname: Gold\nsl: 3\nend-qos-level\nqos-level\nname: Narrow\nsl: 1\npkey: 0x11\n"
                + "end-qos-level\nend-qos-levels\n";
        String there = "«destination: Servers\npkey: 0x10\nqos-level-name: Gold";
        RULE.opensm(OpenSmPolicy.of(policy + OpenSmPolicy.rules(there, "source: Servers\nqos-level-name: Narrow")))
                .withFabric()
                .reports(WARNING)
                .saying("whose P_Keys exclude that of the requests");
    }

    @Test
    void aRuleForClassesThatNoRequestHasIsAccepted() {
        String policy = SERVERS
                + "qos-levels\nqos-level\nname: Gold\nsl: 3\nend-qos-level\nqos-level\nname: Narrow\nsl: 1\npkey: 0x11\n"
                + "end-qos-level\nend-qos-levels\n";
        RULE.opensm(OpenSmPolicy.of(
                        policy + OpenSmPolicy.rules("qos-class: 4096\nsource: Servers\nqos-level-name: Gold")))
                .withFabric()
                .accepts();
    }

    private static String levels(String more) {
        return LEVELS.replace("[more]", more);
    }
}
