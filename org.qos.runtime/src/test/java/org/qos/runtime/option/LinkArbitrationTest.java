package org.qos.runtime.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.value.VlWeight;

class LinkArbitrationTest {

    private static final double EXACT = 1e-9;
    private static final int PACKET = 2048;

    @ParameterizedTest
    @CsvSource({
        // weights decide within a table
        "'0:64,1:192', '', 0, 0, 0.25",
        "'0:64,1:192', '', 0, 1, 0.75",
        "'', '0:64,1:192', 0, 1, 0.75",
        // a VL in several entries has them all
        "'0:64,1:64,0:64', '', 0, 0, 0.6666666667",
        // a packet that has begun is finished: 2 and 4 packets, whose part of the weights is 25.4 and 74.6 percent
        "'', '0:33,1:97', 0, 0, 0.3333333333",
        "'0:1', '0:33,1:97', 0, 1, 0.3333333333",
        // a packet each
        "'0:1,1:32', '', 0, 0, 0.5",
        // limit 0 is a packet of each table in turn
        "'0:64', '1:64', 0, 0, 0.5",
        "'0:64', '1:64', 0, 1, 0.5",
        // limit 3 is 12 288 bytes of the high-priority table, then a packet of the low one
        "'0:64', '1:64', 3, 0, 0.8571428571",
        "'0:64', '1:64', 3, 1, 0.1428571429",
        // no limit
        "'0:64', '1:64', 255, 1, 0",
        "'0:64', '1:64', 255, 0, 1",
        // a VL of both tables, and one of none
        "'0:64', '0:64,1:64', 0, 0, 0.75",
        "'0:64', '1:64', 0, 2, 0",
    })
    void part(String high, String low, int limit, int vl, double expected) {
        assertEquals(expected, LinkArbitration.part(tables(high, low, limit), vl, PACKET), EXACT);
    }

    @ParameterizedTest
    @CsvSource({
        // the other VL exceeds its 4096 bytes by a packet less a unit: 4096 / (4096 + 6080)
        "'0:64,1:64', '', 0, 0, 0.4025157233",
        // a packet of each
        "'0:1,1:1', '', 0, 0, 0.5",
        // 32 packets of 64 bytes of the other VL, each followed by a packet of the low-priority table: 2048 / (2048 +
        // 4032 + 33
        // * 2048)
        "'0:32,1:32', '2:1', 0, 0, 0.0278019114",
        // the same with limit 1: a packet of the low-priority table for every 4096 bytes: 2048 / (6080 * 1.5)
        "'0:32,1:32', '2:1', 1, 0, 0.2245614035",
        // the high-priority table exceeds its limit by a packet: 2048 / (2048 + 12 288 + 2048)
        "'0:64', '1:64', 3, 1, 0.125",
        "'0:64', '', 0, 0, 1",
    })
    void worstPart(String high, String low, int limit, int vl, double expected) {
        assertEquals(
                expected, LinkArbitration.worstPart(tables(high, low, limit), vl, VlPackets.ofSize(PACKET)), EXACT);
    }

    @ParameterizedTest
    @CsvSource({
        // turns of 2048 and 4096 bytes, whatever the packets
        "'', '0:32,1:64', 0, 1, 0.6666666667",
        // a burst of one packet of 2048 bytes, then a packet of 4096
        "'0:32', '1:64', 0, 0, 0.3333333333",
        // a burst of 4096 bytes is two packets of VL0
        "'0:32', '1:64', 1, 0, 0.5",
        // VL1 has packets of 4096 bytes, VL2 of 2048: each is after a burst of 4096 bytes
        "'0:32', '1:64,2:32', 1, 1, 0.2857142857",
    })
    void packetsMayHaveASizeForEachVl(String high, String low, int limit, int vl, double expected) {
        VlPackets packets = VlPackets.builder(2048).add(1, 4096).build();

        assertEquals(expected, LinkArbitration.part(tables(high, low, limit), vl, packets), EXACT);
    }

