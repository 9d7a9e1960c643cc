package org.qos.analysis.partition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.match.Request;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.partition.PkeyTables;
import org.qos.runtime.path.resolve.PkeyPrediction;

/** Compares which ports share a P_Key with the predicted tables of the ports, whatever {@code allow_both_pkeys} is. */
class SharedPkeysRandomTest {

    private static final long SEED = 20261122;
    private static final int PORTS = 4;
    private static final int MAX_PKEY = 3;
    private static final Fabric FABRIC = Fabric.of(
            LongStream.rangeClosed(1, PORTS).mapToObj(guid -> node(guid)).toList(), OptionalLong.of(1));

    private final Random random = new Random(SEED);

    @Test
    void portsShareAPkeyAsTheirTablesSay() {
        int refused = 0;
        for (int round = 0; round < 1_000; round++) {
            Partitions partitions = partitions();
            SharedPkeys shared = new SharedPkeys(partitions, FABRIC);
            for (boolean bothKinds : new boolean[] {false, true}) {
                PkeyTables tables = PkeyPrediction.of(partitions, FABRIC, bothKinds);
                for (Request request : requests()) {
                    boolean expected = !tables.share(
                            FABRIC.endpointIndex(request.sourceGuid()),
                            FABRIC.endpointIndex(request.destinationGuid()),
                            request.pkey().getAsInt());
                    String about = "seed " + SEED + ", round " + round + ": " + partitions + " " + request;
                    assertEquals(expected, shared.isRefused(request), about);
                    assertEquals(expected, shared.isUnanswered(request), about);
                    assertEquals(expected, !isInPairs(shared, request), about);
                    refused += expected ? 1 : 0;
                }
            }
        }
        assertTrue(refused > 1_000, refused + " requests refused");
    }

    @Test
    void requestsWithoutAPkeyAreUnansweredWhereNoPkeyIsShared() {
        int unanswered = 0;
        for (int round = 0; round < 1_000; round++) {
            Partitions partitions = partitions();
            SharedPkeys shared = new SharedPkeys(partitions, FABRIC);
            PkeyTables tables = PkeyPrediction.of(partitions, FABRIC, false);
            for (Request request : requests()) {
                Request withoutPkey = request(request.sourceGuid(), request.destinationGuid());
                boolean expected = IntStream.rangeClosed(1, MAX_PKEY)
                        .noneMatch(pkey -> tables.share(
                                FABRIC.endpointIndex(request.sourceGuid()),
                                FABRIC.endpointIndex(request.destinationGuid()),
                                pkey));
                String about = "seed " + SEED + ", round " + round + ": " + partitions + " " + withoutPkey;
                assertEquals(expected, shared.isUnanswered(withoutPkey), about);
                assertFalse(shared.isRefused(withoutPkey));
                unanswered += expected ? 1 : 0;
            }
        }
        assertTrue(unanswered > 1_000, unanswered + " requests unanswered");
    }

    @Test
    void requestsOfUnknownPortsAreNotRefused() {
        SharedPkeys shared = new SharedPkeys(new Partitions(List.of(partition(1))), FABRIC);
        assertFalse(shared.isRefused(request(1, 99, 1)));
        assertFalse(shared.isRefused(request(99, 1, 1)));
        assertFalse(shared.isUnanswered(request(99, 1)));
    }

    private static boolean isInPairs(SharedPkeys shared, Request request) {
        return shared.pairs(request.pkey()).stream()
                .anyMatch(pairs -> pairs.sources().contains(request.sourceGuid())
                        && pairs.destinations().contains(request.destinationGuid()));
    }

    private static List<Request> requests() {
        List<Request> all = new ArrayList<>();
        for (int pkey = 0; pkey <= MAX_PKEY; pkey++) {
            for (long source = 1; source <= PORTS; source++) {
                for (long destination = 1; destination <= PORTS; destination++) {
                    all.add(request(source, destination, pkey));
                    all.add(request(source, destination, pkey | 0x8000));
                }
            }
        }
        return all;
    }

    private static Request request(long source, long destination, int pkey) {
        return request(source, destination, OptionalInt.of(pkey));
    }

    private static Request request(long source, long destination) {
        return request(source, destination, OptionalInt.empty());
    }

    private static Request request(long source, long destination, OptionalInt pkey) {
        return new Request(source, destination, OptionalLong.empty(), OptionalInt.empty(), OptionalInt.empty(), pkey);
    }

    private Partitions partitions() {
        return new Partitions(IntStream.rangeClosed(0, random.nextInt(3))
                .mapToObj(i -> partition(1 + random.nextInt(MAX_PKEY)))
                .toList());
    }

    private Partition partition(int pkey) {
        List<PartitionMember> members = IntStream.range(0, random.nextInt(4))
                .mapToObj(i -> new PartitionMember(
                        PartitionMember.Selection.values()[random.nextInt(PartitionMember.Selection.values().length)],
                        1 + random.nextInt(PORTS),
                        Membership.values()[random.nextInt(Membership.values().length)]))
                .toList();
        return new Partition("partition", pkey, 0, List.of(), members);
    }

    private static Node node(long guid) {
        PortId id = new PortId(guid + 0x100, 1);
        NodeType type = guid == PORTS ? NodeType.ROUTER : NodeType.CA;
        return new Node(
                id.nodeGuid(), type, "node" + guid, 1, false, List.of(new Port(id, guid, 0, 0, Optional.empty())));
    }
}
