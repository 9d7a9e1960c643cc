package org.qos.runtime.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.testing.Policies;
import org.qos.runtime.testing.SmallFabric;

/** Sets of ports, in a fabric and without one, against sets of their GUIDs. */
class PortSetTest {

    private static final long SEED = 20_061_210L;
    private static final int HOSTS = 5;
    private static final int ROUNDS = 500;

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void setsOfPortsBehaveAsSetsOfGuids(boolean withFabric) {
        Random random = new Random(SEED);
        for (int round = 0; round < ROUNDS; round++) {
            Set<Long> one = someGuids(random);
            Set<Long> other = someGuids(random);
            Set<Long> both = new HashSet<>(one);
            both.addAll(other);
            PortSet ones = members(withFabric, one);
            PortSet others = members(withFabric, other);
            String about = "seed " + SEED + ", round " + round + ": " + one + ", " + other;

            for (int host = 0; host < HOSTS; host++) {
                assertEquals(one.contains(guid(host)), ones.contains(guid(host)), about);
                assertEquals(both.contains(guid(host)), ones.union(others).contains(guid(host)), about);
            }
            assertEquals(one.containsAll(other), ones.containsAll(others), about);
            assertTrue(ones.union(others).containsAll(ones), about);
            assertEquals(one.isEmpty(), ones.isEmpty(), about);
            assertEquals(both.isEmpty(), ones.union(others).isEmpty(), about);
            assertEquals(one.containsAll(both), ones.containsAll(ones.union(others)), about);
            assertEquals(one.isEmpty(), ones.any().isEmpty(), about);
            assertTrue(ones.any().stream().allMatch(one::contains), about);
        }
    }

    @Test
    void setsOfTwoFabricsCannotBeCompared() {
        PortSet inFabric = members(true, Set.of(guid(0)));
        PortSet byValue = members(false, Set.of(guid(0)));
        assertFalse(inFabric.containsAll(byValue));
        assertFalse(byValue.containsAll(inFabric));
        assertThrows(IllegalArgumentException.class, () -> inFabric.union(byValue));
        assertThrows(IllegalArgumentException.class, () -> byValue.union(inFabric));
    }

    @Test
    void withoutAFabricAGroupOfNamesMayHaveUnknownPorts() {
        PortGroup switches = Policies.types("switches", NodeType.SWITCH);
        PortGroup hosts = Policies.guids("hosts", guid(0));
        BoundPolicy bound =
                BoundPolicy.bind(Policies.policy(List.of(switches, hosts)), Fabric.EMPTY, Partitions.WITHOUT_FILE);
        PortSet unknown = bound.members(switches);
        PortSet known = bound.members(hosts);

        assertFalse(unknown.isEmpty(), "it may have ports");
        assertFalse(known.containsAll(unknown), "whatever ports it has");
        assertFalse(known.union(unknown).isEmpty());
        assertFalse(known.containsAll(known.union(unknown)));
        assertFalse(known.containsAll(unknown.union(known)));
        assertEquals(OptionalLong.empty(), unknown.any());
    }

    /** A port of which a snapshot does not have the GUID. */
    @Test
    void aPortWithoutAGuidIsNoWitness() {
        PortGroup hosts = Policies.types("hosts", NodeType.CA);
        Fabric fabric = Fabric.of(List.of(SmallFabric.host(-1, "host")), OptionalLong.empty());

        PortSet members = BoundPolicy.bind(Policies.policy(List.of(hosts)), fabric, Partitions.WITHOUT_FILE)
                .members(hosts);

        assertFalse(members.isEmpty());
        assertEquals(OptionalLong.empty(), members.any());
    }

    private static PortSet members(boolean withFabric, Set<Long> guids) {
        PortGroup group =
                Policies.guids("g", guids.stream().mapToLong(Long::longValue).toArray());
        Fabric fabric = withFabric ? fabric() : Fabric.EMPTY;
        return BoundPolicy.bind(Policies.policy(List.of(group)), fabric, Partitions.WITHOUT_FILE)
                .members(group);
    }

    private static Set<Long> someGuids(Random random) {
        Set<Long> guids = new HashSet<>();
        for (int host = 0; host < HOSTS; host++) {
            if (random.nextInt(3) == 0) {
                guids.add(guid(host));
            }
        }
        return guids;
    }

    private static long guid(int host) {
        return 0x100L * (host + 1) + 1;
    }

    private static Fabric fabric() {
        List<Node> hosts = new ArrayList<>();
        for (int host = 0; host < HOSTS; host++) {
            hosts.add(SmallFabric.host(guid(host) - 1, "host" + host));
        }
        return Fabric.of(hosts, OptionalLong.empty());
    }
}
