package org.qos.analysis.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/** Designs for ports whose arbitration tables have few entries, or none. */
class SmallTablesTest {

    private static final int VLS_8 = 4;

    @Test
    void classesWithoutGuaranteeShareAVlWhereTheTableHasNoEntryForEach() {
        Stream<DesignClass> plain = IntStream.range(0, 6).mapToObj(place -> none("C" + place));

        // each of the 7 packets of the others needs an entry if all have VLs: one entry is left for 7 packets of A
        Plan shared =
                planned(8, Stream.concat(Stream.of(share("A", 500)), plain).toList());
        Plan alone = planned(1, List.of(none("Backup")));

        assertTrue(shared.part(shared.classes().get(1)) >= 0.5);
        assertEquals(0, alone.classes().get(1).vl());
    }

    @Test
    void noNamedRequirementIsNeededOnlyWhileAnotherOneIsKept() {
        DesignClass jobs = DesignClass.ofShare("Jobs", OptionalInt.of(850), OptionalInt.of(1000));

        // six of seven packets do not fit into two entries beside the default class
        assertEquals(
                List.of(new Requirement(Requirement.Kind.SHARE, "Jobs")),
                DesignConflict.of(intent(2, List.of(jobs, share("Storage", 300)))));
    }

    @Test
    void aPortWithOneVlNeedsNoTable() {
        LinkKind old = new LinkKind("adapters", 1, 0, 0, 4096);
        DesignSite site = site(old, new LinkKind("switches", VLS_8, 8, 8, 4096));

        Plan plan = Planner.plan(Intent.of(site, List.of(none("Backup")))).orElseThrow();
        NearestDesign nearest = NearestDesign.of(Intent.of(site(old), List.of(share("Storage", 100))));

        assertEquals(0, plan.classes().get(1).vl());
        assertEquals(1, nearest.plan().part(nearest.plan().classes().get(0)));
    }

    @Test
    void aShareOfNearlyAllNeedsALongRoundOfSmallPackets() {
        LinkKind small = new LinkKind("every port", VLS_8, 32, 32, 256);

        // 499 of 500 packets, 63 of which are an entry
        Plan plan = Planner.plan(Intent.of(site(small), List.of(share("Jobs", 998))))
                .orElseThrow();

        assertTrue(plan.part(plan.classes().get(1)) >= 0.998);
        assertTrue(plan.tables().vlarbLow().size() <= 32);
    }

    @Test
    void anEntryOf255LetsTheLastPacketExceedIt() {
        Plan plan = planned(2, List.of(share("Storage", 780)));

        assertEquals(
                List.of(new VlWeight(0, 64), new VlWeight(1, VlArbitration.MAX_WEIGHT)),
                plan.tables().vlarbLow());
        assertEquals(0.8, plan.part(plan.classes().get(1)));
    }

    @Test
    void weightsAreMultiplesOfTheMtuWhereTheyDo() {
        assertEquals(
                List.of(new VlWeight(0, 64), new VlWeight(1, 192)),
                planned(2, List.of(share("Storage", 740))).tables().vlarbLow());
    }

    private static Plan planned(int entries, List<DesignClass> classes) {
        return Planner.plan(intent(entries, classes)).orElseThrow();
    }

    private static Intent intent(int entries, List<DesignClass> classes) {
        return Intent.of(site(new LinkKind("every port", VLS_8, entries, entries, 4096)), classes);
    }

    private static DesignSite site(LinkKind... links) {
        return new DesignSite(List.of(links), new TreeSet<>(), Optional.empty());
    }

    private static DesignClass share(String name, int tenths) {
        return DesignClass.ofShare(name, OptionalInt.of(tenths), OptionalInt.empty());
    }

    private static DesignClass none(String name) {
        return DesignClass.ofShare(name, OptionalInt.empty(), OptionalInt.empty());
    }
}
