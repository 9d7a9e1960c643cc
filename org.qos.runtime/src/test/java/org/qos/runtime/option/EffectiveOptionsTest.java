package org.qos.runtime.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.qos.runtime.testing.QosOn;
import org.qos.runtime.value.VlWeight;

/** Which value counts for a kind of ports, what a port gets of it, and what a VL gets of the weights (osm_qos.c). */
class EffectiveOptionsTest {

    private static final long SEED = 20_061_205L;

    /** Each of the four values by itself: set for the kind, for all ports, or not at all. */
    @ParameterizedTest
    @EnumSource
    void aValueIsThatOfTheKindElseTheGeneralOneElseBuiltIn(PortKind kind) {
        Random random = new Random(SEED + kind.ordinal());
        for (int round = 0; round < 100; round++) {
            QosOptions own = some(random, 1);
            QosOptions general = some(random, 2);
            Map<PortKind, QosOptions> specific = new EnumMap<>(PortKind.class);
            for (PortKind each : PortKind.values()) {
                specific.put(each, each == kind ? own : some(random, 3));
            }
            QosTables found = options(general, specific).effective(kind);
            String about = "seed " + (SEED + kind.ordinal()) + ", round " + round;
            assertEquals(own.highLimit().orElse(general.highLimit().orElse(0)), found.highLimit(), about);
            assertEquals(
                    first(own.vlarbHigh(), general.vlarbHigh(), QosOptions.BUILT_IN.vlarbHigh()),
                    found.vlarbHigh(),
                    about);
            assertEquals(
                    first(own.vlarbLow(), general.vlarbLow(), QosOptions.BUILT_IN.vlarbLow()), found.vlarbLow(), about);
            assertEquals(first(own.sl2vl(), general.sl2vl(), QosOptions.BUILT_IN.sl2vl()), found.sl2vl(), about);
        }
    }

    @Test
    void theBuiltInTablesAreThoseOfTheHeader() {
        assertEquals(
                "[0:4, 1:0, 2:0, 3:0, 4:0, 5:0, 6:0, 7:0, 8:0, 9:0, 10:0, 11:0, 12:0, 13:0, 14:0]",
                QosOptions.BUILT_IN.vlarbHigh().orElseThrow().toString());
        assertEquals(
                "[0:0, 1:4, 2:4, 3:4, 4:4, 5:4, 6:4, 7:4, 8:4, 9:4, 10:4, 11:4, 12:4, 13:4, 14:4]",
                QosOptions.BUILT_IN.vlarbLow().orElseThrow().toString());
        assertEquals(OptionalInt.of(15), QosOptions.BUILT_IN.maxVls());
        assertEquals(QosOptions.BUILT_IN, QosOptions.NONE.or(QosOptions.BUILT_IN));
        assertEquals(QosOptions.BUILT_IN, QosOptions.BUILT_IN.or(QosOptions.NONE));
    }

    /** Capacity, entries of the table, and the numbers of those that are written; the others are 0:0. */
    @ParameterizedTest(name = "capacity {0}, {1} entries: {2} written")
    @CsvSource({
        "0, 8, 0",
        "1, 8, 1",
        "8, 8, 8",
        "8, 3, 3",
        "32, 64, 32",
        "33, 64, 33",
        "63, 64, 63",
        "64, 64, 32",
        "64, 10, 10",
        "40, 0, 0"
    })
    void anArbitrationTableIsCutToTheCapacity(int capacity, int entries, int written) {
        List<VlWeight> table = Collections.nCopies(entries, new VlWeight(3, 7));
        QosTables found = new QosTables(9, table, table, Collections.nCopies(16, 0))
                .on(new PortVlCapabilities(5, 5, capacity, capacity));
        assertEquals(capacity, found.vlarbHigh().size());
        assertEquals(found.vlarbHigh(), found.vlarbLow());
        assertEquals(9, found.highLimit());
        assertEquals(
                written,
                found.vlarbHigh().stream().filter(new VlWeight(3, 7)::equals).count());
        assertEquals(capacity - written, Collections.frequency(found.vlarbHigh(), new VlWeight(0, 0)));
    }

