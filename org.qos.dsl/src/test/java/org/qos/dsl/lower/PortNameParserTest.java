package org.qos.dsl.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.runtime.policy.PortName;

/** Where a port name is divided into a node and a port number, in each syntax. */
class PortNameParserTest {

    @ParameterizedTest(name = "{0}: port {2} of {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    host/P1             | host           | 1
                    host/p1             | host           | 1
                    host/P9             | host           | 9
                    host/P36            | host           | 36
                    host/P254           | host           | 254
                    host/P999           | host           | 999
                    vs1/HCA-1/P2        | vs1/HCA-1      | 2
                    rack/row/host/P2    | rack/row/host  | 2
                    host/P1/P2          | host/P1        | 2
                    leaf one/P7         | leaf one       | 7
                    /P7                 | ''             | 7
                    """)
    void bothSyntaxesDivideAtTheLastSlash(String written, String node, int port) {
        assertEquals(
                Optional.of(new PortName(node, port, PortName.Reading.FIRST_TWO_WORDS)), PortNameParser.rfc(written));
        assertEquals(
                Optional.of(new PortName(node, port, PortName.Reading.DESCRIPTION)), PortNameParser.openSm(written));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "host", "host/", "host/1", "host/P", "host/P0", "host/Px", "P1", "host/P1/", "host/Q1"})
    void withoutASlashAPAndAPortNumberItNamesNoPort(String written) {
        assertEquals(Optional.empty(), PortNameParser.rfc(written));
        assertEquals(Optional.empty(), PortNameParser.openSm(written));
    }

    @ParameterizedTest(name = "{0}: port {1}")
    @CsvSource(
            textBlock =
                    """
                    host/P01,         1
                    host/P010,        8
                    host/P0x10,       16
                    host/P1000,       1000
                    host/P1x,         1
                    host/P1.5,        1
                    host/P-4294967295, 1
                    host/P2147483647, 2147483647
                    host/P4294967295, 2147483647
                    host/P4294967297, 1
                    """)
    void onlyOpenSmTakesAnyNumberOfC(String written, int port) {
        assertEquals(Optional.of(port), PortNameParser.openSm(written).map(PortName::port));
        assertEquals(Optional.empty(), PortNameParser.rfc(written));
    }

    @ParameterizedTest
    @ValueSource(strings = {"host/P00", "host/P0x0", "host/P08", "host/P4294967296"})
    void aNumberThatIsKeptAs0NamesNoPort(String written) {
        assertEquals(Optional.empty(), PortNameParser.openSm(written));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\nb/P1", "a\tb/P1"})
    void aNodeMayContainAnyWhitespace(String written) {
        assertEquals(
                Optional.of(written.substring(0, 3)),
                PortNameParser.openSm(written).map(PortName::node));
    }
}
