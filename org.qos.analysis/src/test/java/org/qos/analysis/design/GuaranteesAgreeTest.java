package org.qos.analysis.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.qos.analysis.audit.share.LinkClass;
import org.qos.analysis.audit.share.VlPart;
import org.qos.analysis.audit.testing.FatTree;
import org.qos.analysis.audit.testing.Site;
import org.qos.analysis.simulation.flow.FlowModel;
import org.qos.analysis.simulation.flow.FlowRates;
import org.qos.analysis.simulation.network.Network;
import org.qos.analysis.simulation.packet.PacketResult;
import org.qos.analysis.simulation.packet.PacketSettings;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.option.LinkArbitration;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.policy.Ranges;

/** Design, audit, flow model and packets say the same of a policy whose levels limit the MTU. */
class GuaranteesAgreeTest {

    private static final double EXACT = 1e-9;
    private static final int CODE_4096 = 5;
    private static final long SEED = 1207;

    @Test
    void aClassWithSmallPacketsBehindOneThatIsAhead() {
        LinkKind link = link(8);
        Plan plan = plan(
                link,
                designed("Ahead", OptionalInt.empty(), OptionalInt.of(900), OptionalInt.empty()),
                designed("Small", OptionalInt.of(120), OptionalInt.empty(), OptionalInt.of(3)));
        ClassPlan small = plan.classes().get(2);

        double guaranteed = plan.part(small);

        assertTrue(guaranteed >= 0.12 && guaranteed < 0.16, guaranteed + " of " + plan.tables());
        // with packets of the MTU on all VLs it would be more
        assertTrue(
                LinkArbitration.part(plan.tables(), small.vl(), 4096) > guaranteed + 0.05,
                plan.tables().toString());
        assertAgree(plan, link);
    }

    @Test
    void randomDesignsWithOneSizeOnEachVl() {
        Random random = new Random(SEED);
        System.out.println("seed " + SEED);
        for (int round = 0; round < 40; round++) {
            LinkKind link = link(8 + random.nextInt(24));
            DesignClass[] classes = new DesignClass[1 + random.nextInt(4)];
            for (int place = 0; place < classes.length; place++) {
                OptionalInt mtu = random.nextBoolean() ? OptionalInt.of(1 + random.nextInt(5)) : OptionalInt.empty();
                classes[place] = place == 0 && random.nextBoolean()
                        ? designed("Ahead", OptionalInt.empty(), OptionalInt.of(700 + random.nextInt(250)), mtu)
                        : designed("C" + place, OptionalInt.of(20 + random.nextInt(100)), OptionalInt.empty(), mtu);
            }
            Optional<Plan> plan = Planner.plan(intent(link, classes));
            if (plan.isPresent()) {
                assertAgree(plan.get(), link);
            }
        }
    }

    private static void assertAgree(Plan plan, LinkKind link) {
        List<VlPart> audited = audited(plan, link);
        Network network = DesignedLinkTest.network(plan, link);
        PacketResult packets = DesignedLinkTest.simulated(plan, link);
        FlowRates flows = FlowModel.of(network, PacketSettings.ofMicros(1000, SEED));
        for (int place = 0; place < plan.classes().size(); place++) {
            ClassPlan each = plan.classes().get(place);
            double part = plan.part(each);
            VlPart ofVl = audited.stream()
                    .filter(vl -> vl.vl() == each.vl())
                    .findFirst()
                    .orElseThrow();
            assertEquals(part, ofVl.guaranteed(), EXACT, each.toString());
            assertEquals(plan.worstPart(each), ofVl.worst(), EXACT, each.toString());
            assertEquals(part, packets.gigabits(place) / 100, 0.003 + 0.02 * part, each + " of " + plan);
            assertEquals(part, flows.flows()[place] / 100, 0.003 + 0.02 * part, each + " of " + plan);
        }
    }

    /** What the audit says of the links of a fabric whose ports have the tables of a plan. */
    private static List<VlPart> audited(Plan plan, LinkKind link) {
        QosTables tables = plan.tables();
        FatTree tree = new FatTree(2, 1, 1);
        SubnetState known = tree.build();
        known.fabric().nodes().forEach(node -> node.ports().forEach(port -> tree.topology()
                .state(
                        (int) node.guid(),
                        port.number(),
                        PortState.builder()
                                .neighborMtu(CODE_4096)
                                .operationalVls(link.vlCode())
                                .build())));
        List<LinkClass> shares = Site.of(tree.build(), 1)
                .withPolicy(
                        DesignPolicy.of(intent(link, new DesignClass[0]), plan).policy())
                .withTables(tables.highLimit(), tables.vlarbHigh(), tables.vlarbLow(), tables.sl2vl())
                .audit()
                .shares();
        return shares.get(0).vls();
    }

    private static Plan plan(LinkKind link, DesignClass... classes) {
        return Planner.plan(intent(link, classes)).orElseThrow();
    }

    private static Intent intent(LinkKind link, DesignClass... classes) {
        return Intent.of(new DesignSite(List.of(link), new TreeSet<>(), Optional.empty()), List.of(classes));
    }

    private static LinkKind link(int entries) {
        return new LinkKind("every port", 4, entries, entries, 4096);
    }

    /** A class of requests of a Service-ID. */
    private static DesignClass designed(String name, OptionalInt share, OptionalInt ahead, OptionalInt mtuLimit) {
        DesignTraffic traffic = new DesignTraffic(
                "", Ranges.ofValues(name.charAt(name.length() - 1)), Ranges.NONE, List.of(), List.of());
        return new DesignClass(name, "", share, ahead, List.of(traffic), mtuLimit, OptionalInt.empty());
    }
}
