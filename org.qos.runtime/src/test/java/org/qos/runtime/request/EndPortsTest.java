package org.qos.runtime.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.qos.runtime.testing.SmallFabric.ALPHA_1;
import static org.qos.runtime.testing.SmallFabric.BETA_1;
import static org.qos.runtime.testing.SmallFabric.FABRIC;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.GuidSet;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.testing.Policies;

class EndPortsTest {

    private static final Policy POLICY =
            Policies.policy(List.of(Policies.guids("Hosts", BETA_1, ALPHA_1), Policies.guids("Nobody", 0xdead)));

    @Test
    void aGroupRepresentsItsPortsWhateverTheCaseOfItsName() throws Exception {
        assertEquals(List.of(ALPHA_1, BETA_1), ports(FABRIC, "from group \" hosts\" to any"));
    }

    @Test
    void anyRepresentsEveryEndpoint() throws Exception {
        assertEquals(FABRIC.endpoints().stream().map(Port::guid).toList(), ports(FABRIC, "from any to any"));
    }

    @Test
    void aSinglePortIsItself() throws Exception {
        assertEquals(List.of(BETA_1), ports(FABRIC, "from 18 to any"));
        assertEquals(List.of(0xdeadL), ports(Fabric.EMPTY, "from 0xdead to any"));
    }

    @Test
    void aGroupThatIsAListOfGuidsNeedsNoFabricAsASet() throws Exception {
        BoundPolicy bound = BoundPolicy.bind(POLICY, Fabric.EMPTY, Partitions.WITHOUT_FILE);
        PathRequest request = RequestParser.parse("from group HOSTS to any");
        assertEquals(new GuidSet(Ranges.ofValues(ALPHA_1, BETA_1), true), new EndPorts(bound).sourceSet(request));
        assertThrows(RequestSyntaxException.class, () -> new EndPorts(bound).destinationSet(request));
    }

    @Test
    void whatCannotBeFoundIsNamed() {
        assertEquals("the policy has no port group \"Guests\"", refusal(FABRIC, "from group Guests to any"));
        assertEquals("no port of the fabric is in the group \"Nobody\"", refusal(FABRIC, "from group Nobody to any"));
        assertEquals(
                "the ports of \"any\" are unknown without a fabric; pass --fabric, name one in qos.yaml, or give a port GUID"
                        + " (0x...)",
                refusal(Fabric.EMPTY, "from any to any"));
    }

    @Test
    void theTokenThatNamesNothingIsCounted() throws Exception {
        BoundPolicy bound = BoundPolicy.bind(POLICY, FABRIC, Partitions.WITHOUT_FILE);
        PathRequest request = RequestParser.parse("from group Guests to 9999");
        EndPorts ends = new EndPorts(bound);
        assertEquals(
                3,
                assertThrows(RequestSyntaxException.class, () -> ends.sources(request))
                        .token());
        assertEquals(
                5,
                assertThrows(RequestSyntaxException.class, () -> ends.destinations(request))
                        .token());
    }

    private static String refusal(Fabric fabric, String sentence) {
        return assertThrows(RequestSyntaxException.class, () -> ports(fabric, sentence))
                .getMessage();
    }

    private static List<Long> ports(Fabric fabric, String sentence) throws RequestSyntaxException {
        BoundPolicy bound = BoundPolicy.bind(POLICY, fabric, Partitions.WITHOUT_FILE);
        return new EndPorts(bound).sources(RequestParser.parse(sentence));
    }
}
