package org.qos.analysis.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.analysis.design.SampleIntents.VLS_8;
import static org.qos.analysis.design.SampleIntents.ahead;
import static org.qos.analysis.design.SampleIntents.intent;
import static org.qos.analysis.design.SampleIntents.link;
import static org.qos.analysis.design.SampleIntents.none;
import static org.qos.analysis.design.SampleIntents.share;
import static org.qos.analysis.design.SampleIntents.site;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Which requirements contradict each other. */
class DesignConflictsTest {

    private static final long SEED = 17;

    @Test
    void sharesOfMoreThanALinkContradictEachOther() {
        Intent intent = intent(share("A", 600), share("B", 100), share("C", 500));

        assertEquals(
                List.of(new Requirement(Requirement.Kind.SHARE, "A"), new Requirement(Requirement.Kind.SHARE, "C")),
                DesignConflict.of(intent));

        NearestDesign nearest = NearestDesign.of(intent);
        for (DesignClass requirement : List.of(share("A", 600), share("B", 100), share("C", 500))) {
            int given = nearest.intent()
                    .byName(requirement.name())
                    .orElseThrow()
                    .share()
                    .orElseThrow();
            assertTrue(given >= 0.8 * requirement.share().orElseThrow(), nearest.toString());
        }
    }

    @Test
    void theHighTableCannotBeLimitedToLessThanEveryOtherPacket() {
        Intent intent = intent(ahead("Jobs", 300), share("Storage", 100));

        assertEquals(List.of(new Requirement(Requirement.Kind.AHEAD, "Jobs")), DesignConflict.of(intent));
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
                List.of(new Requirement(Requirement.Kind.SHARE, "A"), new Requirement(Requirement.Kind.SHARE, "B")),
                DesignConflict.of(intent));
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

        List<List<Requirement>> conflicts = DesignConflicts.of(intent).conflicts();

        // two classes have an SL beside the default one
        Requirement reserved = new Requirement(Requirement.Kind.RESERVED_SLS, "");
        assertEquals(List.of(reserved, ofClass("B"), ofClass("C"), ofClass("D")), conflicts.get(0));
        assertEquals(
                Set.of(reserved, ofClass("A"), ofClass("B"), ofClass("C"), ofClass("D")),
                conflicts.stream().flatMap(List::stream).collect(Collectors.toSet()));
    }

    @Test
    void aRoutingEngineThatChoosesSlsLeavesNone() {
        DesignConflicts found = DesignConflicts.of(torus(share("A", 100), none("B")));

        assertEquals(new DesignConflicts(List.of(List.of(engine())), List.of(engine()), true), found);
    }

    @Test
    void everyShareOfAContradictionIsNamed() {
        List<List<Requirement>> conflicts = DesignConflicts.of(
                        intent(share("A", 600), share("Small", 50), share("B", 500), share("C", 550)))
                .conflicts();

        assertEquals(
                Set.of(ofShare("A"), ofShare("B"), ofShare("C")),
                conflicts.stream().flatMap(List::stream).collect(Collectors.toSet()));
    }

    @Test
    void sharesThatContradictEachOtherAreNamedBesideARoutingEngine() {
        DesignConflicts found = DesignConflicts.of(torus(share("A", 700), share("B", 100), share("C", 450)));

        assertEquals(List.of(List.of(engine()), List.of(ofShare("A"), ofShare("C"))), found.conflicts());
        assertEquals(List.of(engine(), ofShare("C")), found.remedy());
        assertFalse(found.isOneEnough());
    }

    private static Intent torus(DesignClass... classes) {
        DesignSite site = new DesignSite(List.of(link(VLS_8, 2048)), new TreeSet<>(), Optional.of("torus-2QoS"));
        return Intent.of(site, List.of(classes));
    }

    private static Requirement engine() {
        return new Requirement(Requirement.Kind.ROUTING_ENGINE, "");
    }

    @Test
    void aContradictionBehindAnotherOneIsNamed() {
        List<List<Requirement>> conflicts = DesignConflicts.of(
                        intent(ahead("A", 400), share("B", 800), share("C", 300)))
                .conflicts();

        assertEquals(
                List.of(List.of(new Requirement(Requirement.Kind.AHEAD, "A")), List.of(ofShare("B"), ofShare("C"))),
                conflicts);
    }

    /** Alone, the default class would have no class to be ahead of. */
    @Test
    void aClassAheadOfOthersContradictsTheirSharesNotItself() {
        Intent intent = Intent.of(
                site(3, 1024), List.of(ahead("DEFAULT", 860), share("A", 400), share("B", 40), share("C", 400)));

        for (List<Requirement> conflict : DesignConflicts.of(intent).conflicts()) {
            assertTrue(conflict.size() > 1, conflict.toString());
        }
    }

    /** Bursts follow each packet, so that high priority takes less while classes with larger packets send, too. */
    @Test
    void aShareWithoutWhichTheIntentHasAPlanIsNamed() {
        DesignClass small = DesignClass.ofShare("DEFAULT", OptionalInt.of(182), OptionalInt.empty());
        DesignClass limited = new DesignClass(
                small.name(), "", small.share(), small.ahead(), List.of(), OptionalInt.of(2), OptionalInt.empty());
        Intent intent = Intent.of(
                site(3, 1024), List.of(limited, none("C0"), none("C1"), ahead("C2", 520), none("C3"), share("C4", 84)));

        assertTrue(Planner.plan(intent).isEmpty());
        DesignConflicts found = DesignConflicts.of(intent);

        assertTrue(
                found.conflicts().stream().flatMap(List::stream).anyMatch(ofShare("DEFAULT")::equals),
                found.toString());
    }

    @Test
    void manyClassesAreExplained() {
        DesignClass[] classes = IntStream.range(0, 64)
                .mapToObj(place -> place % 2 == 0 ? share("C" + place, 10 + place) : none("C" + place))
                .toArray(DesignClass[]::new);

        assertEquals(16, DesignConflicts.of(intent(classes)).conflicts().get(0).size());
        assertTrue(Planner.plan(NearestDesign.of(intent(classes)).intent()).isPresent());
    }

    /** Most tables that a search could try cannot hold; trying them all takes longer than a test may. */
    @Test
    void refusalsWithPacketsOfSeveralSizesAreExplained() {
        RandomIntents intents = new RandomIntents(new Random(SEED));
        List<Intent> refused = Stream.generate(intents::mixed)
                .limit(40)
                .filter(intent -> Planner.plan(intent).isEmpty())
                .toList();

        assertFalse(refused.isEmpty());
        for (Intent intent : refused) {
            assertFalse(DesignConflicts.of(intent).conflicts().isEmpty(), intent::toString);
            assertTrue(Planner.plan(NearestDesign.of(intent).intent()).isPresent(), intent::toString);
        }
    }

    private static Requirement ofClass(String name) {
        return new Requirement(Requirement.Kind.CLASS, name);
    }

    private static Requirement ofShare(String name) {
        return new Requirement(Requirement.Kind.SHARE, name);
    }
}
