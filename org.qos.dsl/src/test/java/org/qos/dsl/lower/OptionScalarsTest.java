package org.qos.dsl.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.testing.OptionsText;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.QosOptions;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.value.VlWeight;

/** Each option of a file sets its own value, and only values that OpenSM can read count. */
class OptionScalarsTest {

    private static final Map<String, Function<SmOptions, Object>> NUMBERS = numbers();
    private static final Map<String, Function<SmOptions, Object>> SWITCHES = Map.of(
            "qos", SmOptions::qos,
            "allow_both_pkeys", SmOptions::allowBothPkeys,
            "enable_quirks", SmOptions::enableQuirks);

    private static Map<String, Function<SmOptions, Object>> numbers() {
        Map<String, Function<SmOptions, Object>> numbers = new LinkedHashMap<>();
        numbers.put("max_op_vls", SmOptions::maxOpVls);
        numbers.put("subnet_timeout", SmOptions::subnetTimeout);
        numbers.put("sm_sl", SmOptions::smSl);
        numbers.put("lash_start_vl", SmOptions::lashStartVl);
        numbers.put("nue_max_num_vls", SmOptions::nueMaxNumVls);
        numbers.put("max_rate_enum", SmOptions::maxRateEnum);
        return numbers;
    }

    static Stream<String> numberNames() {
        return NUMBERS.keySet().stream();
    }

    static Stream<String> switchNames() {
        return SWITCHES.keySet().stream().sorted();
    }

    private static SmOptions lower(String text) {
        return OptionsText.lower(text).value();
    }

    private static void assertOthersAreDefault(String name, SmOptions options) {
        Stream.of(NUMBERS, SWITCHES)
                .flatMap(values -> values.entrySet().stream())
                .filter(value -> !value.getKey().equals(name))
                .forEach(value -> assertEquals(
                        value.getValue().apply(SmOptions.DEFAULTS),
                        value.getValue().apply(options),
                        value.getKey()));
    }

    @ParameterizedTest
    @MethodSource("numberNames")
    void aNumberIsKeptFrom0To255(String name) {
        for (int number : new int[] {0, 1, 7, 9, 254, 255}) {
            SmOptions options = lower(name + " " + number);
            assertEquals(number, NUMBERS.get(name).apply(options));
            assertOthersAreDefault(name, options);
        }
    }

    @ParameterizedTest
    @MethodSource("numberNames")
    void whatDoesNotFitInto8BitsLeavesTheDefault(String name) {
        for (String value :
                List.of("256", "-1", "4294967296", "18446744073709551615", "x", "1x", "08", "0x", "(null)")) {
            assertEquals(SmOptions.DEFAULTS, lower(name + " " + value), value);
        }
    }

    @ParameterizedTest
    @MethodSource("numberNames")
    void theLastNumberThatCanBeReadCounts(String name) {
        assertEquals(12, NUMBERS.get(name).apply(lower(name + " 11\n" + name + " 014\n" + name + " 256\n")));
        assertEquals(13, NUMBERS.get(name).apply(lower(name + " x\n" + name + " 0xd\n")));
    }

