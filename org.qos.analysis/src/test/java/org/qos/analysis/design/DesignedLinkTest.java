package org.qos.analysis.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.qos.analysis.audit.traffic.Channel;
import org.qos.analysis.simulation.network.Network;
import org.qos.analysis.simulation.network.SimulatedFlow;
import org.qos.analysis.simulation.network.SimulatedLink;
import org.qos.analysis.simulation.network.Ticks;
import org.qos.analysis.simulation.packet.PacketResult;
import org.qos.analysis.simulation.packet.PacketSettings;
import org.qos.analysis.simulation.packet.PacketSimulation;
import org.qos.runtime.option.QosTables;

/** The packet model gives each class of a full link what its plan guarantees. */
class DesignedLinkTest {

    private static final long SEED = 1702;
    private static final double GIGABITS = 100;
    private static final double TOLERANCE = 0.02;
    /** So many that a packet more or less at the end changes no share of a percent by the tolerance. */
    private static final long PACKETS = 50_000;

    private static final int INTENTS = Integer.getInteger("qos.design.intents", 40);

    @Test
    void randomDesignsKeepTheirGuarantees() {
        System.out.println("seed " + SEED);
        RandomIntents intents = new RandomIntents(new Random(SEED));
        for (int planned = 0; planned < INTENTS; ) {
            Optional<Plan> plan = Planner.plan(intents.next());
            if (plan.isPresent()) {
                plan.get().site().links().stream()
                        .filter(link -> link.vls() > 1)
                        .forEach(link -> assertKept(plan.get(), link));
                planned++;
            }
        }
    }

    @Test
    void packetsOfSeveralSizesOnOneVlLowerNoGuarantee() {
        LinkKind link = new LinkKind("every port", 2, 8, 8, 4096);
        DesignSite site = new DesignSite(List.of(link), new TreeSet<>(), Optional.empty());
        for (int mtu = 1; mtu < 5; mtu++) {
            DesignClass small = new DesignClass(
                    "Video",
                    "",
                    OptionalInt.empty(),
                    OptionalInt.empty(),
                    List.of(),
                    OptionalInt.of(mtu),
                    OptionalInt.empty());
            DesignClass storage = DesignClass.ofShare("Storage", OptionalInt.of(200), OptionalInt.empty());
            Plan plan = Planner.plan(Intent.of(site, List.of(storage, small))).orElseThrow();
            double storageGets = simulated(plan, link).gigabits(1) / GIGABITS;
            assertTrue(storageGets >= 0.199, storageGets + " of " + plan);
        }
    }

    @Test
    void aClassWithSmallPacketsThatIsAloneOnItsVlGetsWhatItsPlanSays() {
        LinkKind link = new LinkKind("every port", 2, 8, 8, 4096);
        DesignClass small = new DesignClass(
                "Video",
                "",
                OptionalInt.empty(),
                OptionalInt.empty(),
                List.of(),
                OptionalInt.of(3),
                OptionalInt.empty());
        DesignClass storage = DesignClass.ofShare("Storage", OptionalInt.of(200), OptionalInt.empty());
        Plan plan = Planner.plan(Intent.of(
                        new DesignSite(List.of(link), new TreeSet<>(), Optional.empty()), List.of(storage, small)))
                .orElseThrow();
        ClassPlan video = plan.classes().get(2);
        Plan withoutDefault = new Plan(plan.site(), plan.classes().subList(1, 3), plan.tables());

        double gets = simulated(withoutDefault, link).gigabits(1) / GIGABITS;

        assertEquals(plan.part(video), gets, 0.01);
        assertTrue(plan.part(video) < plan.part(plan.classes().get(0)));
    }

    @Test
    void burstsOfSinglePacketsKeepGuarantees() {
        DesignClass jobs = DesignClass.ofShare("Jobs", OptionalInt.of(300), OptionalInt.of(400));
        DesignClass small = new DesignClass(
                "Alarms",
                "",
                OptionalInt.of(20),
                OptionalInt.of(400),
                List.of(),
                OptionalInt.of(1),
                OptionalInt.empty());
        DesignClass storage = DesignClass.ofShare("Storage", OptionalInt.of(500), OptionalInt.empty());
        for (int mtu : new int[] {2048, 4096}) {
            LinkKind link = new LinkKind("every port", 4, 8, 8, mtu);
            DesignSite site = new DesignSite(List.of(link), new TreeSet<>(), Optional.empty());

            Plan plan =
                    Planner.plan(Intent.of(site, List.of(jobs, small, storage))).orElseThrow();

            assertEquals(0, plan.tables().highLimit());
            assertKept(plan, link);
        }
    }

    private static void assertKept(Plan plan, LinkKind link) {
        List<ClassPlan> classes = plan.classes();
        PacketResult result = simulated(plan, link);
        double ahead = 0;
        double most = 1;
        for (ClassPlan each : classes) {
            double part = 0;
            for (ClassPlan sharing : plan.sharing(each)) {
                part += result.gigabits(classes.indexOf(sharing)) / GIGABITS;
            }
            double share = each.requested().share().orElse(0) / 1000.0;
            assertTrue(part >= share * (1 - TOLERANCE), each + " gets " + part + " on " + link + " of " + plan);
            if (each.requested().ahead().isPresent()) {
                ahead += part;
                most = Math.min(most, each.requested().ahead().getAsInt() / 1000.0);
            }
        }
        assertTrue(ahead <= most + TOLERANCE, ahead + " on " + link + " of " + plan);
    }

    static PacketResult simulated(Plan plan, LinkKind link) {
        long ticks = PACKETS * link.mtu() * Ticks.perByte(GIGABITS);
        return PacketSimulation.of(
                network(plan, link), new PacketSettings(SEED, PacketSettings.BUFFER, 0, 0, ticks / 4, ticks));
    }

    /** A link of 100 Gb/s with a flow of each class, in the order of the plan. */
    static Network network(Plan plan, LinkKind link) {
        QosTables tables = plan.tables().on(link.capabilities());
        return new Network(
                List.of(new SimulatedLink(GIGABITS, tables.highLimit(), tables.vlarbHigh(), tables.vlarbLow())),
                plan.classes().stream()
                        .map(each -> new SimulatedFlow(
                                new int[] {Channel.of(0, each.vl())},
                                each.requested().packet(link.mtu()),
                                SimulatedFlow.UNLIMITED))
                        .toList());
    }
}
