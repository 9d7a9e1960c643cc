package org.qos.conformity.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.conformity.paths.ClientConformity;
import org.qos.conformity.paths.ComparisonResult;
import org.qos.conformity.paths.MultiPathComparison;
import org.qos.conformity.paths.MultiPathQueries;
import org.qos.conformity.paths.Outcomes;
import org.qos.conformity.paths.RoutedSubnets;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.testing.Nets;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.path.resolve.RoutedSubnet;

/** OpenSM with an example's policy answers MultiPathRecord queries, and what real clients ask, as the policy means it. */
@RequiresOpenSm
class RequestsIT {

    private static final long SEED = 20060614;
    private static final int QUERIES = 2000;

    @TempDir
    private Path site;

    @ParameterizedTest
    @MethodSource("examples")
    void openSmRespondsAsTheExampleMeans(Example example) throws Exception {
        SubnetFiles files = ExampleSite.generate(example, site);
        BoundPolicy bound = example.bound();
        ReferenceMatcher matcher = new ReferenceMatcher(bound);
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(files)) {
            RoutedSubnet routed = RoutedSubnets.read(subnet, bound.partitions(), SmOptions.DEFAULTS.withQos());
            MultiPathComparison paths = MultiPathComparison.of(subnet, routed, Optional.of(matcher));
            MultiPathQueries queries = new MultiPathQueries(
                    bound, routed.fabric().endpoints(), routed.options().subnetPrefix(), SEED);
            Stream.generate(queries::next).limit(QUERIES).forEach(paths::ask);
            Outcomes outcomes = paths.outcomes();
            System.out.println(example + ", seed " + SEED + ", MultiPathRecords: " + outcomes);
            assertEquals(List.of(), first(outcomes.differences()));
            assertTrue(outcomes.expected("paths") > QUERIES / 4, () -> "too few paths: " + outcomes);
            ComparisonResult clients = new ClientConformity(subnet, bound, matcher).compare(SEED);
            System.out.println(example + ", seed " + SEED + ", as clients ask: " + clients);
            assertEquals(List.of(), first(clients.disagreements()));
        }
    }

    @Test
    void theClassPortInfoSaysWhetherQosIsSwitchedOn() {
        SubnetFiles on = SubnetFiles.ofNet(Nets.pairOfSwitches(1));
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(on)) {
            assertTrue(subnet.sa().classPortInfo().orElseThrow().isQosSupported());
        }
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(on.withOptions("qos FALSE\n"))) {
            assertFalse(subnet.sa().classPortInfo().orElseThrow().isQosSupported());
        }
    }

    private static List<String> first(List<String> disagreements) {
        return disagreements.subList(0, Math.min(5, disagreements.size()));
    }

    static List<Example> examples() throws IOException {
        return Example.all();
    }
}