    @ParameterizedTest
    @MethodSource("switchNames")
    void aSwitchIsOnWhenItsLastValueIsTrueInCapitals(String name) {
        SmOptions on = lower(name + " FALSE\n" + name + " TRUE\n");
        assertEquals(true, SWITCHES.get(name).apply(on));
        assertOthersAreDefault(name, on);
        for (String value : List.of("FALSE", "True", "true", "TRUE1", "1", "yes", "(null)", "TRUE\n" + name + " no")) {
            assertEquals(false, SWITCHES.get(name).apply(lower(name + " " + value)), value);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            textBlock =
                    """
                    qos_policy_file /a/b.conf                              | /a/b.conf
                    qos_policy_file "/a b.conf"                            | /a b.conf
                    qos_policy_file (null)                                 | -
                    qos_policy_file /a\\nqos_policy_file /b                 | /b
                    qos_policy_file /a\\nqos_policy_file (null)             | -
                    qos_policy_file (null)\\nqos_policy_file /b             | /b
                    """)
    void theLastPolicyFileCountsAndNullUnsetsIt(String text, String file) {
        assertEquals(Optional.ofNullable(file), lower(text.replace("\\n", "\n")).policyFile());
    }

    @Test
    void theDefaultPartitionFileStaysUnlessAnotherIsNamed() {
        assertEquals(
                SmOptions.DEFAULTS.partitionFile(),
                lower("partition_config_file (null)").partitionFile());
        assertEquals("/p", lower("partition_config_file /p").partitionFile());
        assertEquals(
                SmOptions.DEFAULTS.policyFile(),
                lower("partition_config_file /p").policyFile());
    }

    @ParameterizedTest(name = "\"{0}\": {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "minhop|[minhop]",
                "ftree,updn|[ftree, updn]",
                "'ftree, updn'|[ftree, updn]",
                "',,ftree,,updn,'|[ftree, updn]",
                "'\"ftree updn\"'|[ftree, updn]",
                "foo,lash|[lash]",
                "'foo, ftree, Updn'|[ftree]",
                "lash;foo|[]",
                "(null)|[]"
            })
    void routingEnginesAreSeparatedByCommasAndSpaces(String value, String engines) {
        assertEquals(engines, lower("routing_engine " + value).routingEngines().toString());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ar_sl_mask 0x3                                                    | {ar_sl_mask=3}
                    ar_sl_mask 0xffff\\nhbf_sl_mask 1                                 | {ar_sl_mask=65535, hbf_sl_mask=1}
                    ar_sl_mask 1\\nar_sl_mask 2\\nar_sl_mask 0x10000                  | {ar_sl_mask=2}
                    # of congestion control only where that is on
                    congestion_control TRUE\\ncc_ca_cong_setting_control_map 5        | {cc_ca_cong_setting_control_map=5}
                    congestion_control FALSE\\ncc_ca_cong_setting_control_map 5       | {}
                    cc_ca_cong_setting_control_map 5                                  | {}
                    """)
    void masksOfSlsAreThoseOfFeaturesThatAreOn(String text, String masks) {
        assertEquals(masks, new TreeMap<>(lower(text.replace("\\n", "\n")).slMasks()).toString());
    }

    /** A set of QoS options: its prefix, and where it is in the options. */
    private record Set(String prefix, Function<SmOptions, QosOptions> read) {
        @Override
        public String toString() {
            return prefix;
        }
    }

    static Stream<Set> sets() {
        return Stream.of(
                new Set("qos_", SmOptions::general),
                new Set("qos_ca_", options -> options.specific().get(PortKind.CA)),
                new Set("qos_sw0_", options -> options.specific().get(PortKind.SWITCH_PORT_0)),
                new Set("qos_swe_", options -> options.specific().get(PortKind.SWITCH_EXTERNAL)),
                new Set("qos_rtr_", options -> options.specific().get(PortKind.ROUTER)));
    }

    @ParameterizedTest
    @MethodSource("sets")
    void eachSetHasItsOwnFiveOptions(Set set) {
        QosOptions unset = set.read().apply(SmOptions.DEFAULTS);
        assertEquals(
                new QosOptions(
                        OptionalInt.of(3), unset.highLimit(), unset.vlarbHigh(), unset.vlarbLow(), unset.sl2vl()),
                read(set, "max_vls 3"));
        assertEquals(
                new QosOptions(unset.maxVls(), OptionalInt.of(3), unset.vlarbHigh(), unset.vlarbLow(), unset.sl2vl()),
                read(set, "high_limit 3"));
        Optional<List<VlWeight>> table = Optional.of(List.of(new VlWeight(1, 2), new VlWeight(3, 4)));
        assertEquals(
                new QosOptions(unset.maxVls(), unset.highLimit(), table, unset.vlarbLow(), unset.sl2vl()),
                read(set, "vlarb_high 1:2,3:4"));
        assertEquals(
                new QosOptions(unset.maxVls(), unset.highLimit(), unset.vlarbHigh(), table, unset.sl2vl()),
                read(set, "vlarb_low 1:2,3:4"));
        assertEquals(
                Optional.of(List.of(5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
                read(set, "sl2vl 5,6").sl2vl());
    }

    private static QosOptions read(Set set, String option) {
        SmOptions options = lower(set.prefix() + option);
        sets().filter(other -> !other.prefix().equals(set.prefix()))
                .forEach(other -> assertEquals(
                        other.read().apply(SmOptions.DEFAULTS), other.read().apply(options), other.prefix()));
        return set.read().apply(options);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            nullValues = "-",
            value = {"0,-", "1,1", "15,15", "16,-", "255,-", "-1,-", "4294967296,-", "x,-", "017,15", "0xf,15"})
    void maxVlsIs1To15(String value, Integer vls) {
        assertEquals(
                vls == null ? OptionalInt.empty() : OptionalInt.of(vls),
                lower("qos_max_vls " + value).general().maxVls());
    }

    @Test
    void maxVlsThatCannotBeReadLeavesTheOneBeforeButOneOutOfRangeUnsetsIt() {
        assertEquals(
                OptionalInt.of(4),
                lower("qos_max_vls 4\nqos_max_vls x").general().maxVls());
        assertEquals(
                OptionalInt.empty(),
                lower("qos_max_vls 4\nqos_max_vls 16").general().maxVls());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            nullValues = "-",
            value = {"0,0", "255,255", "256,-", "-1,-", "010,8", "0xff,255", "x,0", "(null),0", "7x,7", "4294967296,0"})
    void theHighLimitIs0To255(String value, Integer limit) {
        assertEquals(
                limit == null ? OptionalInt.empty() : OptionalInt.of(limit),
                lower("qos_high_limit " + value).general().highLimit());
    }

    @Test
    void theLastHighLimitCountsEvenWhenItCannotBeRead() {
        assertEquals(
                OptionalInt.of(0),
                lower("qos_high_limit 9\nqos_high_limit x").general().highLimit());
        assertEquals(
                OptionalInt.empty(),
                lower("qos_high_limit 9\nqos_high_limit 256").general().highLimit());
    }

    @ParameterizedTest
    @ValueSource(strings = {"vlarb_high", "vlarb_low", "sl2vl"})
    void theLastTableCountsAndNullUnsetsIt(String table) {
        SmOptions last = lower("qos_" + table + " 1:1\nqos_" + table + " 2:2");
        assertEquals(lower("qos_" + table + " 2:2"), last);
        assertEquals(SmOptions.DEFAULTS, lower("qos_" + table + " 1:1\nqos_" + table + " (null)"));
    }

    @Test
    void theTraceLeadsFromATableToItsLastOption() {
        OptionsFile file = OptionsText.parse("qos_swe_sl2vl 1\nqos_swe_sl2vl 2\n");
        Lowered<SmOptions> lowered = OptionsLowering.lower(file);
        List<Integer> table =
                lowered.value().specific().get(PortKind.SWITCH_EXTERNAL).sl2vl().orElseThrow();
        assertEquals(2, table.get(0));
        assertSame(file.getOptions().get(1), lowered.trace().origin(table).orElseThrow());
        assertSame(file, lowered.trace().origin(lowered.value()).orElseThrow());
        assertTrue(lowered.trace().origin("another value").isEmpty());
    }
}
