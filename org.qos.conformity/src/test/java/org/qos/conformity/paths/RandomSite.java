package org.qos.conformity.paths;

import java.util.Optional;
import java.util.Random;
import org.qos.conformity.sim.OpenSmOnIbsim;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.opensm.OpenSmPolicyEmitter;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.ProjectFiles;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.resolve.RoutedSubnet;
import org.qos.runtime.policy.Policy;

/** A random subnet with options, partitions and a policy; the same for the same seed. */
final class RandomSite {

    /** Random numbers from neighbouring seeds begin alike. */
    static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final long seed;
    private final RandomSubnet made;
    private final String options;
    private final String partitionText;
    private final Optional<Policy> policy;
    private final Policy aim;

    /**
     * A site.
     *
     * @param seed the seed
     * @param lmc the LMC of adapters
     * @param withoutPolicy whether OpenSM gets no policy; queries are aimed at one even so
     */
    RandomSite(long seed, int lmc, boolean withoutPolicy) {
        this.seed = seed;
        Random random = new Random(seed * SPREAD);
        made = new RandomSubnet(random);
        options = made.options(lmc);
        partitionText = made.partitions();
        aim = new RandomLevels(random, made.allPorts()).next();
        policy = withoutPolicy ? Optional.empty() : Optional.of(aim);
    }

    /** Asks OpenSM queries while it runs. */
    @FunctionalInterface
    interface Questions {

        /** Asks; the policy is there to be aimed at, the matcher only when OpenSM has it. */
        void ask(OpenSmOnIbsim subnet, RoutedSubnet routed, BoundPolicy bound, Optional<Matcher> matcher);
    }

    /** Starts OpenSM, asks, and stops it. */
    void run(Questions questions) {
        try (OpenSmOnIbsim subnet = OpenSmOnIbsim.start(files())) {
            Partitions partitions = partitions(partitionText);
            RoutedSubnet routed = RoutedSubnets.read(subnet, partitions, options(options));
            BoundPolicy bound = BoundPolicy.bind(aim, routed.fabric(), partitions);
            questions.ask(subnet, routed, bound, policy.map(loaded -> new ReferenceMatcher(bound)));
        } catch (RuntimeException e) {
            throw new IllegalStateException("seed " + seed + "\n" + made.net() + "\n" + options + partitionText, e);
        }
    }

    private SubnetFiles files() {
        SubnetFiles files = SubnetFiles.ofNet(made.net()).withOptions(options).withPartitions(partitionText);
        return policy.map(loaded -> files.withPolicy(new OpenSmPolicyEmitter()
                        .emit(loaded, GenerationSettings.DEFAULTS)
                        .text()))
                .orElse(files);
    }

    private static Partitions partitions(String text) {
        return PartitionsLowering.lower(new ProjectFiles()
                        .load("partitions.conf", text, new PartitionsLanguage())
                        .root(PartitionFile.class))
                .value();
    }

    private static SmOptions options(String text) {
        return OptionsLowering.lower(new ProjectFiles()
                        .load("opensm.opts", text, new OptionsLanguage())
                        .root(OptionsFile.class))
                .value();
    }
}
