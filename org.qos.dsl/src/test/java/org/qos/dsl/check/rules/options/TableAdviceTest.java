package org.qos.dsl.check.rules.options;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.testing.OptionsText;

/** Tables that OpenSM takes as they are written, and that do on the links what their author may not expect. */
class TableAdviceTest {

    /** The rules that this test is about. */
    static final Set<String> CODES = Set.of(
            "low-table-starved",
            "high-table-limit-0",
            "vl-in-both-tables",
            "weight-below-mtu",
            "opts-vlarb-second-block",
            "sl2vl-differs-by-kind",
            "op-vls-take-second-sweep",
            "sm-sl-dropped");

    private static final String EIGHT = "0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7";
    private static final String PAIRS = "0,0,1,1,2,2,3,3,0,0,1,1,2,2,3,3";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "qos_high_limit 255/qos_vlarb_high 0:64/qos_vlarb_low 0:0",
                "qos_high_limit 254/qos_vlarb_high 0:64/qos_vlarb_low 1:64",
                "qos_high_limit 0/qos_vlarb_high 0:0/qos_vlarb_low 1:64,2:32",
                "qos_high_limit 9/qos_vlarb_high 0:4/qos_vlarb_low 1:4,2:4",
                "qos_high_limit 9/qos_vlarb_high 0:64/qos_vlarb_low 0:0,1:128,2:64",
                "qos_sl2vl " + PAIRS,
                "qos_ca_sl2vl " + EIGHT + "/qos_swe_sl2vl " + EIGHT,
                "qos_ca_sl2vl 7,6,5,4,3,2,1,0,7,6,5,4,3,2,1,0/qos_swe_sl2vl " + EIGHT,
                "max_op_vls 3/qos_sl2vl " + PAIRS,
                "max_op_vls 5",
                "sm_sl 1/qos_sl2vl 15,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7",
            })
    void tablesThatDoAsTheySay(String lines) {
        assertEquals("", advice("qos TRUE/" + lines));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "qos_high_limit 255/qos_vlarb_high 0:64/qos_vlarb_low 1:64|2:16 low-table-starved",
                "qos_swe_high_limit 255/qos_vlarb_high 0:64/qos_vlarb_low 1:64|2:20 low-table-starved 3:16 high-table-limit-0",
                "qos_vlarb_high 0:64/qos_vlarb_low 1:64|2:16 high-table-limit-0",
                "qos_high_limit 9/qos_vlarb_high 1:64|3:1 vl-in-both-tables",
                "qos_high_limit 9/qos_vlarb_low 0:64|3:1 vl-in-both-tables",
                "qos_high_limit 9/qos_vlarb_high 0:64/qos_vlarb_low 1:64,2:15|4:15 weight-below-mtu",
                "qos_ca_sl2vl " + PAIRS + "|2:1 sl2vl-differs-by-kind",
                "qos_swe_sl2vl " + PAIRS + "|2:1 sl2vl-differs-by-kind",
                "max_op_vls 4|2:1 op-vls-take-second-sweep",
                "qos_sl2vl 15,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7|2:11 sm-sl-dropped",
                "sm_sl 3/qos_sl2vl 0,1,2,15,4,5,6,7,0,1,2,3,4,5,6,7|3:11 sm-sl-dropped",
            })
    void tablesThatDoSomethingElse(String lines, String finding) {
        assertEquals(finding, advice("qos TRUE/" + lines));
    }

    @ParameterizedTest
    @CsvSource({"32, ''", "33, 2:15 opts-vlarb-second-block"})
    void entriesAfterTheFirstBlockAreLostOnMostPorts(int entries, String finding) {
        assertEquals(finding, advice("qos TRUE/qos_vlarb_low 1:64" + ",2:64".repeat(entries - 1)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "qos FALSE/qos_high_limit 255/qos_vlarb_high 0:64/qos_vlarb_low 1:64",
                "qos FALSE/qos_vlarb_high 1:64",
                "qos FALSE/qos_ca_sl2vl " + PAIRS,
                "max_op_vls 4",
            })
    void tablesThatAreNotSetDoNothing(String lines) {
        assertEquals("", advice(lines));
    }

    private static String advice(String lines) {
        return OptionsText.check(lines.replace('/', '\n') + "\n").findings().stream()
                .filter(finding -> CODES.contains(finding.code()))
                .map(finding -> finding.line() + ":" + finding.column() + " " + finding.code())
                .collect(Collectors.joining(" "));
    }
}
