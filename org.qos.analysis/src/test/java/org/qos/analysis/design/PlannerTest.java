package org.qos.analysis.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
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
import org.qos.runtime.option.LinkArbitration;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/** Plans for intents, and what is said of intents that have none. */
class PlannerTest {

    private static final long SEED = 17;
    private static final int INTENTS = Integer.getInteger("qos.design.intents", 60);
    private static final int VLS_8 = 4;

    @Test
    void weightsAreMultiplesOfTheMtuAndGiveTheShares() {
        Plan plan = planned(4096, share("Storage", 300), share("Jobs", 500));

        // 3 of 10 packets for storage, 5 for jobs, 2 for the default class
        assertEquals(
                List.of(0, 1, 2), plan.classes().stream().map(ClassPlan::vl).toList());
        // an empty table is written, or OpenSM takes its own
        assertEquals(List.of(new VlWeight(0, 0)), plan.tables().vlarbHigh());
        assertEquals(
                640,
                plan.tables().vlarbLow().stream().mapToInt(VlWeight::weight).sum());
        assertEquals(192, weight(plan.tables(), 1));
        assertEquals(320, weight(plan.tables(), 2));
        assertEquals(0.3, plan.part(plan.classes().get(1)), 1e-9);
    }

    @Test
    void aClassAheadIsInTheHighTableWithTheLimitThatItMayTake() {
        Plan plan = planned(4096, ahead("Jobs", 750), share("Storage", 200));

        // three packets of 4096 bytes, then one of the others
        assertEquals(3, plan.tables().highLimit());
        assertEquals(List.of(new VlWeight(1, 64)), plan.tables().vlarbHigh());
        assertEquals(0.75, plan.aheadPart(), 1e-9);
        assertTrue(plan.part(plan.classes().get(2)) >= 0.2);
    }

    @Test
    void theLimitIsLowerWhereTheSharesOfOthersNeedIt() {
        Plan plan = planned(4096, ahead("Jobs", 900), share("Storage", 400));

        assertEquals(1, plan.tables().highLimit());
        assertTrue(plan.part(plan.classes().get(2)) >= 0.4);
    }

    @Test
    void everyKindOfPortKeepsItsGuarantees() {
        DesignSite site = new DesignSite(
                List.of(new LinkKind("switches", 5, 64, 64, 4096), new LinkKind("adapters", 3, 8, 8, 2048)),
                new TreeSet<>(),
                Optional.empty());

        Plan plan = Planner.plan(Intent.of(site, List.of(ahead("Jobs", 700), share("Storage", 250))))
                .orElseThrow();

        // the limit counts bytes: with packets of 2048 bytes a burst has two of them
        assertEquals(1, plan.tables().highLimit());
        assertTrue(plan.tables().vlarbLow().size() <= 8);
        for (LinkKind link : site.links()) {
            assertTrue(plan.part(plan.classes().get(2), link) >= 0.25, link.title());
        }
    }

    @Test
    void classesWithoutGuaranteeShareAVlWhereThereAreFew() {
        DesignSite site = site(2, 4096);

        Plan plan = Planner.plan(Intent.of(site, List.of(share("Storage", 500), none("Backup"), none("Logs"))))
                .orElseThrow();

        assertEquals(
                List.of(0, 1, 0, 0), plan.classes().stream().map(ClassPlan::vl).toList());
        assertEquals(
                List.of(0, 1, 2, 3), plan.classes().stream().map(ClassPlan::sl).toList());
    }

    @Test
    void classesWithPacketsOfDifferentSizesHaveDifferentVlsWhileThereAreEnough() {
        Intent intent = Intent.of(
                site(3, 4096),
                List.of(share("Storage", 200), share("Jobs", 300), none("Backup"), limited("Video"), limited("Voice")));

        Plan plan = Planner.plan(intent).orElseThrow();

        assertEquals(
                List.of(0, 1, 2, 0, 3, 3),
                plan.classes().stream().map(ClassPlan::vl).toList());
    }

