package org.qos.dsl.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.option.OptionValues.NamedValue;
import org.qos.dsl.option.OptionValues.OutOfRange;

/** The table of options: how a row is read, and what it says of the options that matter for QoS. */
class OptionTableTest {

    @Test
    void aRowHasFiveColumnsAndTheMeaningMayHaveSemicolons() {
        KnownOption option = KnownOption.of("qos_x; int32; limit else unset; (null); One; two; three.");
        assertEquals("qos_x", option.name());
        assertEquals(OptionType.INT32, option.kind());
        assertEquals(Optional.of(ValueForm.LIMIT), option.values().form());
        assertEquals(Optional.of(OutOfRange.UNSET), option.values().outOfRange());
        assertEquals(KnownOption.UNSET, option.standard());
        assertEquals("One; two; three.", option.meaning());
    }

    @Test
    void aKindThatIsNotKnownIsRejected() {
        assertThrows(NoSuchElementException.class, () -> KnownOption.of("a; uint128; -; 0; A."));
    }

    @ParameterizedTest(name = "{0} has no words and {1}")
    @CsvSource({
        "-, none",
        "0..15, 0 to 15",
        "-1..255, -1 to 255",
        "7..7, 7 to 7",
        "0..18446744073, 0 to 18446744073",
        "sl, 0 to 15",
        "lmc, 0 to 7",
        "timeout, 0 to 31",
        "lifetime, 0 to 255",
        "limit, -1 to 255",
        "file, none",
        "policy-file, none",
        "partition-file, none",
        "cct, none",
        "cct-entry, none",
        "port-mask, none",
        "sl2vl, none",
        "vlarb, none"
    })
    void aColumnWithoutNamesMayHaveARange(String column, String range) {
        OptionValues values = OptionValues.of(column);
        assertEquals(List.of(), values.named());
        assertFalse(values.isList());
        assertEquals(range, range(values));
        assertEquals(Optional.empty(), values.outOfRange());
    }

    @ParameterizedTest(name = "{0}: range {1}")
    @CsvSource({
        "1=VL0|2=VL0-1|5=VL0-14, 1 to 5",
        "0|3, 0 to 3",
        "0=off, 0 to 0",
        "TRUE|FALSE, none",
        "0=none|all=all, none",
        "list 1|2, 1 to 2"
    })
    void numberedNamesAreARange(String column, String range) {
        assertEquals(range, range(OptionValues.of(column)));
    }

    @Test
    void wordsHaveAMeaningAfterTheFirstEqualsSign() {
        OptionValues values = OptionValues.of("list minhop=a=b|updn|dor=");
        assertTrue(values.isList());
        assertEquals(
                List.of(new NamedValue("minhop", "a=b"), new NamedValue("updn", ""), new NamedValue("dor", "")),
                values.named());
        assertEquals(Optional.of("a=b"), values.meaning("minhop"));
        assertEquals(Optional.empty(), values.meaning("updn"));
        assertEquals(Optional.empty(), values.meaning("minho"));
        assertEquals(Optional.empty(), values.meaning(""));
    }

    @ParameterizedTest
    @CsvSource({"0..3 else unset, UNSET", "sl else unchecked, UNCHECKED", "1=a|2=b else unchecked, UNCHECKED"})
    void whatOpenSmDoesBeyondARangeFollowsElse(String column, OutOfRange expected) {
        OptionValues values = OptionValues.of(column);
        assertEquals(Optional.of(expected), values.outOfRange());
        assertTrue(values.range().isPresent());
    }

    @ParameterizedTest
    @CsvSource({"0, false", "1, true", "3, true", "5, true", "6, false"})
    void bothEndsOfARangeBelongToIt(long number, boolean inside) {
        assertEquals(inside, new NumberRange(1, 5).contains(number));
    }

