package org.qos.conformity.paths;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.qos.conformity.RequiresOpenSm;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.dsl.generator.opensm.OpenSmPolicyEmitter;
import org.qos.dsl.language.Language;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.project.ProjectFiles;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.resolve.RoutedSubnet;
import org.qos.runtime.policy.Policy;

/**
 * On subnets, policies, partitions and options made by chance OpenSM answers path queries of all kinds as the resolver says:
 * the whole record, or the refusal. Half of the subnets have LMC 2.
 */
@RequiresOpenSm
class PathAnswersIT {

    private static final long SEED = 20040915;
    /** Random numbers from neighbouring seeds begin alike. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private static final int SUBNETS = Integer.getInteger("qos.random.subnets", 24);
    private static final int QUERIES = Integer.getInteger("qos.random.queries", 1_500);

    private final Map<String, Integer> outcomes = new TreeMap<>();
    private final List<String> differences = new ArrayList<>();
    private int queries;

    @Test
    void openSmAnswersAsTheResolverSays() {
        for (int subnet = 0; subnet < SUBNETS; subnet++) {
            compare(SEED + subnet, subnet % 2 * 2, subnet % 5 == 4);
        }
        System.out.println("path answers, seed " + SEED + ": " + SUBNETS + " subnets, " + queries + " queries, "
                + differences.size() + " answered otherwise; expected " + outcomes);
        differences.stream().limit(8).forEach(System.out::println);
        assertEquals(0, differences.size(), () -> differences.get(0));
        assertTrue(outcomes.get("path") > queries / 4, "too few paths: " + outcomes);
    }

    private void compare(long seed, int lmc, boolean withoutPolicy) {
        Random random = new Random(seed * SPREAD);
        RandomSubnet made = new RandomSubnet(random);
        String options = made.options(lmc);
        String partitionText = made.partitions();
        SubnetFiles files = SubnetFiles.ofNet(made.net()).withOptions(options).withPartitions(partitionText);
        Policy policy = new RandomLevels(random, made.allPorts()).next();
        if (!withoutPolicy) {
            files = files.withPolicy(
                    new OpenSmPolicyEmitter(Fabric.EMPTY).emit(policy).text());
        }
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(files)) {
            Partitions partitions = partitions(partitionText);
            RoutedSubnet routed = RoutedSubnets.read(subnet, partitions, options(options));
            BoundPolicy bound = BoundPolicy.bind(policy, routed.fabric(), partitions);
            Optional<Matcher> matcher = withoutPolicy ? Optional.empty() : Optional.of(new ReferenceMatcher(bound));
            ask(AnswerComparison.of(subnet, routed, matcher), routed.fabric().endpoints(), bound, seed);
        } catch (RuntimeException e) {
            throw new IllegalStateException("seed " + seed + "\n" + made.net() + "\n" + options + partitionText, e);
        }
    }

    private void ask(AnswerComparison comparison, List<Port> ends, BoundPolicy bound, long seed) {
        RandomQueries aimed =
                new RandomQueries(bound, ends.stream().map(Port::guid).toList(), seed);
        QueriesOfEveryField varied = new QueriesOfEveryField(new Random(seed * SPREAD), ends);
        for (int i = 0; i < QUERIES; i++) {
            comparison.ask(varied.vary(aimed.next()));
        }
        queries += comparison.result().queries();
        comparison.outcomes().forEach((outcome, count) -> outcomes.merge(outcome, count, Integer::sum));
        comparison.result().disagreements().forEach(difference -> differences.add("seed " + seed + ": " + difference));
    }

    private static Partitions partitions(String text) {
        return PartitionsLowering.lower(new ProjectFiles()
                        .load("partitions.conf", text, Language.PARTITIONS)
                        .root(PartitionFile.class))
                .value();
    }

    private static SmOptions options(String text) {
        return OptionsLowering.lower(new ProjectFiles()
                        .load("opensm.opts", text, Language.OPTS)
                        .root(OptionsFile.class))
                .value();
    }
}
