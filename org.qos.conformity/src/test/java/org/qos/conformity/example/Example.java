package org.qos.conformity.example;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.qos.conformity.sim.SubnetFiles;
import org.qos.dsl.check.Checker;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Severity;
import org.qos.dsl.generator.Generation;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.Loss;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.lower.PolicyLowering;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.project.Language;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.project.SourceFile;
import org.qos.fabric.snapshot.IbnetdiscoverReader;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.Policy;

/**
 * A policy of the examples with its partitions and fabric, and the files that are generated from it.
 *
 * @param name the example and the policy, such as {@code cluster/policy.qos}
 * @param errors what the check finds wrong in the policy
 * @param bound what the policy means on its fabric
 * @param refusals the losses for which a run is refused that is not allowed to lose anything
 * @param files the generated files, whatever they lose, with the fabric and the partitions as they are
 */
record Example(String name, List<Finding> errors, BoundPolicy bound, List<Loss> refusals, SubnetFiles files) {

    private static final String FABRIC = "fabric.ibnetdiscover";
    private static final String PARTITIONS = "partitions.conf";

    /** All policies of all examples, in the order of their names. */
    static List<Path> policies() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("..", "examples"), 2)) {
            return files.filter(file -> Language.byFileName(file.getFileName().toString())
                            .filter(Language::isPolicy)
                            .isPresent())
                    .sorted()
                    .toList();
        }
    }

    /** Loads a policy with the files beside it and generates what OpenSM reads. */
    static Example load(Path file) throws IOException {
        Path directory = file.getParent();
        ProjectFiles project = new ProjectFiles();
        SourceFile partitionFile = project.load(directory.resolve(PARTITIONS), Language.PARTITIONS);
        Language language = Language.byFileName(file.getFileName().toString()).orElseThrow();
        SourceFile policyFile = project.load(file, language);
        Policy policy = PolicyLowering.lower(policyFile.root(PolicyFile.class), language)
                .value();
        Partitions partitions = PartitionsLowering.lower(partitionFile.root(PartitionFile.class))
                .value();
        Fabric fabric = IbnetdiscoverReader.read(directory.resolve(FABRIC)).fabric();
        GenerationSettings settings = GenerationSettings.DEFAULTS.withFabric(fabric);
        return new Example(
                directory.getFileName() + "/" + file.getFileName(),
                errors(policyFile),
                BoundPolicy.bind(policy, fabric, partitions),
                Generation.of(policy, settings).refusals(),
                generated(directory, Generation.of(policy, settings.withLossy(true))));
    }

    private static List<Finding> errors(SourceFile file) {
        return Checker.check(file).findings().stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .toList();
    }

    private static SubnetFiles generated(Path directory, Generation generation) throws IOException {
        return new SubnetFiles(
                Files.readString(directory.resolve(FABRIC)),
                text(generation, Generation.OPTIONS_FILE),
                Optional.of(text(generation, Generation.POLICY_FILE)),
                Optional.of(Files.readString(directory.resolve(PARTITIONS))));
    }

    private static String text(Generation generation, String file) {
        return generation.files().stream()
                .filter(generated -> generated.path().equals(file))
                .findFirst()
                .orElseThrow()
                .text();
    }

    @Override
    public String toString() {
        return name;
    }
}
