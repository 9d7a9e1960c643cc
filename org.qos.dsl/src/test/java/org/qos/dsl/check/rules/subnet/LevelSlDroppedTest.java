package org.qos.dsl.check.rules.subnet;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link LevelSlDropped} reports, and what it accepts. */
class LevelSlDroppedTest {

    private static final RuleTester RULE = new RuleTester(new LevelSlDropped());

    private static final String GOLD = "qos-levels\nqos-level\nname: Gold\nsl: «3»\nend-qos-level\nend-qos-levels\n"
            + OpenSmPolicy.rules("pkey: 1\nqos-level-name: Gold");

    @Test
    void aLevelWhoseSlIsDroppedIsReported() {
        RULE.opensm(OpenSmPolicy.of(GOLD))
                .withOptions("qos TRUE\nqos_swe_sl2vl 0,1,2,15,4,5,6,7,8,9,10,11,12,13,14,7\n")
                .reports(WARNING);
        RULE.opensm(OpenSmPolicy.of(GOLD))
                .withOptions("qos TRUE\nqos_sl2vl 0,1,2,3,15,15,15,15,15,15,15,15,15,15,15,15\n")
                .accepts();
    }

    @Test
    void theLevelOfUlpLinesIsReportedAtTheFirst() {
        RULE.opensm("qos-ulps\ndefault: 0\nsdp: «3»\nrds: 3\nend-qos-ulps\n")
                .withOptions("qos TRUE\nqos_swe_sl2vl 0,1,2,15,4,5,6,7,8,9,10,11,12,13,14,7\n")
                .reports(WARNING);
    }

    @Test
    void optionsThatSwitchQosOffSetNoTables() {
        RULE.opensm(OpenSmPolicy.of(GOLD))
                .withOptions("qos FALSE\nqos_sl2vl 0,1,2,15,4,5,6,7,8,9,10,11,12,13,14,7\n")
                .accepts();
    }

    @Test
    void theTableOfQosSetupCountsWhereThereIsNoOptionFile() {
        String policy =
                """
                <qos-policy>
                <port-groups><port-group><name>All</name><node-type>CA,SWITCH</node-type></port-group></port-groups>
                <qos-setup>
                <sl2vl-tables><sl2vl-scope><group>All</group><sl2vl-table>0,1,2,15,0,0,0,0,0,0,0,0,0,0,0,0</sl2vl-table></sl2vl-scope></sl2vl-tables>
                </qos-setup>
                <qos-levels><qos-level><sn>0</sn><name>DEFAULT</name><sl>«3»</sl></qos-level></qos-levels>
                </qos-policy>
                """;
        RULE.rfc(policy).reports(WARNING).saying("qos-setup maps SL3 to VL15 on CA ports");
        RULE.rfc(policy).withOptions("qos TRUE\n").accepts();
    }
}
