package org.qos.analysis.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.analysis.design.SampleIntents.VLS_8;
import static org.qos.analysis.design.SampleIntents.ahead;
import static org.qos.analysis.design.SampleIntents.intent;
import static org.qos.analysis.design.SampleIntents.link;
import static org.qos.analysis.design.SampleIntents.none;
import static org.qos.analysis.design.SampleIntents.share;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
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

    /** Although without them a single requirement would go. */
    @Test
    void reservedSlsStayWhileAnSlIsLeft() {
        assertEquals(
                Set.of("B", "C"),
                NearestDesign.of(reserved(14)).givenUp(reserved(14)).stream()
                        .map(Requirement::of)
                        .collect(Collectors.toSet()));
        assertEquals(
                List.of(new Requirement(Requirement.Kind.RESERVED_SLS, "")),
                NearestDesign.of(reserved(16)).givenUp(reserved(16)));
    }

    private static Intent reserved(int sls) {
        TreeSet<Integer> reserved =
                new TreeSet<>(IntStream.range(0, sls).boxed().toList());
        DesignSite site = new DesignSite(List.of(link(VLS_8, 4096)), reserved, Optional.empty());
        return Intent.of(site, List.of(share("A", 100), share("B", 100), share("C", 100)));
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

    @Test
    void aheadIsRaisedAsLittleAsPossibleAndNoOtherClassLosesItsPriority() {
        Intent intent = intent(ahead("Jobs", 400), ahead("Control", 450), share("Storage", 300));

        NearestDesign nearest = NearestDesign.of(intent);

        assertEquals(List.of(), nearest.givenUp(intent));
        // a packet of the high-priority table before each other one
        assertEquals(500, aheadOf("Jobs", nearest));
        assertEquals(500, aheadOf("Control", nearest));
        assertEquals(share("Storage", 300), nearest.intent().byName("Storage").orElseThrow());
    }

    /** What is kept of a share is what is left of it, of {@code ahead} what is left to others. */
    @Test
    void aheadIsRaisedALittleWhereSharesWouldHaveToBeLoweredALot() {
        DesignClass jobs = DesignClass.ofShare("Jobs", OptionalInt.of(600), OptionalInt.of(660));

        NearestDesign nearest = NearestDesign.of(intent(jobs, share("Storage", 100)));

        assertEquals(667, aheadOf("Jobs", nearest));
        assertEquals(600, nearest.intent().byName("Jobs").orElseThrow().share().orElseThrow());
    }

    @Test
    void aClassWithoutAGuaranteeLosesItsSlBeforeOneWithAGuarantee() {
        List<DesignClass> classes = IntStream.range(0, 14)
                .mapToObj(place -> place < 10 ? none("C" + place) : share("C" + place, 100))
                .toList();
        DesignSite site = new DesignSite(List.of(link(VLS_8, 4096)), new TreeSet<>(Set.of(9, 10)), Optional.empty());
        Intent intent = Intent.of(site, classes);

        assertEquals(
                List.of(new Requirement(Requirement.Kind.CLASS, "C9")),
                NearestDesign.of(intent).givenUp(intent));
    }

    @Test
    void nothingIsGivenUpThatAPlanCouldKeep() {
        RandomIntents intents = new RandomIntents(new Random(SEED));
        for (int round = 0; round < 40; round++) {
            Intent intent = intents.mixed();
            if (Planner.plan(intent).isEmpty()) {
                NearestDesign nearest = NearestDesign.of(intent);
                Intent kept = KeptParts.minimum(nearest.intent());
                for (Requirement requirement : nearest.givenUp(intent)) {
                    Set<Requirement> more = new HashSet<>(nearest.intent().requirements());
                    more.add(requirement);
                    Intent withIt = KeptParts.minimum(intent.only(more));
                    assertTrue(Planner.plan(withIt).isEmpty(), requirement + " of " + intent + ": " + kept);
                }
                assertNothingCanBeKeptBetter(intent, nearest.intent());
            }
        }
    }

    /** With all else as it is, no share can be a percent of the link higher, and no {@code ahead} lower. */
    private static void assertNothingCanBeKeptBetter(Intent asked, Intent nearest) {
        for (DesignClass kept : nearest.classes()) {
            DesignClass wanted = asked.byName(kept.name()).orElseThrow();
            if (kept.share().isPresent()) {
                int more = kept.share().getAsInt() + 10;
                DesignClass better = kept.withShare(OptionalInt.of(more));
                assertTrue(
                        more > wanted.share().orElseThrow()
                                || Planner.plan(nearest.with(better)).isEmpty(),
                        better + " with " + nearest);
            }
            if (kept.ahead().isPresent()) {
                int less = kept.ahead().getAsInt() - 10;
                DesignClass better = kept.withAhead(OptionalInt.of(less));
                assertTrue(
                        less < wanted.ahead().orElseThrow()
                                || Planner.plan(nearest.with(better)).isEmpty(),
                        better + " with " + nearest);
            }
        }
    }

    private static int aheadOf(String name, NearestDesign nearest) {
        return nearest.intent().byName(name).orElseThrow().ahead().orElseThrow();
    }
}
