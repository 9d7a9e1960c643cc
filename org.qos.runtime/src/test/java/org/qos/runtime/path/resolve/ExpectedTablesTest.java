package org.qos.runtime.path.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.Sl2VlRows;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.fabric.VlArbTables;
import org.qos.runtime.option.SlMtus;
import org.qos.runtime.setup.PortTables;
import org.qos.runtime.value.VlWeight;

class ExpectedTablesTest {

    private static final PortId PORT = new PortId(0x5100, 3);
    private static final PortId OTHER = new PortId(0x5100, 4);
    private static final long READ = 0x1111_1111_1111_1111L;
    private static final long STATED = 0x2222_2222_2222_2222L;
    private static final List<VlWeight> HIGH = List.of(new VlWeight(1, 8));
    private static final List<VlWeight> LOW = List.of(new VlWeight(2, 8));

    private final RoutedSubnet subnet = new SmallSubnet().build();

    @Test
    void aRowIsThatOfThePolicyElseThatOfTheSubnetElseThatOfTheOptions() {
        ExpectedTables tables = tables(
                Sl2VlRows.builder().row(PORT, 1, READ).row(PORT, 2, READ).build(),
                Map.of(),
                new PortTables(
                        PORT,
                        new TreeMap<>(Map.of(1, STATED)),
                        Optional.empty(),
                        Optional.empty(),
                        OptionalInt.empty()));
        assertEquals(new ExpectedTables.Row(STATED, TableSource.POLICY), tables.row(PORT, 1));
        assertEquals(new ExpectedTables.Row(READ, TableSource.SUBNET), tables.row(PORT, 2));
        assertEquals(new ExpectedTables.Row(subnet.sl2vl().row(PORT, 0), TableSource.OPTIONS), tables.row(PORT, 0));
        assertEquals(TableSource.OPTIONS, tables.row(OTHER, 1).source());
    }

    @Test
    void eachPartOfTheArbitrationIsFoundByItself() {
        ExpectedTables tables = tables(
                Sl2VlRows.NONE,
                Map.of(
                        PORT, new VlArbTables(Optional.of(HIGH), Optional.of(HIGH), OptionalInt.of(7)),
                        OTHER, new VlArbTables(Optional.empty(), Optional.of(HIGH), OptionalInt.empty())),
                new PortTables(PORT, new TreeMap<>(), Optional.empty(), Optional.of(LOW), OptionalInt.empty()));
        ExpectedTables.Arbitration ofPort = tables.arbitration(NodeType.SWITCH, PORT, 4);
        assertEquals(TableSource.POLICY, ofPort.source());
        assertEquals(LOW, ofPort.tables().vlarbLow());
        assertEquals(HIGH, ofPort.tables().vlarbHigh());
        assertEquals(7, ofPort.tables().highLimit());
        ExpectedTables.Arbitration ofOther = tables.arbitration(NodeType.SWITCH, OTHER, 4);
        assertEquals(TableSource.SUBNET, ofOther.source());
        assertEquals(0, ofOther.tables().highLimit());
        assertEquals(
                TableSource.OPTIONS,
                tables.arbitration(NodeType.CA, new PortId(0xa0, 1), 4).source());
    }

    private ExpectedTables tables(Sl2VlRows rows, Map<PortId, VlArbTables> vlArb, PortTables stated) {
        return new ExpectedTables(
                subnet,
                new SubnetState(subnet.fabric(), ForwardingTables.NONE, Map.of(), rows, vlArb, Map.of()),
                List.of(stated),
                SlMtus.NO_LIMITS);
    }
}
