package org.qos.fabric.discovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.qos.fabric.discovery.UnreadAttribute.Reason;
import org.qos.fabric.mad.DirectedRoute;
import org.qos.fabric.mad.Mad;
import org.qos.fabric.mad.MadWindow;
import org.qos.fabric.mad.SmpAttribute;
import org.qos.fabric.sim.RandomState;
import org.qos.fabric.sim.SimulatedPort;
import org.qos.fabric.sim.SimulatedSubnet;
import org.qos.fabric.snapshot.IbnetdiscoverReader;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.SubnetState;

/** Why an attribute is missing, in words, and how far a discovery goes. */
class UnreadAttributeTest {

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "0x0001, status 0x0001 (busy)",
        "0x0002, status 0x0002",
        "0x0004, status 0x0004 (version not supported)",
        "0x0008, status 0x0008 (method not supported)",
        "0x000c, status 0x000c (attribute not supported)",
        "0x000d, status 0x000d (attribute not supported)",
        "0x0010, status 0x0010",
        "0x001c, status 0x001c (invalid attribute or modifier)",
        "0x0100, status 0x0100",
        "0x7fff, status 0x7fff (invalid attribute or modifier)"
    })
    void aStatusHasItsMeaning(String status, String text) {
        assertEquals(text, unread(Reason.STATUS, Integer.decode(status)).reasonText());
    }

    @ParameterizedTest
    @EnumSource(Reason.class)
    void everyReasonHasAText(Reason reason) {
        String text = unread(reason, 1).reasonText();
        assertTrue(text.length() > 10 && !text.endsWith("."), text);
    }

    /** A chain of switches: the last that a directed route reaches is 63 hops away. */
    @ParameterizedTest(name = "{0} switches")
    @CsvSource({"62, false", "63, false", "64, true", "70, true"})
    void aNodeBeyondTheLongestRouteIsReported(int switches, boolean reported) {
        SubnetState chain = chain(switches);
        SimulatedPort port = new SimulatedPort(new SimulatedSubnet(chain, new PortId(0xa0, 1)));
        DiscoveredSubnet found = new FabricDiscovery(new MadWindow(port), DiscoveryScope.LINKS).discover();
        assertEquals(
                1 + Math.min(switches, DirectedRoute.MAX_HOPS),
                found.state().fabric().nodes().size());
        List<UnreadAttribute> tooFar = found.unread().stream()
                .filter(unread -> unread.reason() == Reason.TOO_FAR)
                .toList();
        assertEquals(reported ? 1 : 0, tooFar.size());
        tooFar.forEach(unread -> {
            assertEquals(new PortId(0x100 + 63, 2), unread.port());
            assertEquals("more than 63 hops away", unread.reasonText());
        });
    }

    @Test
    void noRequestHasALongerRoute() {
        SimulatedPort port = new SimulatedPort(new SimulatedSubnet(chain(70), new PortId(0xa0, 1)));
        new FabricDiscovery(new MadWindow(port), DiscoveryScope.ALL).discover();
        assertEquals(
                DirectedRoute.MAX_HOPS,
                port.sent().stream()
                        .map(Mad::route)
                        .mapToInt(DirectedRoute::hops)
                        .max()
                        .orElseThrow());
    }

    @Test
    void theSummaryGroupsPortsByReason() {
        SubnetState state = RandomState.of(20_261_122, 3);
        long guid = RandomState.switchGuid(1);
        SimulatedSubnet subnet = new SimulatedSubnet(state, RandomState.origin());
        List.of(1, 3, 4)
                .forEach(number -> subnet.refuse(new PortId(guid, number), SmpAttribute.VL_ARBITRATION_TABLE, 0x0c));
        DiscoveredSubnet found =
                new FabricDiscovery(new MadWindow(new SimulatedPort(subnet)), DiscoveryScope.ALL).discover();
        String name = state.fabric().node(guid).orElseThrow().description();
        assertEquals(
                List.of("switch '" + name
                        + "' ports 1,3,4: VLArbitrationTable: status 0x000c (attribute not supported)"),
                new DiscoverySummary(found).unread());
    }

    /** A host with a chain of switches, each at port 2 of the one before. */
    private static SubnetState chain(int switches) {
        StringBuilder text = new StringBuilder("caguid=0xa0\nCa\t1 \"H-a0\"\t# \"host\"\n");
        text.append("[1](a1)\t\"S-101\"[1]\t# lid 1 lmc 0 \"s\" lid 2 4xEDR\n\n");
        IntStream.rangeClosed(1, switches).forEach(n -> {
            String guid = Integer.toHexString(0x100 + n);
            String before = n == 1 ? "\"H-a0\"[1](a1)" : "\"S-" + Integer.toHexString(0x100 + n - 1) + "\"[2]";
            text.append("switchguid=0x" + guid + "(" + guid + ")\n");
            text.append("Switch\t2 \"S-" + guid + "\"\t# \"s\" base port 0 lid " + (n + 1) + " lmc 0\n");
            text.append("[1]\t" + before + "\t# \"s\" lid 1 4xEDR\n");
            if (n < switches) {
                text.append("[2]\t\"S-" + Integer.toHexString(0x100 + n + 1) + "\"[1]\t# \"s\" lid 1 4xEDR\n");
            }
            text.append('\n');
        });
        try {
            return IbnetdiscoverReader.read(
                            new ByteArrayInputStream(text.toString().getBytes(StandardCharsets.UTF_8)))
                    .state();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static UnreadAttribute unread(Reason reason, int status) {
        return new UnreadAttribute(new PortId(1, 1), SmpAttribute.PORT_INFO, 0, DirectedRoute.LOCAL, reason, status);
    }
}
