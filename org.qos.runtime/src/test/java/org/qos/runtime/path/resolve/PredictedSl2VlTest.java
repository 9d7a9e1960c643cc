package org.qos.runtime.path.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.qos.runtime.testing.SmallFabric.FABRIC;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.Sl2VlRows;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.QosOptions;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.testing.QosOn;
import org.qos.runtime.value.Sl2VlRow;

/** The SL2VL tables that OpenSM gives ports, by the kind and the operational VLs of the out-port (osm_qos.c). */
class PredictedSl2VlTest {

    /** Every SL of CA ports is on VL1, of router ports on VL2, of ports 0 on VL3, of external ports on VL4. */
    private static final SmOptions BY_KIND = options(Map.of(
            PortKind.CA, onVl(1),
            PortKind.ROUTER, onVl(2),
            PortKind.SWITCH_PORT_0, onVl(3),
            PortKind.SWITCH_EXTERNAL, onVl(4)));

    /** The switch 0x51ff has an enhanced port 0, 0x5200 a base port 0, of whose table OpenSM has a copy of zeros. */
    @ParameterizedTest(name = "from port {1} to {0}: VL {2}")
    @CsvSource(
            textBlock =
                    """
                    0xa0/1,   0, 1
                    0xb0/2,   0, 1
                    0xd0/1,   0, 2
                    0x51ff/0, 0, 3
                    0x51ff/0, 1, 4
                    0x51ff/0, 4, 4
                    0x51ff/1, 0, 4
                    0x51ff/1, 2, 4
                    0x5200/0, 0, 0
                    0x5200/0, 2, 0
                    0x5200/1, 0, 4
                    0xdead/1, 0, 1
                    """)
    void theKindOfTheOutPortDecides(String outPort, int inPort, int vl) {
        PredictedSl2Vl tables = new PredictedSl2Vl(FABRIC, BY_KIND, port -> PortState.UNKNOWN);
        for (int sl = 0; sl < 16; sl++) {
            assertEquals(vl, Sl2VlRow.vl(tables.row(id(outPort), inPort), sl), "SL " + sl);
        }
    }

    /** VLs beyond those of the link wrap; with code 5 they are masked by 15, so that none does; VL15 stays. */
    @ParameterizedTest(name = "operational VLs {0}")
    @CsvSource(
            textBlock =
                    """
                    1, 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 15
                    2, 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 15
                    3, 0 1 2 3 0 1 2 3 0 1 2 3 0 1 2 15
                    4, 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 15
                    5, 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
                    , 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 15
                    """)
    void vlsWrapOntoThoseOfTheLink(Integer vls, String row) {
        PortState state = withVls(vls);
        SmOptions each =
                options(Map.of(PortKind.CA, sl2vl(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))));
        PredictedSl2Vl tables = new PredictedSl2Vl(FABRIC, each, port -> state);
        StringBuilder found = new StringBuilder();
        for (int sl = 0; sl < 16; sl++) {
            found.append(sl == 0 ? "" : " ").append(Sl2VlRow.vl(tables.row(id("0xa0/1"), 0), sl));
        }
        assertEquals(row, found.toString());
    }

    @ParameterizedTest(name = "max_op_vls {0}, VL code {1} of the link")
    @CsvSource({"5, 4, 3", "2, 4, 1", "3, 2, 1", "1, 4, 0", "0, 4, 0", "8, 3, 3", "2, , 1"})
    void maxOpVlsLimitsTheVlsOfALink(int maxOpVls, Integer vls, int vlOfSl3) {
        PortState state = withVls(vls);
        SmOptions limited = SmOptions.DEFAULTS.withTables(maxOpVls, Map.of());
        PredictedSl2Vl tables = new PredictedSl2Vl(FABRIC, limited, port -> state);
        assertEquals(vlOfSl3, Sl2VlRow.vl(tables.row(id("0xa0/1"), 0), 3));
    }

    @Test
    void withoutOptionsSl15IsOnVl7() {
        PredictedSl2Vl tables = new PredictedSl2Vl(FABRIC, SmOptions.DEFAULTS, port -> PortState.UNKNOWN);
        assertEquals(7, Sl2VlRow.vl(tables.row(id("0xa0/1"), 0), 15));
        assertEquals(6, Sl2VlRow.vl(tables.row(id("0xa0/1"), 0), 14));
        assertEquals(0xffff, Sl2VlRow.usable(tables.row(id("0xa0/1"), 0)));
    }

    @ParameterizedTest(name = "row of {0} from {1}")
    @CsvSource(
            textBlock =
                    """
                    1/1, 0, true
                    1/1, 3, true
                    1/1, 1, false
                    1/1, 2, false
                    1/1, 4, false
                    1/2, 0, false
                    2/1, 0, false
                    """)
    void aRowThatWasReadCountsForItsTwoPortsAlone(String outPort, int inPort, boolean read) {
        Sl2VlRows snapshot = Sl2VlRows.builder()
                .row(new PortId(1, 1), 0, 0x10)
                .row(new PortId(1, 1), 3, 0)
                .row(new PortId(1, 1), 3, 0x13)
                .build();
        long expected = 0x10 + inPort;
        assertEquals(read ? Optional.of(expected) : Optional.empty(), snapshot.row(id(outPort), inPort));
        assertEquals(read ? expected : -1, others(-1L).after(snapshot).row(id(outPort), inPort));
    }

    @Test
    void nothingReadLeavesTheOtherTables() {
        Sl2VlTables others = (out, in) -> 5;
        assertEquals(true, Sl2VlRows.NONE.isEmpty());
        assertEquals(others, others.after(Sl2VlRows.NONE));
    }

    private static QosOptions onVl(int vl) {
        return sl2vl(Collections.nCopies(16, vl));
    }

    private static QosOptions sl2vl(List<Integer> vls) {
        return new QosOptions(
                OptionalInt.empty(), OptionalInt.empty(), Optional.empty(), Optional.empty(), Optional.of(vls));
    }

    private static SmOptions options(Map<PortKind, QosOptions> specific) {
        Map<PortKind, QosOptions> kinds = new EnumMap<>(specific);
        return QosOn.USUALLY.tables(QosOptions.NONE, kinds).options();
    }

    private static PortId id(String text) {
        String[] parts = text.split("/");
        return new PortId(Long.decode(parts[0]), Integer.parseInt(parts[1]));
    }

    private static PortState withVls(Integer vls) {
        return vls == null
                ? PortState.UNKNOWN
                : PortState.builder().operationalVls(vls).build();
    }

    private static Sl2VlTables others(long row) {
        return (out, in) -> row;
    }
}