    @ParameterizedTest
    @CsvSource({
        "BOOLEAN, false, 0",
        "UINT8, true, 255",
        "UINT16, true, 65535",
        "UINT32, true, 4294967295",
        "UINT64, true, 18446744073709551615",
        "INT32, false, 0",
        "TEXT, false, 0"
    })
    void unsignedKindsAreCheckedAgainstTheirWidth(OptionType kind, boolean checked, String maximum) {
        assertEquals(checked, kind.isChecked());
        assertEquals(maximum, Long.toUnsignedString(kind.maximum()));
    }

    @ParameterizedTest
    @EnumSource
    void titlesOfKindsDiffer(OptionType kind) {
        for (OptionType other : OptionType.values()) {
            assertEquals(kind == other, kind.title().equals(other.title()), kind + " " + other);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    qos                    | BOOLEAN | none      | FALSE
                    max_op_vls             | UINT8   | 1 to 5    | 5
                    sm_sl                  | UINT8   | 0 to 15   | 0
                    lmc                    | UINT8   | 0 to 7    | 0
                    subnet_timeout         | UINT8   | 0 to 31   | 18
                    packet_life_time       | UINT8   | 0 to 255  | 0x12
                    qos_max_vls            | UINT32  | 0 to 15   | 0
                    qos_ca_max_vls         | UINT32  | 0 to 15   | 0
                    qos_swe_max_vls        | UINT32  | 0 to 15   | 0
                    qos_high_limit         | INT32   | -1 to 255 | -1
                    qos_rtr_high_limit     | INT32   | -1 to 255 | -1
                    qos_vlarb_high         | TEXT    | none      | (null)
                    qos_sw0_vlarb_low      | TEXT    | none      | (null)
                    qos_sl2vl              | TEXT    | none      | (null)
                    qos_policy_file        | TEXT    | none      | /etc/opensm/qos-policy.conf
                    partition_config_file  | TEXT    | none      | /etc/opensm/partitions.conf
                    """)
    void optionsOfQosHaveTheirKindRangeAndDefault(String name, OptionType kind, String range, String standard) {
        KnownOption option = KnownOptions.option(name).orElseThrow();
        assertEquals(kind, option.kind());
        assertEquals(range, range(option.values()));
        assertEquals(standard, option.standard());
        assertEquals(Optional.of(kind), KnownOptions.kind(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "QOS", "qos ", "qos_policy", "no_such_option", "max_rate_enum"})
    void otherNamesAreNotThoseOfOpenSm33(String name) {
        assertEquals(Optional.empty(), KnownOptions.option(name));
        assertEquals(Optional.empty(), KnownOptions.kind(name));
    }

    @Test
    void anOptionOfAnotherVersionNamesThatVersion() {
        assertEquals(Optional.of("OpenSM 3.3.24 and NVIDIA OpenSM 5.x"), KnownOptions.otherVersion("max_rate_enum"));
        assertEquals(Optional.of("NVIDIA OpenSM 5.x"), KnownOptions.otherVersion("ar_mode"));
        assertEquals(Optional.empty(), KnownOptions.otherVersion("qos"));
        KnownOptions.otherNames().forEach(name -> assertTrue(name.matches("[a-z0-9_]+"), name));
    }

    @Test
    void namesAreInAlphabeticalOrder() {
        assertEquals(List.copyOf(new TreeSet<>(KnownOptions.names())), new ArrayList<>(KnownOptions.names()));
        assertEquals(List.copyOf(new TreeSet<>(KnownOptions.otherNames())), new ArrayList<>(KnownOptions.otherNames()));
    }

    @Test
    void theFiveSetsOfQosOptionsHaveTheSameMembers() {
        for (String member : List.of("max_vls", "high_limit", "vlarb_high", "vlarb_low", "sl2vl")) {
            KnownOption common = KnownOptions.option("qos_" + member).orElseThrow();
            for (String set : List.of("ca", "sw0", "swe", "rtr")) {
                KnownOption own =
                        KnownOptions.option("qos_" + set + "_" + member).orElseThrow();
                assertEquals(common.kind(), own.kind(), own::name);
                assertEquals(common.values(), own.values(), own::name);
            }
        }
    }

    private static String range(OptionValues values) {
        return values.range().map(range -> range.min() + " to " + range.max()).orElse("none");
    }
}
