package org.qos.dsl.check.rules.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.option.KnownOptions;
import org.qos.dsl.testing.OptionsText;

/** What OpenSM reads otherwise than it is written. {@link TableAdviceTest} has the rules about what tables do. */
class OptionsRulesTest {

    private static final String LIST = "0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "qos TRUE\nqos_sl2vl " + LIST + "\nqos_vlarb_high 0:64, 1:32,\nqos_vlarb_low (null)\n",
                "qos FALSE\nqos_max_vls 8\nqos_high_limit -1\nqos_sl2vl (null)\n",
                "qos TRUE\nmax_op_vls 3\nqos_max_vls 4\nqos_sl2vl 0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,15\n",
                "guid 0xffffffffffffffff\nlog_prefix 'site # 1'\nlmc 0x1 # two\r\n",
                "cc_ca_cong_setting_ccti_min 0 0\ncc_ca_cong_setting_ccti_min 1 0\n",
                "dimn_ports_file (null)\nsm_sl 15\nqos_high_limit 255\n",
            })
    void nothingIsWrongWithWhatOpenSmReadsAsWritten(String text) {
        assertEquals("", findings(text));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "qos yes|1:5 boolean-not-true",
                "qos|1:1 boolean-not-true",
                "qos=TRUE|1:1 unrecognized-option",
                "qos_swe_sl2lv 1|1:1 unrecognized-option",
                "max_op_vls 256|1:12 opts-malformed-number",
                "lmc two|1:5 opts-malformed-number",
                "m_key -1x|1:7 opts-malformed-number",
                "qos_high_limit most|1:16 opts-malformed-number",
                "qos_high_limit 256|1:16 opts-limit-out-of-range",
                "qos_ca_high_limit -2|1:19 opts-limit-out-of-range",
                "qos_max_vls 16|1:13 opts-limit-out-of-range",
                "max_op_vls 8|1:12 opts-limit-out-of-range",
                "sm_sl 16|1:7 opts-limit-out-of-range",
            })
    void oneErrorHasOneFinding(String line, String finding) {
        assertEquals(finding, findings(line + "\n"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "qos_swe_max_vls 8|2:1 max-vls-without-op-vls",
                "qos_sl2vl 0,1|2:11 opts-sl2vl-not-16",
                "qos_sl2vl 0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7,7|2:11 opts-sl2vl-not-16",
                "qos_sl2vl 0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,16|2:11 opts-sl2vl-vl-out-of-range",
                "qos_sl2vl 0,x,2,3,4,5,6,7,0,1,2,3,4,5,6,7|2:11 opts-malformed-list",
                "qos_sl2vl 0 ,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7|2:11 opts-malformed-list",
                "qos_sl2vl 08,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7|2:11 opts-malformed-list",
                "qos_sl2vl|2:1 opts-sl2vl-not-16",
                "qos_vlarb_low 0:4;1:4|2:15 opts-malformed-list",
                "qos_vlarb_low 0:4,1|2:15 opts-malformed-list",
                "qos_vlarb_low 0:4,1:|2:15 opts-malformed-list",
                "qos_ca_vlarb_high 15:4|2:19 opts-vlarb-vl15",
                "qos_rtr_vlarb_high 0:256|2:20 opts-vlarb-weight-overflow",
            })
    void tablesThatOpenSmReadsAsSomethingElse(String line, String finding) {
        assertEquals(finding, findings("qos TRUE\n" + line + "\n"));
    }

    @Test
    void numbersThatNeedMoreBitsThanOpenSmKeepsAreOutOfRangeToo() {
        String entries = ",1,2,3,4,5,6,7,0,1,2,3,4,5,6,7";
        assertEquals("2:11 opts-sl2vl-vl-out-of-range", findings("qos TRUE\nqos_sl2vl 4294967296" + entries + "\n"));
        assertEquals("2:16 opts-vlarb-weight-overflow", findings("qos TRUE\nqos_vlarb_high 0:4294967296\n"));
        assertEquals("2:16 opts-vlarb-vl15", findings("qos TRUE\nqos_vlarb_high 4294967296:1\n"));
    }

    @Test
    void arbitrationTableOfMoreThan64Entries() {
        String text = "qos TRUE\nqos_vlarb_low 0:1" + ",1:1".repeat(63);
        assertEquals("", findings(text + "\n"));
        assertEquals("2:15 opts-vlarb-too-many-entries", findings(text + ",2:1\n"));
    }

    @Test
    void tablesWithoutQosAreNotSet() {
        assertEquals("1:1 qos-not-enabled", findings("qos_sl2vl " + LIST + "\nqos_vlarb_low 1:1\n"));
        assertEquals("1:5 boolean-not-true 2:1 qos-not-enabled", findings("qos 1\nqos_sl2vl " + LIST + "\n"));
    }

    @Test
    void vlsBeyondMaxOpVlsWrap() {
        assertEquals("3:11 opts-wraps-vl", findings("qos TRUE\nmax_op_vls 3\nqos_sl2vl " + LIST + "\n"));
        assertTrue(message("qos TRUE\nmax_op_vls 3\nqos_sl2vl " + LIST)
                .contains("maps SL4 to VL4, but max_op_vls excludes VLs above VL3; OpenSM uses VL0"));
    }

    @Test
    void lastOfSeveralLinesCounts() {
        assertEquals("1:1 repeated-option", findings("lmc 1\nlmc 2\n"));
        assertEquals("", findings("lmc 1\nlmc 1\n"));
    }

    @Test
    void restOfALongLineIsAnotherOption() {
        assertEquals("1:1023 option-line-too-long 1:1023 unrecognized-option", findings("#" + "x".repeat(1050) + "\n"));
        assertEquals("", findings("#" + "x".repeat(1021) + "\n"));
    }

    @Test
    void unknownNamesComeWithASuggestion() {
        assertTrue(message("qos_sl2vl=1").contains("write a space, not '='"));
        assertTrue(message("routing_engin ftree").contains("did you mean routing_engine?"));
        assertTrue(message("max_vls 4").endsWith("did you mean qos_max_vls? It does not limit VLs; set max_op_vls"));
        assertTrue(message("sl2vl 0,1").endsWith("did you mean qos_sl2vl?"));
        assertTrue(message("qos_sw2sw_sl2vl 1").contains("it is an option of NVIDIA OpenSM 5.x"));
        assertTrue(message("max_rate_enum 18").contains("it is an option of OpenSM 3.3.24"));
        assertTrue(message("colour blue").contains("write the name of an option"));
        assertTrue(message("\r\n").contains("carriage return"));
    }

    @Test
    void messageOfAMalformedListShowsHowOpenSmReadsIt() {
        assertTrue(message("qos TRUE\nqos_vlarb_low 0:4,1,2:4").contains("; OpenSM reads 0:4,1:2,4:0; "));
        assertTrue(message("qos TRUE\nqos_vlarb_low 3:300 ,4:1").contains("; OpenSM reads 3:44,0:4,1:0; "));
    }

    @Test
    void openSmRejectsNoOptionFile() {
        assertEquals(
                Optional.of(Verdict.ACCEPTS),
                OptionsText.check("no such thing\n=\n\r\n").opensm());
    }

    @Test
    void everyKnownNameHasAKindAndIsInNoOtherVersionOnly() {
        assertEquals(161, KnownOptions.names().size());
        assertTrue(KnownOptions.names().stream()
                .allMatch(name -> KnownOptions.otherVersion(name).isEmpty()));
        String all =
                KnownOptions.names().stream().map(name -> name + " (null)\n").collect(Collectors.joining());
        assertTrue(OptionsText.check(all).findings().stream()
                .noneMatch(f -> f.code().equals("unrecognized-option")));
    }

    private static String findings(String text) {
        return OptionsText.check(text).findings().stream()
                .filter(f -> !TableAdviceTest.CODES.contains(f.code()))
                .map(f -> f.line() + ":" + f.column() + " " + f.code())
                .collect(Collectors.joining(" "));
    }

    private static String message(String text) {
        return OptionsText.check(text).findings().stream()
                .filter(f -> !TableAdviceTest.CODES.contains(f.code()))
                .map(Finding::message)
                .findFirst()
                .orElse("");
    }
}