    /** VLCap decides whether there is arbitration, the operational VLs how VLs wrap. */
    @ParameterizedTest(name = "VLCap {0}, operational VLs {1}: {2}, VL of SL 9 {3}")
    @CsvSource({
        "1, 1, '[]', 0",
        "1, 5, '[]', 9",
        "2, 1, '[0:1, 0:2]', 0",
        "5, 2, '[1:1, 0:2]', 1",
        "5, 3, '[1:1, 2:2]', 1",
        "5, 4, '[5:1, 6:2]', 1",
        "5, 5, '[13:1, 14:2]', 9"
    })
    void vlsWrapOntoTheOperationalOnes(int vlCap, int operational, String high, int vl) {
        List<Integer> sl2vl = List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
        List<VlWeight> table = List.of(new VlWeight(13, 1), new VlWeight(14, 2));
        QosTables found =
                new QosTables(9, table, List.of(), sl2vl).on(new PortVlCapabilities(vlCap, operational, 2, 0));
        assertEquals(high, found.vlarbHigh().toString());
        assertEquals(vl, found.sl2vl().get(9));
        assertEquals(15, found.sl2vl().get(15));
        assertEquals(vlCap == 1 ? 0 : 9, found.highLimit());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    0 | 1 | 0  | 0  | VLCap is 0, not 1 to 5
                    6 | 1 | 0  | 0  | VLCap is 6, not 1 to 5
                    1 | 0 | 0  | 0  | OperationalVLs is 0, not 1 to 5
                    1 | 6 | 0  | 0  | OperationalVLs is 6, not 1 to 5
                    1 | 1 | -1 | 0  | VLArbitrationHighCap is -1, not 0 to 64
                    1 | 1 | 65 | 0  | VLArbitrationHighCap is 65, not 0 to 64
                    1 | 1 | 0  | 65 | VLArbitrationLowCap is 65, not 0 to 64
                    """)
    void capabilitiesOutOfRangeAreNamed(int vlCap, int operational, int high, int low, String message) {
        Exception refused = assertThrows(
                IllegalArgumentException.class, () -> new PortVlCapabilities(vlCap, operational, high, low));
        assertEquals(message, refused.getMessage());
    }

    @ParameterizedTest(name = "{0} of {1}, {2}: {3} and {4}")
    @CsvSource({
        "0, 0:1 1:3, 2:5, 0.25, 0, false",
        "1, 0:1 1:3, 1:5, 0.75, 1, false",
        "2, 0:1, 2:0 3:4, 0, 0, true",
        "3, 0:1, 3:4 3:4 5:8, 0, 0.5, false",
        "0, 0:0, 0:0, 0, 0, true",
        "7, '', '', 0, 0, true",
        "0, 0:255 0:255, '', 1, 0, false"
    })
    void aVlHasThePartOfItsWeights(int vl, String high, String low, double ofHigh, double ofLow, boolean starved) {
        QosTables tables = new QosTables(0, weights(high), weights(low), List.of());
        VlBandwidthShare share = VlBandwidthShare.of(tables, vl);
        assertEquals(new VlBandwidthShare(vl, ofHigh, ofLow), share);
        assertEquals(starved, share.isStarved());
    }

    private static List<VlWeight> weights(String text) {
        List<VlWeight> weights = new ArrayList<>();
        for (String entry : text.split(" ")) {
            if (!entry.isEmpty()) {
                String[] parts = entry.split(":");
                weights.add(new VlWeight(Integer.parseInt(parts[0]), Integer.parseInt(parts[1])));
            }
        }
        return weights;
    }

    private static <T> T first(Optional<T> own, Optional<T> general, Optional<T> builtIn) {
        return own.orElse(general.orElse(builtIn.orElseThrow()));
    }

    private static QosOptions some(Random random, int mark) {
        return new QosOptions(
                OptionalInt.empty(),
                random.nextBoolean() ? OptionalInt.of(mark) : OptionalInt.empty(),
                random.nextBoolean() ? Optional.of(List.of(new VlWeight(mark, 1))) : Optional.empty(),
                random.nextBoolean() ? Optional.of(List.of(new VlWeight(mark, 2))) : Optional.empty(),
                random.nextBoolean() ? Optional.of(Collections.nCopies(16, mark)) : Optional.empty());
    }

    private static SmOptions options(QosOptions general, Map<PortKind, QosOptions> specific) {
        return QosOn.USUALLY.tables(general, specific).options();
    }
}
