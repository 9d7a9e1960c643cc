package org.qos.runtime.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.VlWeight;

class PortTablesTest {

    private static final PortId PORT = new PortId(0xfc6a1c03008a4dc0L, 3);

    @Test
    void areShownAsInOptions() {
        TreeMap<Integer, Long> rows = new TreeMap<>();
        rows.put(2, Sl2VlRow.of(List.of(0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 15)));
        PortTables tables = new PortTables(
                PORT, rows, Optional.of(List.of(new VlWeight(0, 64))), Optional.empty(), OptionalInt.of(4));
        assertEquals(
                "PortTables[0xfc6a1c03008a4dc0/P3, sl2vl 2: 0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,15, high=[0:64], highLimit=4]",
                tables.toString());
    }

    @Test
    void thatStateNothingAreShownWithThePortAlone() {
        PortTables tables =
                new PortTables(PORT, new TreeMap<>(), Optional.empty(), Optional.empty(), OptionalInt.empty());
        assertEquals("PortTables[0xfc6a1c03008a4dc0/P3]", tables.toString());
    }
}