    @Test
    void turnsOfAVlWithPacketsOfSeveralSizesAreNoLongerThanOfTheLargest() {
        Plan plan = Planner.plan(Intent.of(site(2, 4096), List.of(share("Storage", 500), limited("Video"))))
                .orElseThrow();

        assertEquals(
                List.of(0, 1, 0), plan.classes().stream().map(ClassPlan::vl).toList());
        // a turn of VL0 ends with a packet of 4096 bytes at most where 1024 bytes are left
        assertEquals(
                List.of(new VlWeight(0, 1024 / 64), new VlWeight(1, 4096 / 64)),
                plan.tables().vlarbLow());
        // alone on its VL, Video sends one packet of 1024 bytes before each packet of 4096
        assertEquals(0.5, plan.part(plan.classes().get(0)), 1e-9);
        assertEquals(0.2, plan.part(plan.classes().get(2)), 1e-9);
        assertTrue(plan.worstPart(plan.classes().get(2)) <= 0.2);
    }

    @Test
    void aVlWithPacketsOfSeveralSizesTakesNoRoomFromGuarantees() {
        DesignSite narrow =
                new DesignSite(List.of(new LinkKind("adapters", 2, 4, 4, 4096)), new TreeSet<>(), Optional.empty());
        Intent alone = Intent.of(narrow, List.of(share("Storage", 850)));
        Intent mixed = Intent.of(narrow, List.of(share("Storage", 850), limited("Video")));

        assertEquals(
                weight(Planner.plan(alone).orElseThrow().tables(), 1),
                weight(Planner.plan(mixed).orElseThrow().tables(), 1));
    }

    @Test
    void reservedSlsGoToTheVlOfTheDefaultClassAndUnusedOnesAreDropped() {
        DesignSite site = new DesignSite(List.of(link(VLS_8, 4096)), new TreeSet<>(Set.of(0, 2)), Optional.empty());

        Plan plan =
                Planner.plan(Intent.of(site, List.of(share("Storage", 500)))).orElseThrow();

        assertEquals(List.of(1, 3), plan.classes().stream().map(ClassPlan::sl).toList());
        assertEquals(List.of(0, 0, 0, 1), plan.tables().sl2vl().subList(0, 4));
        assertEquals(Set.of(Vl.DROP), Set.copyOf(plan.tables().sl2vl().subList(4, 16)));
    }

    @Test
    void sharesOfMoreThanALinkContradictEachOther() {
        Intent intent = intent(share("A", 600), share("B", 100), share("C", 500));

        assertEquals(
                List.of(new Wish(Wish.Kind.SHARE, "A"), new Wish(Wish.Kind.SHARE, "C")), DesignConflict.of(intent));

        NearestDesign nearest = NearestDesign.of(intent);
        for (DesignClass wish : List.of(share("A", 600), share("B", 100), share("C", 500))) {
            int given =
                    nearest.intent().byName(wish.name()).orElseThrow().share().orElseThrow();
            assertTrue(given >= 0.8 * wish.share().orElseThrow(), nearest.toString());
        }
    }

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
    void theHighTableCannotBeLimitedToLessThanEveryOtherPacket() {
        Intent intent = intent(ahead("Jobs", 300), share("Storage", 100));

        assertEquals(List.of(new Wish(Wish.Kind.AHEAD, "Jobs")), DesignConflict.of(intent));
        assertEquals(
                500,
                NearestDesign.of(intent)
                        .intent()
                        .byName("Jobs")
                        .orElseThrow()
                        .ahead()
                        .orElseThrow());
    }

    @Test
    void guaranteesNeedVls() {
        DesignSite site = site(2, 4096);
        Intent intent = Intent.of(site, List.of(share("A", 100), share("B", 200)));

        assertEquals(
                List.of(new Wish(Wish.Kind.SHARE, "A"), new Wish(Wish.Kind.SHARE, "B")), DesignConflict.of(intent));
        NearestDesign nearest = NearestDesign.of(intent);
        assertFalse(nearest.intent().byName("A").orElseThrow().share().isPresent());
        assertEquals(200, nearest.intent().byName("B").orElseThrow().share().orElseThrow());
    }

