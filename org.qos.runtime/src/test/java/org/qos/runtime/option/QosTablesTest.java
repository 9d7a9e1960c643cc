package org.qos.runtime.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.qos.runtime.testing.QosOn;
import org.qos.runtime.value.VlWeight;

class QosTablesTest {

    private static final PortVlCapabilities EIGHT_VLS = new PortVlCapabilities(4, 4, 8, 8);
    private static final List<Integer> ALL_VL2 = Collections.nCopies(16, 2);

    @Test
    void builtInTablesOnAPortOfEightVls() {
        QosTables tables = SmOptions.DEFAULTS.effective(PortKind.CA).on(EIGHT_VLS);
        assertEquals("0:4,1:0,2:0,3:0,4:0,5:0,6:0,7:0", text(tables.vlarbHigh()));
        assertEquals("0:0,1:4,2:4,3:4,4:4,5:4,6:4,7:4", text(tables.vlarbLow()));
        assertEquals(List.of(0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7), tables.sl2vl());
        assertEquals(0, tables.highLimit());
    }

    @Test
    void eachValueComesFromTheKindElseFromTheGeneralSetElseBuiltIn() {
        QosOptions general = new QosOptions(
                OptionalInt.empty(), OptionalInt.of(7), Optional.empty(), Optional.empty(), Optional.of(ALL_VL2));
        QosOptions ca = new QosOptions(
                OptionalInt.empty(),
                OptionalInt.of(9),
                Optional.of(List.of(new VlWeight(1, 64))),
                Optional.empty(),
                Optional.empty());
        SmOptions options = options(general, Map.of(PortKind.CA, ca));
        assertEquals(9, options.effective(PortKind.CA).highLimit());
        assertEquals("1:64", text(options.effective(PortKind.CA).vlarbHigh()));
        assertEquals(ALL_VL2, options.effective(PortKind.CA).sl2vl());
        assertEquals(7, options.effective(PortKind.SWITCH_EXTERNAL).highLimit());
        assertEquals(
                QosOptions.BUILT_IN.vlarbLow().orElseThrow(),
                options.effective(PortKind.ROUTER).vlarbLow());
    }

    @Test
    void vlsBeyondThePortsWrapButVl15Drops() {
        QosTables wanted = new QosTables(
                0,
                List.of(new VlWeight(9, 5)),
                List.of(),
                List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
        assertEquals(
                List.of(0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 15),
                wanted.on(new PortVlCapabilities(3, 3, 8, 8)).sl2vl());
        assertEquals(0, wanted.on(new PortVlCapabilities(4, 1, 8, 8)).sl2vl().get(14));
        assertEquals(14, wanted.on(new PortVlCapabilities(5, 5, 8, 8)).sl2vl().get(14));
        assertEquals("1:5", text(wanted.on(new PortVlCapabilities(4, 4, 1, 1)).vlarbHigh()));
    }

    @Test
    void entriesBeyondTheCapacityAreDropped() {
        QosTables tables = SmOptions.DEFAULTS.effective(PortKind.CA).on(new PortVlCapabilities(5, 5, 3, 0));
        assertEquals("0:4,1:0,2:0", text(tables.vlarbHigh()));
        assertEquals("", text(tables.vlarbLow()));
    }

    @Test
    void secondBlockIsFilledUnlessTheCapacityIs64() {
        QosTables wanted = new QosTables(0, full(), full(), ALL_VL2);
        QosTables tables = wanted.on(new PortVlCapabilities(5, 5, 40, 64));
        assertEquals(40, tables.vlarbHigh().size());
        assertEquals(new VlWeight(39 % 15, 39), tables.vlarbHigh().get(39));
        assertEquals(new VlWeight(31 % 15, 31), tables.vlarbLow().get(31));
        assertEquals(
                List.of(new VlWeight(0, 0)),
                tables.vlarbLow().subList(32, 64).stream().distinct().toList());
    }

    @Test
    void portWithVl0OnlyHasNoArbitration() {
        QosTables tables = new QosTables(200, full(), full(), ALL_VL2).on(new PortVlCapabilities(1, 1, 8, 8));
        assertEquals(new QosTables(0, List.of(), List.of(), Collections.nCopies(16, 0)), tables);
    }

    @Test
    void impossiblePortsAndSetsAreRejected() {
        assertThrows(IllegalArgumentException.class, () -> new PortVlCapabilities(0, 1, 8, 8));
        assertThrows(IllegalArgumentException.class, () -> new PortVlCapabilities(5, 6, 8, 8));
        assertThrows(IllegalArgumentException.class, () -> new PortVlCapabilities(5, 5, 65, 8));
        assertThrows(IllegalArgumentException.class, () -> set(Optional.of(List.of(1, 2))));
    }

    private static QosOptions set(Optional<List<Integer>> sl2vl) {
        return new QosOptions(OptionalInt.empty(), OptionalInt.empty(), Optional.empty(), Optional.empty(), sl2vl);
    }

    private static SmOptions options(QosOptions general, Map<PortKind, QosOptions> specific) {
        return QosOn.USUALLY.tables(general, specific).options();
    }

    private static List<VlWeight> full() {
        return IntStream.range(0, 64).mapToObj(i -> new VlWeight(i % 15, i)).toList();
    }

    private static String text(List<VlWeight> table) {
        return table.stream().map(VlWeight::toString).collect(Collectors.joining(","));
    }
}
