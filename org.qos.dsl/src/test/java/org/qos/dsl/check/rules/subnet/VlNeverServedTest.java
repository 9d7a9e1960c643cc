package org.qos.dsl.check.rules.subnet;

import static org.qos.dsl.check.Severity.WARNING;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.check.testing.OpenSmPolicy;
import org.qos.dsl.check.testing.RuleCase;
import org.qos.dsl.check.testing.RuleTester;

/** What {@link VlNeverServed} reports, and what it accepts. */
class VlNeverServedTest {

    private static final RuleTester RULE = new RuleTester(new VlNeverServed());

    private static final String GOLD = "qos-levels\nqos-level\nname: Gold\nsl: «3»\nend-qos-level\nend-qos-levels\n"
            + OpenSmPolicy.rules("pkey: 1\nqos-level-name: Gold");
    private static final String EIGHT_OF_SIXTEEN = "0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7";

    @Test
    void aVlWithoutWeightIsReported() {
        String lines = "qos TRUE\nqos_sl2vl " + EIGHT_OF_SIXTEEN + "\nqos_vlarb_high 0:4\n";
        RULE.opensm(OpenSmPolicy.of(GOLD))
                .withOptions(lines + "max_op_vls 4\nqos_vlarb_low 0:4,2:4\n")
                .reports(WARNING);
        RULE.opensm(OpenSmPolicy.of(GOLD))
                .withOptions(lines + "max_op_vls 4\nqos_vlarb_low 2:4,3:4\n")
                .accepts();
    }

    @ParameterizedTest(name = "max_op_vls {0}, vlarb_low {1}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    3 | 0:64,2:64      | VL3 of SL3 has no weight in the tables of the option file on CA ports with 4 VLs
                    4 | 0:64,2:64      | VL3 of SL3 has no weight in the tables of the option file on CA ports with 4 or 8 VLs
                    5 | 0:64,2:64      | VL3 of SL3 has no weight in the tables of the option file on CA ports with 4, 8 or 15 VLs
                    5 | 0:64,2:64,3:0  | VL3 of SL3 has no weight in the tables of the option file on CA ports with 4, 8 or 15 VLs
                    3 | 0:64,2:64,3:64 |
                    2 | 0:64           |
                    1 | 0:64           |
                    """)
    void eachNumberOfVlsThatLinksMayHaveIsJudged(int code, String low, String message) {
        RuleCase file = RULE.opensm(OpenSmPolicy.of(GOLD))
                .withOptions("qos TRUE\nmax_op_vls " + code
                        + "\nqos_sl2vl 0,1,2,3,0,0,0,0,0,0,0,0,0,0,0,0\nqos_vlarb_high 1:64\nqos_vlarb_low " + low
                        + "\n");
        if (message == null) {
            file.accepts();
        } else {
            file.reports(WARNING).saying(message);
        }
    }

    @Test
    void aVlThatWrapsOntoOneWithWeightOnNarrowLinksStarvesOnWideOnes() {
        RULE.opensm(OpenSmPolicy.of(GOLD))
                .withOptions(
                        "qos TRUE\nqos_sl2vl 0,1,2,8,4,5,6,7,0,1,2,3,4,5,6,7\nqos_vlarb_high 0:4\nqos_vlarb_low 0:4,1:4\n")
                .reports(WARNING)
                .saying("VL8 of SL3 has no weight in the tables of the option file on CA ports with 15 VLs");
    }

    @Test
    void differentVlsAreNamed() {
        RULE.opensm(OpenSmPolicy.of(GOLD))
                .withOptions(
                        "qos TRUE\nqos_sl2vl 0,1,2,6,4,5,6,7,0,1,2,3,4,5,6,7\nqos_vlarb_high 0:4\nqos_vlarb_low 1:4,3:4\n")
                .reports(WARNING)
                .saying(
                        "VL2 or VL6 of SL3 has no weight in the tables of the option file on CA ports with 4, 8 or 15 VLs");
    }

    private static String setup(String sl2vl, String low) {
        return """
                <qos-policy>
                <port-groups><port-group><name>All</name><node-type>CA,SWITCH</node-type></port-group></port-groups>
                <qos-setup>
                <sl2vl-tables><sl2vl-scope><group>All</group><sl2vl-table>%s</sl2vl-table></sl2vl-scope></sl2vl-tables>
                <vlarb-tables><vlarb-scope><group>All</group><vlarb-high>1:64</vlarb-high><vlarb-low>%s</vlarb-low></vlarb-scope></vlarb-tables>
                </qos-setup>
                <qos-levels>
                <qos-level><sn>0</sn><name>DEFAULT</name><sl>0</sl></qos-level>
                <qos-level><sn>1</sn><name>Gold</name><sl>«3»</sl></qos-level>
                </qos-levels>
                <qos-match-rules><qos-match-rule><pkey>1</pkey><qos-level-sn>1</qos-level-sn></qos-match-rule></qos-match-rules>
                </qos-policy>
                """
                .formatted(sl2vl, low);
    }

    @Test
    void theTablesOfQosSetupAreJudgedWhereThereIsNoOptionFile() {
        String four = "0,1,2,3,0,0,0,0,0,0,0,0,0,0,0,0";
        RULE.rfc(setup(four, "0:64,2:64"))
                .reports(WARNING)
                .saying("VL3 of SL3 has no weight in the tables of qos-setup on CA ports with 4 VLs");
        RULE.rfc(setup(four, "0:64,2:64,3:1")).accepts();
        RULE.rfc(setup("0,1,2,15,0,0,0,0,0,0,0,0,0,0,0,0", "0:64,2:64")).accepts();
        RULE.rfc(setup(four, "0:64,2:64"))
                .withOptions("qos TRUE\nqos_vlarb_low 0:1,1:1,2:1,3:1,4:1,5:1,6:1,7:1\n")
                .accepts();
    }
}