    /** VL0 has packets of 256 and of 4096 bytes, the others of 4096. */
    @ParameterizedTest
    @CsvSource({
        // it sends at least 4096 bytes in its turn, VL1 sends 4096
        "'', '0:64,1:64', 0, 0, 0.5",
        // 15 packets of 256 bytes, then one of 4096: 7936 bytes in a turn of VL0, 4096 of VL1
        "'', '0:64,1:64', 0, 1, 0.3404255319",
        // a turn of less than a packet is 256 bytes at least, and 4096 at most
        "'', '0:1,1:1', 0, 0, 0.0588235294",
        "'', '0:1,1:1', 0, 1, 0.5",
        // VL0 is in the high table: one packet of 256 bytes for each of 4096; or of 4096, and VL1 gets half
        "'0:64', '1:64', 0, 0, 0.0588235294",
        "'0:64', '1:64', 0, 1, 0.5",
        // a burst of 4096 bytes at least, and of 7936 at most
        "'0:64', '1:64', 1, 0, 0.5",
        "'0:64', '1:64', 1, 1, 0.3404255319",
        // VL1 is in the high table: one packet of 4096 bytes for each of VL0, which has 256 bytes at least
        "'1:64', '0:64', 0, 0, 0.0588235294",
        "'1:64', '0:64', 0, 1, 0.5",
        // bursts of VL2, each before a packet: 15 of 256 and one of 4096 bytes of VL0, one of VL1:
        // 4096 / (7936 + 4096 + 17 * 4096)
        "'2:64', '0:64,1:64', 0, 1, 0.0501567398",
    })
    void aVlWithPacketsOfSeveralSizesCountsWithTheMixtureThatIsWorst(
            String high, String low, int limit, int vl, double expected) {
        VlPackets packets = VlPackets.builder(4096).add(0, 256).add(0, 4096).build();

        assertEquals(expected, LinkArbitration.part(tables(high, low, limit), vl, packets), EXACT);
    }

    /**
     * VL0 has packets of 256 bytes, VL1 of 4096: a burst with a limit of 4096 bytes is 15 packets of VL0 and one of VL1, 7936 bytes, each
     * before a packet of 4096 bytes of VL2.
     */
    @Test
    void burstsOfPacketsOfSeveralSizesAreFollowed() {
        VlPackets packets = VlPackets.builder(4096).add(0, 256).build();
        QosTables tables = tables("0:60,1:64", "2:64", 1);

        assertEquals(3840 / (7936 + 4096.0), LinkArbitration.part(tables, 0, packets), EXACT);
        assertEquals(4096 / (7936 + 4096.0), LinkArbitration.part(tables, 2, packets), EXACT);
        assertEquals(7936 / (7936 + 4096.0), LinkArbitration.highPart(tables, packets), EXACT);
    }

    @ParameterizedTest
    @CsvSource({
        // VL0 has 4096 bytes in its turn; VL1 exceeds its 4096 by a packet of 4096 less a unit
        "'', '0:64,1:64', 0, 0, 0.3350785340",
        // VL1 has 4096 bytes; VL0 exceeds its 4096 by a packet of 256 less a unit
        "'', '0:64,1:64', 0, 1, 0.4885496183",
        // after each packet of 256 bytes of VL0 a packet of 4096: 256 / (256 + 4096)
        "'0:64', '1:64', 0, 0, 0.0588235294",
        // VL1 sends one packet of 4096 after each burst, which is one packet of 256
        "'0:64', '1:64', 0, 1, 0.9411764706",
    })
    void theWorstCaseKnowsTheLargestPacketsOfEachVl(String high, String low, int limit, int vl, double expected) {
        VlPackets packets = VlPackets.builder(4096).add(0, 256).build();

        assertEquals(expected, LinkArbitration.worstPart(tables(high, low, limit), vl, packets), EXACT);
    }

    @Test
    void partsMakeUpTheLinkAndTheWorstIsNeverMore() {
        Random random = new Random(20060512);
        for (int i = 0; i < 2000; i++) {
            QosTables tables =
                    new QosTables(random.nextInt(256), random(random), random(random), Collections.nCopies(16, 0));
            double all = IntStream.range(0, 15)
                    .mapToDouble(vl -> LinkArbitration.part(tables, vl, PACKET))
                    .sum();
            boolean any = Stream.concat(tables.vlarbHigh().stream(), tables.vlarbLow().stream())
                    .anyMatch(entry -> entry.weight() > 0);
            assertEquals(any ? 1 : 0, all, EXACT, tables::toString);
            for (int vl = 0; vl < 15; vl++) {
                double worst = LinkArbitration.worstPart(tables, vl, VlPackets.ofSize(PACKET));
                assertTrue(worst >= 0 && worst <= LinkArbitration.part(tables, vl, PACKET), tables::toString);
            }
        }
    }

    private static List<VlWeight> random(Random random) {
        return random.ints(random.nextInt(6), 0, 15 * 256)
                .mapToObj(number -> new VlWeight(number % 15, random.nextInt(3) == 0 ? 0 : number / 15))
                .toList();
    }

    private static QosTables tables(String high, String low, int limit) {
        return new QosTables(limit, entries(high), entries(low), Collections.nCopies(16, 0));
    }

    private static List<VlWeight> entries(String text) {
        return Stream.of(text.split(","))
                .filter(entry -> !entry.isEmpty())
                .map(entry -> entry.split(":"))
                .map(entry -> new VlWeight(Integer.parseInt(entry[0]), Integer.parseInt(entry[1])))
                .toList();
    }
}