    @Test
    void classesNeedSls() {
        DesignClass[] classes =
                IntStream.range(0, 16).mapToObj(place -> none("C" + place)).toArray(DesignClass[]::new);

        assertEquals(16, DesignConflict.of(intent(classes)).size());
        assertEquals(16, NearestDesign.of(intent(classes)).plan().classes().size());
    }

    @Test
    void whereSlsAreReservedTheClassesAreTooManyNotTheirShares() {
        DesignSite site = new DesignSite(
                List.of(link(VLS_8, 4096)),
                new TreeSet<>(IntStream.range(3, 16).boxed().toList()),
                Optional.empty());
        Intent intent = Intent.of(site, List.of(share("A", 100), share("B", 200), ahead("C", 700), none("D")));

        List<List<Wish>> conflicts = DesignConflicts.of(intent).conflicts();

        // two classes have an SL beside the default one
        Wish reserved = new Wish(Wish.Kind.RESERVED_SLS, "");
        assertEquals(List.of(reserved, ofClass("B"), ofClass("C"), ofClass("D")), conflicts.get(0));
        assertEquals(
                Set.of(reserved, ofClass("A"), ofClass("B"), ofClass("C"), ofClass("D")),
                conflicts.stream().flatMap(List::stream).collect(Collectors.toSet()));
    }

    @Test
    void everyClassContradictsARoutingEngineThatChoosesSls() {
        DesignSite site = new DesignSite(List.of(link(VLS_8, 4096)), new TreeSet<>(), Optional.of("lash"));

        DesignConflicts found = DesignConflicts.of(Intent.of(site, List.of(share("A", 100), none("B"))));

        Wish engine = new Wish(Wish.Kind.ROUTING_ENGINE, "");
        assertEquals(
                Set.of(List.of(engine, ofClass("A")), List.of(engine, ofClass("B"))), Set.copyOf(found.conflicts()));
        assertEquals(List.of(engine), found.remedy());
    }

    @Test
    void everyShareOfAContradictionIsNamed() {
        List<List<Wish>> conflicts = DesignConflicts.of(
                        intent(share("A", 600), share("Small", 50), share("B", 500), share("C", 550)))
                .conflicts();

        assertEquals(
                Set.of(ofShare("A"), ofShare("B"), ofShare("C")),
                conflicts.stream().flatMap(List::stream).collect(Collectors.toSet()));
    }

    @Test
    void aContradictionBehindAnotherOneIsNamed() {
        List<List<Wish>> conflicts = DesignConflicts.of(intent(ahead("A", 400), share("B", 800), share("C", 300)))
                .conflicts();

        assertEquals(List.of(List.of(new Wish(Wish.Kind.AHEAD, "A")), List.of(ofShare("B"), ofShare("C"))), conflicts);
    }

