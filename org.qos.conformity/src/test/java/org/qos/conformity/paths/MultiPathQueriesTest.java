package org.qos.conformity.paths;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.MultiPathComponent;
import org.qos.runtime.path.MultiPathQuery;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.SubnetPrefix;

class MultiPathQueriesTest {

    private static final List<Port> ENDS = IntStream.rangeClosed(1, 6)
            .mapToObj(number -> new Port(new PortId(number, 1), number, 4 * number, 2, Optional.empty()))
            .toList();

    @Test
    void theSameSeedGivesTheSameQueries() {
        assertEquals(draw(7), draw(7));
        assertNotEquals(draw(7), draw(8));
    }

    @Test
    void oneToThreeEndsOnEachSideComeInEveryCombination() {
        for (int sources = 1; sources <= 3; sources++) {
            for (int destinations = 1; destinations <= 3; destinations++) {
                int wantedSources = sources;
                int wantedDestinations = destinations;
                assertSome(query -> query.values().sgids().size() == wantedSources
                        && query.values().dgids().size() == wantedDestinations);
            }
        }
    }

    @Test
    void alternatePathsAreAskedForWithAndWithoutTheBitOfTheirNumber() {
        Predicate<MultiPathQuery> alternate = query -> query.values().numbPath() == 2
                && query.values().sgids().size() == 2
                && query.values().dgids().size() == 2;
        assertSome(alternate.and(query -> query.has(MultiPathComponent.NUMB_PATH)));
        assertSome(alternate.and(query -> !query.has(MultiPathComponent.NUMB_PATH)));
    }

    @Test
    void everyFieldIsSometimesThereAndSometimesNot() {
        for (MultiPathComponent component : MultiPathComponent.values()) {
            assertSome(query -> query.has(component));
            assertSome(query -> !query.has(component));
        }
    }

    private static void assertSome(Predicate<MultiPathQuery> wanted) {
        assertTrue(draw(7).stream().anyMatch(wanted));
    }

    private static List<MultiPathQuery> draw(long seed) {
        QosLevel level = QosLevel.ofSl("DEFAULT", 0);
        Policy policy = new Policy(List.of(), List.of(level), level, List.of(), FabricSetup.NONE);
        BoundPolicy bound = BoundPolicy.bind(policy, Fabric.EMPTY, Partitions.WITHOUT_FILE);
        MultiPathQueries queries = new MultiPathQueries(bound, ENDS, SubnetPrefix.DEFAULT, seed);
        return Stream.generate(queries::next).limit(2000).toList();
    }
}
