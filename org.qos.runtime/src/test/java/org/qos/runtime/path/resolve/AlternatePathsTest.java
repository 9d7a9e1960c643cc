package org.qos.runtime.path.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.qos.runtime.path.resolve.SmallSubnet.A;
import static org.qos.runtime.path.resolve.SmallSubnet.B;
import static org.qos.runtime.path.resolve.SmallSubnet.C;
import static org.qos.runtime.path.resolve.SmallSubnet.LEFT;
import static org.qos.runtime.path.resolve.SmallSubnet.RIGHT;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.Gid;
import org.qos.runtime.path.MultiPathComponent;
import org.qos.runtime.path.MultiPathQuery;
import org.qos.runtime.path.MultiPathRecord;
import org.qos.runtime.path.PathRecord;
import org.qos.runtime.path.PathTerms;
import org.qos.runtime.path.Selected;

/**
 * Pairs of paths for automatic path migration in the small subnet, whose hosts have four LIDs here: a 8 to 11, b 12 to 15, c 16
 * to 19. The switches left and right have LIDs 1 and 2. Ports are paired in the order left, right, a, b, c: the first source
 * with the first destination, unless the shortest path of the other pairing is shorter.
 */
class AlternatePathsTest {

    private static final Map<Long, Integer> LIDS = Map.of(A, 8, B, 12, C, 16);

    private static final int[] ALL_SLS = IntStream.range(0, 16).toArray();

    private final SmallSubnet subnet = new SmallSubnet();

    AlternatePathsTest() {
        LIDS.forEach((guid, first) -> {
            for (int lid = first; lid < first + 4; lid++) {
                subnet.route(LEFT, lid, guid == A ? 1 : guid == B ? 2 : 3);
                subnet.route(RIGHT, lid, guid == C ? 1 : 3);
            }
        });
    }

    /**
     * From right to c and from a to b there are fewer cables, 1 and 2, than from right to b and from a to c, 2 and 3. The path
     * bits are 35 % 4 and 36 % 4: LIDs 2 and 12 are 0x0200 and 0x0c00 swapped, and (0x80 * 16 | 0x300) % 103 is 35.
     */
    @Test
    void thePairingWithTheShorterPathIsTaken() {
        assertEquals(List.of("2-19", "8-12"), lids(List.of(RIGHT, A), List.of(B, C)));
    }

    /** Each pairing has a path of 2 cables and one of 3. The path bits are 88 % 4 and 89 % 4, of LIDs 2 and 8. */
    @Test
    void ofPairingsThatAreEquallyShortTheFirstIsTaken() {
        assertEquals(List.of("8-2", "13-17"), lids(List.of(A, B), List.of(RIGHT, C)));
    }

    @Test
    void aPairingWithOnePathIsAsShortAsThatPath() {
        subnet.drop(new PortId(RIGHT, 3), 0, ALL_SLS);
        assertEquals(List.of("2-19", "8-12"), lids(List.of(RIGHT, A), List.of(B, C)), "right to b has none");
    }

    @Test
    void aPairingWithOnePathIsTakenEvenIfTheOtherHasTwo() {
        subnet.drop(new PortId(LEFT, 3), 1, ALL_SLS);
        assertEquals(List.of("1-13"), lids(List.of(LEFT, A), List.of(B, C)), "a to c has none");
    }

    /** The switch right has one LID, so that OpenSM tries it with one LID of c only, the 19. */
    @Test
    void betweenPortsWithOneLidAndWithFourOnePairOfLidsIsTried() {
        subnet.route(RIGHT, 19, 2);
        assertEquals(List.of("2-15", "8-16"), lids(List.of(RIGHT, A), List.of(B, C)), "right has no cable at port 2");
    }

    /** The P_Keys of these ports are not compared, so that there may be none from which the SL comes. */
    @Test
    void aPathForRawPacketsWithoutAPkeyHasTheFirstSlThatIsNotDropped() {
        subnet.partitions(new Partitions(List.of())).partition(1, 7, A, C).partition(2, 7, B, RIGHT);
        subnet.drop(new PortId(0xa0, 1), 0, 0, 1);
        assertEquals(
                List.of(0, 2),
                paths(List.of(RIGHT, A), List.of(B, C), true)
                        .map(PathRecord::sl)
                        .toList());
    }

    @Test
    void aPathForRawPacketsHasNoPkeyThoughItsPortsShareOne() {
        assertEquals(
                List.of(0, 0),
                paths(List.of(RIGHT, A), List.of(B, C), true)
                        .map(PathRecord::pkey)
                        .toList());
        assertEquals(
                List.of(0xffff, 0xffff),
                paths(List.of(RIGHT, A), List.of(B, C), false)
                        .map(PathRecord::pkey)
                        .toList());
    }

    private List<String> lids(List<Long> sources, List<Long> destinations) {
        return paths(sources, destinations, false)
                .map(path -> path.slid() + "-" + path.dlid())
                .toList();
    }

    private Stream<PathRecord> paths(List<Long> sources, List<Long> destinations, boolean raw) {
        PathTerms terms = new PathTerms(raw, 0, 0, 0, false, 2, 0, 0, 0, Selected.NONE, Selected.NONE, Selected.NONE);
        long mask = Stream.of(
                        MultiPathComponent.SGID_COUNT, MultiPathComponent.DGID_COUNT, MultiPathComponent.RAW_TRAFFIC)
                .mapToLong(MultiPathComponent::mask)
                .sum();
        MultiPathQuery query =
                new MultiPathQuery(new MultiPathRecord(terms, 0, 0, gids(sources), gids(destinations)), mask);
        RoutedSubnet small = subnet.build();
        RoutedSubnet withFourLids = new RoutedSubnet(
                withFourLids(small.fabric()),
                small.forwarding(),
                small.states(),
                small.sl2vl(),
                small.pkeys(),
                small.partitions(),
                small.options());
        MultiPathResolution answer = new PathResolver(withFourLids, Optional.empty(), Profile.OPENSM).resolve(query, 0);
        return assertInstanceOf(MultiPathResolution.Paths.class, answer).paths().stream()
                .map(Resolution.Path::path);
    }

    private static List<Gid> gids(List<Long> guids) {
        return guids.stream().map(Gid::ofPort).toList();
    }

    private static Fabric withFourLids(Fabric fabric) {
        return fabric.withNodes(fabric.nodes().stream()
                .map(node -> node.type() == NodeType.SWITCH ? node : withFourLids(node))
                .toList());
    }

    private static Node withFourLids(Node host) {
        List<Port> ports = host.ports().stream()
                .map(port -> new Port(port.id(), port.guid(), LIDS.get(port.guid()), 2, port.link()))
                .toList();
        return new Node(host.guid(), host.type(), host.description(), 1, false, ports);
    }
}
