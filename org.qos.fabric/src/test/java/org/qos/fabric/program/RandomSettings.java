package org.qos.fabric.program;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.qos.runtime.fabric.VlArbTables;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlWeight;

/**
 * Random tables of a port.
 *
 * @param random the source of randomness
 * @param rows how many rows the SL2VL table has
 * @param vls how many data VLs the port has
 * @param high the entries of the high-priority table
 * @param low the entries of the low-priority table
 */
record RandomSettings(Random random, int rows, int vls, int high, int low) {

    static RandomSettings of(Random random) {
        int vls = 1 << random.nextInt(4);
        return new RandomSettings(
                random,
                1 + random.nextInt(4),
                vls,
                1 + random.nextInt(8),
                random.nextInt(4) == 0 ? 40 : 1 + random.nextInt(8));
    }

    int entries() {
        return high + low;
    }

    PortSettings next() {
        NavigableMap<Integer, Long> table = new TreeMap<>();
        for (int inPort = 0; inPort < rows; inPort++) {
            table.put(inPort, row());
        }
        return new PortSettings(
                table,
                Arbitration.of(
                        new VlArbTables(Optional.of(table(high)), Optional.of(table(low)), OptionalInt.empty())));
    }

    private long row() {
        return Sl2VlRow.of(IntStream.range(0, 16)
                .mapToObj(sl -> random.nextInt(10) == 0 ? Vl.DROP : random.nextInt(vls))
                .toList());
    }

    private List<VlWeight> table(int entries) {
        List<VlWeight> table = new ArrayList<>();
        for (int i = 0; i < entries; i++) {
            table.add(new VlWeight(random.nextInt(vls), random.nextBoolean() ? 0 : random.nextInt(256)));
        }
        return table;
    }
}
