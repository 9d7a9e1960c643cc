package org.qos.analysis.decision;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.runtime.match.GuidSet;
import org.qos.runtime.match.PortSet;
import org.qos.runtime.policy.Ranges;

class PortPartitionTest {

    private static final int PORTS = 300;
    private static final long SEED = 20261127;

    /** The numbers of classes come to and over the sizes of the arrays, which double from 16 on. */
    @ParameterizedTest
    @ValueSource(ints = {1, 4, 5, 6, 14, 15, 16, 17, 30, 31, 32, 33, 63, 64, 65, 130})
    void portsAreOfOneClassIfTheSameGroupsHaveThem(int groups) {
        Random random = new Random(SEED + groups);
        long[] ports = LongStream.rangeClosed(1, PORTS).toArray();
        List<PortSet> members = Stream.<PortSet>generate(() -> some(random, ports, groups))
                .limit(groups)
                .toList();

        PortPartition partition = PortPartition.of(members, ports);

        AxisValues values = partition.values();
        for (int group = 0; group < groups; group++) {
            PortSet expected = members.get(group);
            ClassSet classes = partition.classes().get(group);
            assertArrayEquals(
                    LongStream.of(ports).filter(expected::contains).toArray(),
                    LongStream.of(ports)
                            .filter(port -> classes.contains(values.classOf(port)))
                            .toArray(),
                    "seed " + SEED + ", group " + group);
        }
        long different = LongStream.of(ports)
                .mapToObj(port -> IntStream.range(0, groups)
                        .filter(group -> members.get(group).contains(port))
                        .boxed()
                        .toList())
                .filter(list -> !list.isEmpty())
                .distinct()
                .count();
        assertEquals(different + 1, values.count());
    }

    /** Fewer ports in each group when there are many, so that single ports and large classes are left. */
    private static GuidSet some(Random random, long[] ports, int groups) {
        double part = random.nextDouble() * 4 / (groups + 4);
        return new GuidSet(
                Ranges.ofValues(LongStream.of(ports)
                        .filter(port -> random.nextDouble() < part)
                        .toArray()),
                true);
    }
}
