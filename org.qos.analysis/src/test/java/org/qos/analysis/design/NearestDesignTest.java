package org.qos.analysis.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.analysis.design.SampleIntents.VLS_8;
import static org.qos.analysis.design.SampleIntents.intent;
import static org.qos.analysis.design.SampleIntents.link;
import static org.qos.analysis.design.SampleIntents.none;
import static org.qos.analysis.design.SampleIntents.share;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.qos.runtime.value.VlArbitration;

/** What is given up where no plan keeps all requirements. */
class NearestDesignTest {

    private static final long SEED = 17;

    /** An arithmetic of its own: how many packets of a round each class needs, and one for the default class. */
    @Test
    void sharesOfSeveralContradictingSetsAreLoweredAsLittleAsPossible() {
        Random random = new Random(SEED);
        for (int round = 0; round < 30; round++) {
            int[] shares = random.ints(2 + random.nextInt(4), 100, 900).toArray();
            if (Arrays.stream(shares).sum() < 1000) {
                continue;
            }
            DesignClass[] classes = IntStream.range(0, shares.length)
                    .mapToObj(place -> share("C" + place, shares[place]))
                    .toArray(DesignClass[]::new);

            NearestDesign nearest = NearestDesign.of(intent(classes));

            int best = bestFactor(shares);
            for (int place = 0; place < shares.length; place++) {
                double part = nearest.plan().part(nearest.plan().classes().get(place + 1));
                assertTrue(
                        part * 1000 >= lowered(shares[place], best) - 1e-6,
                        Arrays.toString(shares) + ": " + part + " with " + best);
            }
        }
    }

    /** The highest factor, in thousandths. */
    private static int bestFactor(int[] shares) {
        return IntStream.rangeClosed(1, 1000)
                .map(place -> 1001 - place)
                .filter(factor -> IntStream.rangeClosed(shares.length + 1, VlArbitration.BLOCK * 4)
                        .anyMatch(packets -> fits(shares, factor, packets)))
                .findFirst()
                .orElseThrow();
    }

    /** Whether a round of so many packets of 4096 bytes has room, with up to 4 of them in an entry. */
    private static boolean fits(int[] shares, int factor, int round) {
        int packets = 1;
        int entries = 1;
        for (int share : shares) {
            int own = (int) Math.ceil(lowered(share, factor) / 1000.0 * round - 1e-9);
            packets += own;
            entries += (own + 3) / 4;
        }
        return packets <= round && entries <= VlArbitration.BLOCK;
    }

    /** In tenths of a percent. */
    private static int lowered(int share, int factor) {
        return share * factor / 1000;
    }

    @Test
    void aShareThatContradictsNothingIsNotLowered() {
        DesignClass jobs = DesignClass.ofShare("Jobs", OptionalInt.of(450), OptionalInt.of(600));

        // the low-priority table has half of a link
        NearestDesign nearest = NearestDesign.of(intent(jobs, share("Storage", 600), share("Logs", 20)));

        assertEquals(jobs, nearest.intent().byName("Jobs").orElseThrow());
        assertTrue(nearest.plan().part(nearest.plan().classes().get(2)) > 0.44, nearest.toString());
    }

    @Test
    void theLastClassIsDroppedWhereSlsAreShortAndSharesStay() {
        List<DesignClass> classes = IntStream.range(0, 14)
                .mapToObj(place -> place < 4 ? share("C" + place, 100) : none("C" + place))
                .toList();
        DesignSite site =
                new DesignSite(List.of(link(VLS_8, 4096)), new TreeSet<>(Set.of(9, 10, 11)), Optional.empty());

        NearestDesign nearest = NearestDesign.of(Intent.of(site, classes));

        assertEquals(classes.subList(0, 12), nearest.intent().classes().subList(1, 13));
    }
}
