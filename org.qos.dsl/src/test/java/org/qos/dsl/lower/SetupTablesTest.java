package org.qos.dsl.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.qos.dsl.lower.testing.LoweredPolicy.hex;
import static org.qos.dsl.lower.testing.LoweredPolicy.names;
import static org.qos.dsl.lower.testing.LoweredPolicy.openSm;
import static org.qos.dsl.lower.testing.LoweredPolicy.rfc;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.lower.testing.OpenSmSections;
import org.qos.dsl.lower.testing.RfcSections;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.value.VlWeight;

/** The tables, limits and port numbers of qos-setup, at the edges of what they may contain. */
class SetupTablesTest {

    private static final String OPENSM_GROUPS = OpenSmSections.groups("A", "B", "C");

    private static final String RFC_GROUPS = RfcSections.groups("A", "B", "C");

    private static final String TABLE = "0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15";

    private static VlArbScope openSmArbitration(String entries) {
        return openSm(OPENSM_GROUPS + OpenSmSections.vlArb(entries))
                .setup()
                .vlArb()
                .get(0);
    }

    private static VlArbScope rfcArbitration(String elements) {
        return rfc(RFC_GROUPS + RfcSections.vlArb(elements)).setup().vlArb().get(0);
    }

    private static Sl2VlScope openSmMapping(String entries) {
        return openSm(OPENSM_GROUPS + OpenSmSections.sl2vl(entries))
                .setup()
                .sl2vl()
                .get(0);
    }

    private static Sl2VlScope rfcMapping(String elements) {
        return rfc(RFC_GROUPS + RfcSections.sl2vl(elements + "<sl2vl-table>" + TABLE + "</sl2vl-table>"))
                .setup()
                .sl2vl()
                .get(0);
    }

    private static String shown(List<VlWeight> weights) {
        return weights.stream().map(VlWeight::toString).collect(Collectors.joining(","));
    }

    private static String shown(PortNumbers numbers) {
        return numbers.all() ? "*" : hex(numbers.numbers());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    0:0                             | 0:0
                    14:255                          | 14:255
                    0:1,0:2                         | 0:1,0:2
                    0x1:0xff                        | 1:255
                    15:1                            | ''
                    0:256                           | ''
                    0:1,15:1,1:256,2:2              | 0:1,2:2
                    0:18446744073709551615          | ''
                    18446744073709551615:0          | ''
                    """)
    void entriesWithAVlOrAWeightOutOfRangeAreLeftOutInBothSyntaxes(String list, String entries) {
        assertEquals(entries, shown(openSmArbitration("vlarb-high: " + list).high()));
        assertEquals(entries, shown(openSmArbitration("vlarb-low: " + list).low()));
        assertEquals(
                entries,
                shown(rfcArbitration("<vlarb-high>" + list + "</vlarb-high>").high()));
        assertEquals(
                entries,
                shown(rfcArbitration("<vlarb-low>" + list + "</vlarb-low>").low()));
    }

    @Test
    void highAndLowTablesAreApart() {
        VlArbScope written = openSmArbitration("vlarb-high: 1:1/vlarb-low: 2:2");
        assertEquals("1:1 2:2", shown(written.high()) + " " + shown(written.low()));
        VlArbScope elements = rfcArbitration("<vlarb_low>2:2</vlarb_low><vlarb_high>1:1</vlarb_high>");
        assertEquals("1:1 2:2", shown(elements.high()) + " " + shown(elements.low()));
        assertEquals("", shown(openSmArbitration("vlarb-low: 2:2").high()));
        assertEquals("", shown(openSmArbitration("vlarb-high: 2:2").low()));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            nullValues = "-",
            value = {"0,0", "10,10", "255,255", "256,-", "18446744073709551615,-"})
    void theHighLimitFitsInto8Bits(String written, Integer limit) {
        OptionalInt expected = limit == null ? OptionalInt.empty() : OptionalInt.of(limit);
        assertEquals(expected, openSmArbitration("vl-high-limit: " + written).highLimit());
        assertEquals(
                expected,
                rfcArbitration("<vl-high-limit>" + written + "</vl-high-limit>").highLimit());
    }

    @Test
    void theLastHighLimitCounts() {
        assertEquals(
                OptionalInt.of(7),
                openSmArbitration("vl-high-limit: 300/vl-high-limit: 7").highLimit());
        assertEquals(
                OptionalInt.empty(),
                openSmArbitration("vl-high-limit: 7/vl-high-limit: 300").highLimit());
    }

    @ParameterizedTest(name = "{0}: group {1}, across-to {2}, across-from {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    group: A                                | A   | ''    | ''
                    group: A,B                              | A,B | ''    | ''
                    group: B/group: A                       | B,A | ''    | ''
                    across: A                               | ''  | A     | ''
                    across-to: A                            | ''  | A     | ''
                    across-from: A                          | ''  | ''    | A
                    across-to: B/across: A                  | ''  | A,B   | ''
                    across: A/across-to: B/across-from: C   | ''  | A,B   | C
                    group: C/across-from: A,B               | C   | ''    | A,B
                    group: nobody                           | ''  | ''    | ''
                    group: nobody,A                         | A   | ''    | ''
                    """)
    void groupsOfAMappingScope(String entries, String groups, String acrossTo, String acrossFrom) {
        Sl2VlScope scope = openSmMapping(entries + "/sl2vl-table: " + TABLE);
        assertEquals(groups, String.join(",", names(scope.groups())));
        assertEquals(acrossTo, String.join(",", names(scope.acrossTo())));
        assertEquals(acrossFrom, String.join(",", names(scope.acrossFrom())));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    *         | *
                    0         | 0
                    1-4       | 1-4
                    3,1-2     | 1-3
                    5,7-9     | 5,7-9
                    254       | fe
                    """)
    void portNumbersOfScopes(String list, String numbers) {
        String table = "/sl2vl-table: " + TABLE;
        assertEquals(numbers, shown(openSmMapping("from: " + list + table).from()));
        assertEquals("*", shown(openSmMapping("from: " + list + table).to()));
        assertEquals(numbers, shown(openSmMapping("to: " + list + table).to()));
        assertEquals("*", shown(openSmMapping("to: " + list + table).from()));
        assertEquals(numbers, shown(rfcMapping("<from>" + list + "</from>").from()));
        assertEquals(numbers, shown(rfcMapping("<to>" + list + "</to>").to()));
        assertEquals(numbers, shown(rfcArbitration("<to>" + list + "</to>").to()));
    }

    @Test
    void anAsteriskAmongNumbersIsAllPortsInTheRfcSyntax() {
        assertEquals("*", shown(rfcMapping("<from>1,*</from>").from()));
        assertEquals("*", shown(rfcMapping("<to>*,1</to>").to()));
        assertEquals("*", shown(rfcArbitration("<to>1,*,2</to>").to()));
    }

    @Test
    void aTableKeepsItsNumbersInOrder() {
        assertEquals(
                List.of(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0),
                openSmMapping("group: A/sl2vl-table: 15,14,13,12,11,10,9,8,7,6,5,4,3,2,1,0")
                        .vls());
    }

    @Test
    void scopesKeepTheirOrderOverSeveralSections() {
        assertEquals(
                List.of(List.of("B"), List.of("A")),
                openSm(OPENSM_GROUPS + mapping("B") + mapping("A")).setup().sl2vl().stream()
                        .map(scope -> names(scope.groups()))
                        .toList());
    }

    private static String mapping(String group) {
        return OpenSmSections.sl2vl("group: " + group + "/sl2vl-table: " + TABLE);
    }
}