    @Test
    void manyClassesAreExplainedInTime() {
        DesignClass[] classes = IntStream.range(0, 64)
                .mapToObj(place -> place % 2 == 0 ? share("C" + place, 10 + place) : none("C" + place))
                .toArray(DesignClass[]::new);

        assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
            assertEquals(
                    16, DesignConflicts.of(intent(classes)).conflicts().get(0).size());
            NearestDesign.of(intent(classes));
        });
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
    void someRoutingEnginesLeaveNoSls() {
        DesignSite site = new DesignSite(List.of(link(VLS_8, 4096)), new TreeSet<>(), Optional.of("dfsssp"));

        List<Wish> conflict = DesignConflict.of(Intent.of(site, List.of(share("A", 100), none("B"))));

        assertEquals(Wish.Kind.ROUTING_ENGINE, conflict.get(0).kind());
        assertEquals(2, conflict.size());
    }

    @Test
    void everyPlanOfRandomIntentsHoldsAndEveryRefusalNamesWishesThatContradict() {
        System.out.println("seed " + SEED);
        RandomIntents intents = new RandomIntents(new Random(SEED));
        int refused = 0;
        for (int round = 0; round < INTENTS; round++) {
            Intent intent = intents.next();
            Optional<Plan> plan = Planner.plan(intent);
            if (plan.isPresent()) {
                assertHolds(intent, plan.get());
            } else {
                refused++;
                assertContradicts(intent);
                NearestDesign nearest = NearestDesign.of(intent);
                assertHolds(nearest.intent(), nearest.plan());
            }
        }
        System.out.println(refused + " of " + INTENTS + " refused");
        assertTrue(refused > INTENTS / 10 && refused < INTENTS * 9 / 10);
    }

    private static void assertHolds(Intent intent, Plan plan) {
        for (LinkKind link : intent.site().links()) {
            QosTables tables = plan.tables().on(link.capabilities());
            for (ClassPlan each : plan.classes()) {
                double part = link.vls() == 1
                        ? 1
                        : LinkArbitration.part(tables, each.vl(), Plan.packets(plan.classes(), link.mtu()));
                double share = each.wish().share().orElse(1) / 1000.0;
                assertTrue(each.wish().share().isPresent() ? part >= share - 1e-9 : part > 0, intent + " " + plan);
                double most = each.wish().ahead().orElse(1000) / 1000.0;
                assertTrue(part <= most + 1e-9, intent + " " + plan);
            }
        }
        assertEquals(
                plan.classes().size(),
                new HashSet<>(plan.classes().stream().map(ClassPlan::sl).toList()).size());
        assertTrue(plan.classes().stream()
                .noneMatch(each -> intent.site().reservedSls().contains(each.sl())));
    }

    private static void assertContradicts(Intent intent) {
        List<Wish> conflict = DesignConflict.of(intent);
        assertFalse(Planner.plan(intent.only(Set.copyOf(conflict))).isPresent(), intent.toString());
        for (Wish wish : conflict) {
            Set<Wish> without = new HashSet<>(conflict);
            without.remove(wish);
            assertTrue(Planner.plan(intent.only(without)).isPresent(), wish + " of " + intent);
        }
        DesignConflicts all = DesignConflicts.of(intent);
        assertEquals(conflict, all.conflicts().get(0));
        if (all.isOneEnough()) {
            all.remedy()
                    .forEach(wish ->
                            assertTrue(Planner.plan(intent.without(wish)).isPresent(), wish + " of " + intent));
        } else {
            assertTrue(Planner.plan(intent.without(all.remedy())).isPresent(), all.remedy() + " of " + intent);
        }
    }

    private static Wish ofClass(String name) {
        return new Wish(Wish.Kind.CLASS, name);
    }

    private static Wish ofShare(String name) {
        return new Wish(Wish.Kind.SHARE, name);
    }

    private static int weight(QosTables tables, int vl) {
        return tables.vlarbLow().stream()
                .filter(entry -> entry.vl() == vl)
                .mapToInt(VlWeight::weight)
                .sum();
    }

    private static Plan planned(int mtu, DesignClass... classes) {
        return Planner.plan(Intent.of(site(VLS_8, mtu), List.of(classes))).orElseThrow();
    }

    private static Intent intent(DesignClass... classes) {
        return Intent.of(site(VLS_8, 4096), new ArrayList<>(Arrays.asList(classes)));
    }

    private static DesignSite site(int vlCode, int mtu) {
        return new DesignSite(List.of(link(vlCode, mtu)), new TreeSet<>(), Optional.empty());
    }

    private static DesignClass share(String name, int tenths) {
        return DesignClass.ofShare(name, OptionalInt.of(tenths), OptionalInt.empty());
    }

    private static DesignClass ahead(String name, int tenths) {
        return DesignClass.ofShare(name, OptionalInt.empty(), OptionalInt.of(tenths));
    }

    private static DesignClass none(String name) {
        return DesignClass.ofShare(name, OptionalInt.empty(), OptionalInt.empty());
    }

    /** Without a guarantee, with packets of 1024 bytes. */
    private static DesignClass limited(String name) {
        DesignClass of = none(name);
        return new DesignClass(name, of.use(), of.share(), of.ahead(), of.traffic(), OptionalInt.of(3), of.rateLimit());
    }

    /** A link whose tables have as many entries as one block. */
    private static LinkKind link(int vlCode, int mtu) {
        return new LinkKind("every port", vlCode, VlArbitration.BLOCK, VlArbitration.BLOCK, mtu);
    }
}
