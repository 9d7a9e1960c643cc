package org.qos.analysis.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.qos.analysis.audit.AuditFinding.CreditLoopFinding;
import org.qos.analysis.audit.AuditFinding.Kind;
import org.qos.analysis.audit.testing.Site;
import org.qos.analysis.audit.testing.Topology;
import org.qos.analysis.audit.testing.Torus;

/** What an audit says of credit loops. */
class CreditLoopFindingsTest {

    @Test
    void aCreditLoopNamesItsLinksAndThePathsThatMakeIt() {
        Site site = Site.of(new Torus(5, 1).build(), 1);
        CreditLoopFinding loop = (CreditLoopFinding) site.audit().findings().get(0);
        AuditText text = new AuditText(site.state().fabric());
        assertEquals(
                "5 links can wait for each other in a cycle on VL0; when their buffers are full, no"
                        + " packet in them moves until a switch drops it by age; use a routing engine without credit"
                        + " loops, or give the paths SLs that break the cycle",
                text.of(loop));
        assertEquals(
                "1. sw0-0/P2 -> sw1-0/P3 VL0, then the next link: n0-0/P1 to n2-0/P1 (LID 8) with SL 0",
                text.details(loop).get(0));
        assertEquals(5, text.details(loop).size());
    }

    /** Three cables between each two switches; the LID chooses the cable, so that each has a loop of its own. */
    @Test
    void loopsOfTheSameSwitchesByOtherCablesOrVlsAreOneFinding() {
        Topology topology = new Topology();
        int switches = 5;
        int cables = 3;
        IntStream.range(0, switches).forEach(place -> topology.addSwitch("sw" + place));
        for (int place = 0; place < switches; place++) {
            for (int cable = 0; cable < cables; cable++) {
                topology.cable(1 + place, 1 + cable, 1 + (place + 1) % switches, 11 + cable);
                topology.cable(1 + place, 21 + cable, topology.addAdapter("n" + place + "-" + cable), 1);
            }
        }
        for (int place = 0; place < switches; place++) {
            for (int cable = 0; cable < cables; cable++) {
                int lid = 1 + switches + place * cables + cable;
                for (int from = 0; from < switches; from++) {
                    topology.route(1 + from, lid, from == place ? 21 + cable : 1 + cable);
                }
            }
        }

        Site site = Site.of(topology.build(), 2);

        assertEquals(List.of(Kind.CREDIT_LOOP), site.kinds());
        assertEquals(
                "5 links can wait for each other in a cycle on VL0, VL1 (one of 6 cycles or more of these switches, with 30"
                        + " buffers in all)",
                site.texts().get(0).split(";")[0]);
    }
}
