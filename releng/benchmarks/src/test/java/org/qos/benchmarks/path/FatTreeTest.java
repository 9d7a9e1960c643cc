package org.qos.benchmarks.path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.resolve.PathResolver;
import org.qos.runtime.path.resolve.Profile;
import org.qos.runtime.path.resolve.Resolution;
import org.qos.runtime.path.resolve.RoutedSubnet;

class FatTreeTest {

    @Test
    void everyHostReachesEveryOtherWithinSixHops() {
        FatTree tree = new FatTree(4);
        assertEquals(16, tree.hosts());
        assertEquals(36, tree.size());
        Fabric fabric = tree.fabric();
        PathResolver resolver = new PathResolver(
                RoutedSubnet.predicted(
                        SubnetState.of(fabric).withForwarding(tree.forwarding()),
                        Partitions.WITHOUT_FILE,
                        SmOptions.DEFAULTS.withQos()),
                Optional.empty(),
                Profile.OPENSM);
        int longest = 0;
        for (int from = 0; from < tree.hosts(); from++) {
            for (int to = 0; to < tree.hosts(); to++) {
                PathQuery query = PathQuery.between(FatTree.hostPort(from), FatTree.hostPort(to))
                        .build();
                Resolution.Path path = assertInstanceOf(Resolution.Path.class, resolver.resolve(query, 0));
                longest = Math.max(longest, resolver.hops(path).size());
            }
        }
        assertEquals(6, longest);
    }
}
