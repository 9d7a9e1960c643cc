package org.qos.dsl.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.testing.OptionsText;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.PortVlCapabilities;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.value.VlWeight;

class OptionsLoweringTest {

    private static final String USUAL_SL2VL = "0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7";
    private static final String USUAL_HIGH = "0:4,1:0,2:0,3:0,4:0,5:0,6:0,7:0";
    private static final String USUAL_LOW = "0:0,1:4,2:4,3:4,4:4,5:4,6:4,7:4";

    @Test
    void emptyFileSaysNothing() {
        assertEquals(SmOptions.DEFAULTS, lower("# nothing\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"qos yes", "qos true", "qos 1", "qos", "qos=TRUE", "qos TRUE\nqos FALSE", "qos TRUE x"})
    void onlyTrueInCapitalsIsTrue(String text) {
        assertFalse(lower(text).qos());
    }

    @ParameterizedTest
    @ValueSource(strings = {"qos TRUE", "qos \"TRUE\"", "qos FALSE\n\tqos  TRUE \r\n"})
    void lastValueCounts(String text) {
        assertTrue(lower(text).qos());
    }

    @Test
    void scalarsOfEachKind() {
        SmOptions options = lower(
                """
                qos_policy_file /site/qos-policy.conf
                partition_config_file '/site/partitions.conf'
                max_op_vls 0x4
                subnet_timeout 020
                sm_sl 3
                routing_engine ftree,updn
                allow_both_pkeys TRUE
                enable_quirks TRUE
                max_rate_enum 18
                """);
        assertEquals(Optional.of("/site/qos-policy.conf"), options.policyFile());
        assertEquals("/site/partitions.conf", options.partitionFile());
        assertEquals(4, options.maxOpVls());
        assertEquals(16, options.subnetTimeout());
        assertEquals(3, options.smSl());
        assertEquals(List.of("ftree", "updn"), options.routingEngines());
        assertTrue(options.allowBothPkeys());
        assertTrue(options.enableQuirks());
        assertEquals(18, options.maxRateEnum());
    }

    /**
     * As OpenSM 3.3.23 logs it: "Loading Cached Option:subnet_prefix = ...", or "Parsing error in field
     * subnet_prefix".
     */
    @ParameterizedTest
    @CsvSource({
        "0x1234000000000042,      1234000000000042",
        "0,                       0",
        "0177,                    7f",
        "-1,                      ffffffffffffffff",
        "(null),                  fe80000000000000",
        "0xfe8000000000004x,      fe80000000000000",
        "99999999999999999999999, fe80000000000000",
        "0x12340000000000420000,  fe80000000000000"
    })
    void theSubnetPrefixHas64Bits(String value, String prefix) {
        assertEquals(prefix, Long.toHexString(lower("subnet_prefix " + value).subnetPrefix()));
    }

    @Test
    void nullMeansUnset() {
        SmOptions options = lower("qos_policy_file (null)\npartition_config_file (null)\nrouting_engine (null)\n"
                + "qos_sl2vl 1,1\nqos_sl2vl (null)\n");
        assertEquals(Optional.empty(), options.policyFile());
        assertEquals(SmOptions.DEFAULTS.partitionFile(), options.partitionFile());
        assertEquals(List.of(), options.routingEngines());
        assertEquals(Optional.empty(), options.general().sl2vl());
    }

    @ParameterizedTest
    @ValueSource(strings = {"256", "four", "4x", "", "-1", "4 # 5\nmax_op_vls 99999"})
    void numberThatCannotBeReadLeavesWhatWasThere(String value) {
        assertEquals(4, lower("max_op_vls 4\nmax_op_vls " + value).maxOpVls());
    }

    @ParameterizedTest
    @CsvSource({"8,8", "15,15", "0,", "16,", "x,"})
    void maxVlsOutOfRangeIsUnset(String value, Integer intended) {
        OptionalInt expected = intended == null ? OptionalInt.empty() : OptionalInt.of(intended);
        assertEquals(expected, lower("qos_max_vls " + value).general().maxVls());
    }

    @ParameterizedTest
    @CsvSource({"255,255", "0,0", "none,0", "256,", "-2,", "12abc,12"})
    void highLimitOutOfRangeIsUnsetAndJunkIsZero(String value, Integer intended) {
        OptionalInt expected = intended == null ? OptionalInt.empty() : OptionalInt.of(intended);
        assertEquals(expected, lower("qos_high_limit " + value).general().highLimit());
    }

    @Test
    void eachKindOfPortsHasItsOwnSet() {
        SmOptions options = lower("qos_ca_high_limit 1\nqos_rtr_high_limit 2\nqos_sw0_high_limit 3\n"
                + "qos_swe_high_limit 4\nqos_high_limit 9\n");
        assertEquals(1, options.effective(PortKind.CA).highLimit());
        assertEquals(2, options.effective(PortKind.ROUTER).highLimit());
        assertEquals(3, options.effective(PortKind.SWITCH_PORT_0).highLimit());
        assertEquals(4, options.effective(PortKind.SWITCH_EXTERNAL).highLimit());
        assertEquals(9, lower("qos_high_limit 9").effective(PortKind.CA).highLimit());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "qos_sl2vl 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14|0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,0",
                "qos_sl2vl 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,7,3|0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7",
                "qos_sl2vl 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7|0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7",
                "qos_sl2vl 0,x,2,3,4,5,6,7,8,9,10,11,12,13,14,7|0,0,0,2,3,4,5,6,7,0,1,2,3,4,5,6",
                "qos_sl2vl 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,16|0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,0",
                "qos_sl2vl 31,-1,15,010|15,15,15,0,0,0,0,0,0,0,0,0,0,0,0,0",
                "qos_sl2vl|0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0",
                "qos_sl2vl 1 ,2|1,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0",
                "qos_sl2vl=1,1|0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7",
                "qos_swe_sl2lv 1,1|0,1,2,3,4,5,6,7,0,1,2,3,4,5,6,7",
            })
    void sl2vlOnAPortOfEightVls(String line, String programmed) {
        assertEquals(programmed, vls(onEightVls(line)));
        assertEquals(USUAL_HIGH, arbitration(onEightVls(line).vlarbHigh()));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "0:4,1,2:4|0:4,1:2,4:0,0:0,0:0,0:0,0:0,0:0",
                "0:4;1:4|0:4,1:4,0:0,0:0,0:0,0:0,0:0,0:0",
                "15:64,0:4|0:64,0:4,0:0,0:0,0:0,0:0,0:0,0:0",
                "16:64,14:4|1:64,6:4,0:0,0:0,0:0,0:0,0:0,0:0",
                "0:256,1:300|0:0,1:44,0:0,0:0,0:0,0:0,0:0,0:0",
                "3:300 ,4:1|3:44,0:4,1:0,0:0,0:0,0:0,0:0,0:0",
                "0:1,1:2,2:3,3:4,4:5,5:6,6:7,7:8,0:9|0:1,1:2,2:3,3:4,4:5,5:6,6:7,7:8",
            })
    void arbitrationOnAPortOfEightVls(String text, String programmed) {
        assertEquals(programmed, arbitration(onEightVls("qos_vlarb_low " + text).vlarbLow()));
        assertEquals(
                programmed, arbitration(onEightVls("qos_vlarb_high " + text).vlarbHigh()));
        assertEquals(USUAL_SL2VL, vls(onEightVls("qos_vlarb_high " + text)));
    }

    @Test
    void builtInTablesWhereNothingIsSet() {
        QosTables tables = onEightVls("qos_max_vls 4");
        assertEquals(USUAL_SL2VL, vls(tables));
        assertEquals(USUAL_HIGH, arbitration(tables.vlarbHigh()));
        assertEquals(USUAL_LOW, arbitration(tables.vlarbLow()));
    }

    @Test
    void entriesBeyond64AreDropped() {
        String text = IntStream.range(0, 70).mapToObj(i -> i % 8 + ":" + i).collect(Collectors.joining(","));
        List<VlWeight> entries =
                lower("qos_vlarb_low " + text).general().vlarbLow().orElseThrow();
        assertEquals(64, entries.size());
        assertEquals(new VlWeight(7, 63), entries.get(63));
    }

    @Test
    void tablesKnowTheirOption() {
        OptionsFile file = OptionsText.parse("qos_sl2vl 1\nqos_ca_vlarb_low 0:1\n");
        Lowered<SmOptions> lowered = OptionsLowering.lower(file);
        assertSame(
                file.getOptions().get(0),
                lowered.trace()
                        .origin(lowered.value().general().sl2vl().orElseThrow())
                        .orElseThrow());
        assertSame(
                file.getOptions().get(1),
                lowered.trace()
                        .origin(lowered.value()
                                .specific()
                                .get(PortKind.CA)
                                .vlarbLow()
                                .orElseThrow())
                        .orElseThrow());
    }

    private static SmOptions lower(String text) {
        return OptionsText.lower(text).value();
    }

    private static QosTables onEightVls(String line) {
        return lower("qos TRUE\n" + line + "\n").effective(PortKind.CA).on(new PortVlCapabilities(4, 4, 8, 8));
    }

    private static String vls(QosTables tables) {
        return tables.sl2vl().stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    private static String arbitration(List<VlWeight> table) {
        return table.stream().map(VlWeight::toString).collect(Collectors.joining(","));
    }
}
