package org.qos.analysis.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.analysis.design.SampleIntents.VLS_8;
import static org.qos.analysis.design.SampleIntents.ahead;
import static org.qos.analysis.design.SampleIntents.limited;
import static org.qos.analysis.design.SampleIntents.link;
import static org.qos.analysis.design.SampleIntents.none;
import static org.qos.analysis.design.SampleIntents.share;
import static org.qos.analysis.design.SampleIntents.site;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.qos.runtime.option.LinkArbitration;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlWeight;

/** Plans for intents. */
class PlannerTest {

    private static final long SEED = 17;
    private static final int INTENTS = Integer.getInteger("qos.design.intents", 60);

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

    /** A limit of 1 is two packets of 2048 bytes. */
    @Test
    void burstsAreSinglePacketsWhereALimitOf1IsTooMuch() {
        DesignClass jobs = DesignClass.ofShare("Jobs", OptionalInt.of(400), OptionalInt.of(550));

        Plan plan = planned(2048, jobs, share("Storage", 300));

        assertEquals(0, plan.tables().highLimit());
        assertEquals(0.5, plan.aheadPart(), 1e-9);
    }

    @Test
    void aSinglePacketOfAClassWithSmallOnesTakesLittle() {
        DesignClass small = limited("Alarms", 1);

        Plan plan = planned(4096, small.withAhead(OptionalInt.of(60)), share("Storage", 800));

        assertEquals(256 / (256 + 4096.0), plan.aheadPart(), 1e-9);
    }

    @Test
    void moreSmallPacketsThanLargeOnesLowerWhatHighPriorityTakes() {
        DesignClass small = limited("Alarms", 1).withAhead(OptionalInt.of(400));

        Plan plan = planned(4096, ahead("Jobs", 400), small, share("Storage", 500));

        assertEquals(0, plan.tables().highLimit());
        assertTrue(plan.aheadPart() <= 0.4, plan.toString());
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

    /** Small packets hand over to the high-priority table more often, which is counted once, not for all classes. */
    @Test
    void whatIsLeftIsForClassesWithoutAGuaranteeAlsoWhereTheirPacketsAreSmall() {
        Plan plan = planned(2048, ahead("Jobs", 750), share("Storage", 200), limited("Video"));

        assertTrue(plan.part(plan.classes().get(2)) < 0.25, plan.toString());
        assertTrue(plan.part(plan.classes().get(0)) > 0.03, plan.toString());
        assertTrue(plan.part(plan.classes().get(3)) > 0.03, plan.toString());

        Plan withTinyPackets = planned(4096, ahead("Jobs", 750), share("Storage", 200), limited("Video", 1));

        assertTrue(withTinyPackets.part(withTinyPackets.classes().get(2)) < 0.24, withTinyPackets.toString());
    }

    /** Equal parts of DEFAULT and Video give Jobs more than 55 %. */
    @Test
    void smallPacketsGetLessThanAnEqualPartWhereClassesAheadWouldGetTooMuch() {
        Plan plan = planned(4096, ahead("Jobs", 550), limited("Video"));

        assertTrue(plan.aheadPart() <= 0.55, plan.toString());
        assertTrue(plan.part(plan.classes().get(0)) > plan.part(plan.classes().get(2)), plan.toString());
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
    void everyPlanOfRandomIntentsHoldsAndEveryRefusalNamesRequirementsThatContradict() {
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
                double share = each.requested().share().orElse(1) / 1000.0;
                assertTrue(each.requested().share().isPresent() ? part >= share - 1e-9 : part > 0, intent + " " + plan);
                double most = each.requested().ahead().orElse(1000) / 1000.0;
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
        List<Requirement> conflict = DesignConflict.of(intent);
        assertFalse(new Feasibility(intent).of(conflict), intent.toString());
        assertFalse(Planner.plan(intent.only(Set.copyOf(conflict))).isPresent(), intent.toString());
        for (Requirement requirement : conflict) {
            Set<Requirement> without = new HashSet<>(conflict);
            without.remove(requirement);
            assertTrue(new Feasibility(intent).of(without), requirement + " of " + intent);
        }
        DesignConflicts all = DesignConflicts.of(intent);
        assertEquals(conflict, all.conflicts().get(0));
        if (all.isOneEnough()) {
            all.remedy()
                    .forEach(requirement -> assertTrue(
                            Planner.plan(intent.without(requirement)).isPresent(), requirement + " of " + intent));
        } else {
            assertTrue(Planner.plan(intent.without(all.remedy())).isPresent(), all.remedy() + " of " + intent);
        }
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
}
