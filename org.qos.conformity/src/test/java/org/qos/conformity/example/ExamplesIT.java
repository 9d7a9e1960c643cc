package org.qos.conformity.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.conformity.paths.ComparisonResult;
import org.qos.conformity.paths.PathComparison;
import org.qos.conformity.paths.QueriesOfEveryField;
import org.qos.conformity.paths.RandomQueries;
import org.qos.conformity.paths.RoutedSubnets;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.conformity.site.SiteConformity;
import org.qos.conformity.site.SiteReport;
import org.qos.conformity.testing.RequiresOpenSm;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.resolve.RoutedSubnet;

/** OpenSM with the files that {@code qos generate} writes gives each request the level that {@code qos match} says. */
@RequiresOpenSm
class ExamplesIT {

    private static final long SEED = 20060513;
    private static final int QUERIES = 3000;

    @TempDir
    private Path site;

    @ParameterizedTest
    @MethodSource("examples")
    void openSmDoesWhatTheExampleMeans(Example example) throws IOException {
        SubnetFiles files = ExampleSite.generate(example, site);
        BoundPolicy bound = example.bound();
        SiteReport report = SiteConformity.examine(files, bound, new MatchCommandLevels(example, bound), SEED, QUERIES);
        System.out.println(example + ", seed " + SEED + ": " + report.paths());
        assertEquals(List.of(), report.problems());
    }

    @ParameterizedTest
    @MethodSource("examples")
    void openSmAnswersQueriesOfAllKindsAsTheResolverSays(Example example) throws IOException {
        SubnetFiles files = ExampleSite.generate(example, site);
        BoundPolicy bound = example.bound();
        for (int lmc : new int[] {0, 2}) {
            ComparisonResult paths = answers(files.withOptions(files.options() + "\nlmc " + lmc + "\n"), bound);
            System.out.println(example + ", LMC " + lmc + ", seed " + SEED + ": " + paths);
            assertEquals(List.of(), paths.disagreements());
        }
    }

    private static ComparisonResult answers(SubnetFiles files, BoundPolicy bound) {
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(files)) {
            RoutedSubnet routed = RoutedSubnets.read(subnet, bound.partitions(), SmOptions.DEFAULTS.withQos());
            PathComparison comparison = PathComparison.of(subnet, routed, Optional.of(new ReferenceMatcher(bound)));
            List<Port> ends = routed.fabric().endpoints();
            RandomQueries aimed =
                    new RandomQueries(bound, ends.stream().map(Port::guid).toList(), SEED);
            QueriesOfEveryField varied = new QueriesOfEveryField(
                    new Random(SEED), ends, routed.options().subnetPrefix());
            for (int i = 0; i < QUERIES; i++) {
                comparison.ask(withoutUncomparable(varied.vary(aimed.next()), bound));
            }
            return comparison.result();
        }
    }

    /** OpenSM cannot compare the TClass: where rules state one, it gives its answer to a query without. */
    private static PathQuery withoutUncomparable(PathQuery query, BoundPolicy bound) {
        boolean comparesTclass = bound.policy().rules().stream()
                .anyMatch(rule -> !rule.tclasses().isEmpty());
        return comparesTclass
                ? new PathQuery(query.values(), query.componentMask() & ~PathComponent.TCLASS.mask())
                : query;
    }

    static List<Example> examples() throws IOException {
        return Example.all();
    }
}
