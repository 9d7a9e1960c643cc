package org.qos.dsl.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.qos.dsl.lower.testing.LoweredPolicy.hex;
import static org.qos.dsl.lower.testing.LoweredPolicy.openSm;
import static org.qos.dsl.lower.testing.LoweredPolicy.rfc;

import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.lower.testing.OpenSmSections;
import org.qos.dsl.lower.testing.RfcSections;
import org.qos.dsl.lower.testing.ShownValue;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;

/** What each entry of a level sets, in both syntaxes, and which level is the default one. */
class LevelLoweringTest {

    /** What a level sets beyond its name, an SL of 0 too. */
    private static String shown(QosLevel level) {
        return new ShownValue()
                .with("sl", String.valueOf(level.sl()))
                .with(
                        "sn",
                        level.sn().isEmpty()
                                ? ""
                                : Long.toUnsignedString(level.sn().getAsLong()))
                .with("mtu", number(level.mtuLimit()))
                .with("rate", number(level.rateLimit()))
                .with("life", number(level.packetLife()))
                .with("class", number(level.qosClass()))
                .with("tclass", number(level.tclass()))
                .with("bits", hex(level.pathBits()))
                .with("pkey", hex(level.pkeys()))
                .with("use", level.use())
                .toString();
    }

    private static String number(OptionalInt value) {
        return value.isEmpty() ? "" : String.valueOf(value.getAsInt());
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            textBlock =
                    """
                    ''                                   | sl=0
                    sl: 0                                | sl=0
                    sl: 15                               | sl=15
                    sl: 0xf                              | sl=15
                    sl: 017                              | sl=15
                    sl: 08                               | sl=0
                    sl: 31                               | sl=31
                    sl: 255                              | sl=255
                    sl: 256                              | sl=0
                    sl: 511                              | sl=255
                    sl: 18446744073709551615             | sl=255
                    mtu-limit: 1                         | sl=0 mtu=1
                    mtu-limit: 5                         | sl=0 mtu=5
                    mtu-limit: 2048                      | sl=0 mtu=2048
                    rate-limit: 2                        | sl=0 rate=2
                    rate-limit: 24                       | sl=0 rate=24
                    packet-life: 0                       | sl=0 life=0
                    packet-life: 63                      | sl=0 life=63
                    packet-life: 64                      | sl=0 life=64
                    packet-life: 255                     | sl=0 life=255
                    packet-life: 256                     | sl=0 life=0
                    packet-life: 300                     | sl=0 life=44
                    path-bits: 0                         | sl=0 bits=0
                    path-bits: 7-4,127                   | sl=0 bits=4-7,7f
                    path-bits: 1/path-bits: 2            | sl=0 bits=1-2
                    pkey: 0x8001                         | sl=0 pkey=1
                    pkey: 0x7fff,0xffff                  | sl=0 pkey=7fff
                    pkey: 1/pkey: 3                      | sl=0 pkey=1,3
                    use: gold, and silver                | sl=0 use=gold, and silver
                    use: sl: 3                           | sl=0 use=sl: 3
                    sl: 3 mtu-limit: 4 rate-limit: 5     | sl=3 mtu=4 rate=5
                    """)
    void entriesOfTheOpenSmSyntax(String entries, String level) {
        assertEquals(
                level,
                shown(openSm(OpenSmSections.levels("name: L/" + entries))
                        .levels()
                        .get(0)));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            textBlock =
                    """
                    ''                                           | sl=0
                    <sl>0</sl>                                   | sl=0
                    <sl>15</sl>                                  | sl=15
                    <sl>0xF</sl>                                 | sl=15
                    <sn>0</sn>                                   | sl=0 sn=0
                    <sn>0x10</sn>                                | sl=0 sn=16
                    <sn>18446744073709551615</sn>                | sl=0 sn=18446744073709551615
                    <mtu-limit>5</mtu-limit>                     | sl=0 mtu=5
                    <mtu_limit>1</mtu_limit>                     | sl=0 mtu=1
                    <rate-limit>24</rate-limit>                  | sl=0 rate=24
                    <rate_limit>2</rate_limit>                   | sl=0 rate=2
                    <packet-life>63</packet-life>                | sl=0 life=63
                    <packet_life>0</packet_life>                 | sl=0 life=0
                    <packet-life>300</packet-life>               | sl=0 life=300
                    <qos-class>4095</qos-class>                  | sl=0 class=4095
                    <qos_class>0</qos_class>                     | sl=0 class=0
                    <tclass>255</tclass>                         | sl=0 tclass=255
                    <path-bits>0-127</path-bits>                 | sl=0 bits=0-7f
                    <path_bits>4, 2-3</path_bits>                | sl=0 bits=2-4
                    <pkey>0x8001,0x1</pkey>                      | sl=0 pkey=1
                    <pkey>0x7fff-0x8000</pkey>                   | sl=0 pkey=0,7fff
                    <use> R&amp;D, east </use>                   | sl=0 use=R&D, east
                    <sl>3</sl><sn>2</sn><rate-limit>5</rate-limit> | sl=3 sn=2 rate=5
                    """)
    void elementsOfTheRfcSyntax(String elements, String level) {
        assertEquals(
                level,
                shown(rfc(RfcSections.levels("<name>L</name>" + elements))
                        .levels()
                        .get(0)));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    <name>Gold</name><sn>1</sn>         | Gold
                    <name> Gold  level </name>          | Gold  level
                    <sn>1</sn>                          | 1
                    <sn>0x10</sn>                       | 16
                    <sn>18446744073709551615</sn>       | 18446744073709551615
                    <sl>1</sl>                          | ''
                    """)
    void aLevelOfTheRfcSyntaxIsReportedByItsNameElseItsNumber(String elements, String name) {
        Policy policy = rfc(RfcSections.levels(elements));
        assertEquals(name, policy.levels().get(0).name());
    }

    private static String rfcLevels(String names) {
        return RfcSections.levels(Stream.of(names.split(" "))
                .map(name -> name.matches("\\d+") ? "<sn>" + name + "</sn>" : "<name>" + name + "</name>")
                .map(name -> name + "<sl>1</sl>")
                .toArray(String[]::new));
    }

    @ParameterizedTest(name = "of {0} level {1} is the default")
    @CsvSource({
        "DEFAULT, 0",
        "default, 0",
        "a DeFault, 1",
        "a DEFAULT default, 1",
        "0, 0",
        "1 0, 1",
        "0 DEFAULT, 1",
        "DEFAULT 0, 0",
        "1 0 0, 1",
        "DEFAULTS 0, 1"
    })
    void theDefaultLevelOfTheRfcSyntaxIsTheFirstNamedSoElseNumber0(String names, int index) {
        Policy policy = rfc(rfcLevels(names));
        assertSame(policy.levels().get(index), policy.defaultLevel());
    }

    @ParameterizedTest
    @CsvSource({"1", "a", "1 2 3", "DEFAULTS"})
    void withoutOneTheDefaultLevelOfTheRfcSyntaxIsAddedAtTheEnd(String names) {
        Policy policy = rfc(rfcLevels(names));
        assertEquals(names.split(" ").length + 1, policy.levels().size());
        assertSame(policy.levels().get(policy.levels().size() - 1), policy.defaultLevel());
        assertEquals(QosLevel.ofSl("DEFAULT", 0), policy.defaultLevel());
    }

    @ParameterizedTest(name = "{0}, lines {1}: {2}, {3} levels")
    @CsvSource(
            nullValues = "-",
            textBlock =
                    """
                    DEFAULT,   -,   DEFAULT 1,                2
                    Default,   -,   Default 1,                2
                    DEFAULT,   3,   DEFAULT 1,                2
                    a,         3,   SimpleQoSLevel_DEFAULT 3, 3
                    a,         3 4, SimpleQoSLevel_DEFAULT 4, 3
                    a,         -,   DEFAULT 0,                3
                    """)
    void theDefaultLevelOfTheOpenSmSyntaxIsTheNamedOneElseTheLastDefaultLine(
            String name, String lines, String level, int levels) {
        String ulps = lines == null
                ? ""
                : OpenSmSections.ulps(
                        Stream.of(lines.split(" ")).map(sl -> "default: " + sl).toArray(String[]::new));
        Policy policy = openSm(OpenSmSections.levels("name: first/sl: 9", "name: " + name + "/sl: 1") + ulps);
        assertEquals(
                level,
                policy.defaultLevel().name() + " " + policy.defaultLevel().sl());
        assertEquals(levels, policy.levels().size());
    }
}
