package org.qos.conformity.example;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.qos.dsl.language.Language;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.lower.PolicyLowering;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.ProjectFiles;
import org.qos.fabric.snapshot.SubnetSnapshotReader;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.Policy;

/**
 * A policy of the examples with the files beside it.
 *
 * @param policy the policy, in either syntax
 */
record Example(Path policy) {

    /** All policies of all examples, in the order of their names. */
    static List<Example> all() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("..", "examples"), 2)) {
            return files.filter(file -> language(file).isPresent())
                    .sorted()
                    .map(Example::new)
                    .toList();
        }
    }

    Path partitions() {
        return policy.resolveSibling("partitions.conf");
    }

    Path fabric() {
        return policy.resolveSibling("fabric.ibnetdiscover");
    }

    /** What the policy means on its fabric. */
    BoundPolicy bound() throws IOException {
        ProjectFiles project = new ProjectFiles();
        PartitionFile partitionFile =
                project.load(partitions(), new PartitionsLanguage()).root(PartitionFile.class);
        Language language = language(policy).orElseThrow();
        PolicyFile policyFile = project.load(policy, language).root(PolicyFile.class);
        Policy intended = PolicyLowering.lower(policyFile, language.syntax().orElseThrow())
                .value();
        Partitions partitions = PartitionsLowering.lower(partitionFile).value();
        Fabric fabric = SubnetSnapshotReader.read(fabric()).fabric();
        return BoundPolicy.bind(intended, fabric, partitions);
    }

    private static Optional<Language> language(Path file) {
        return Language.byFileName(file.getFileName().toString()).filter(Language::isPolicy);
    }

    /** The example and the file, such as {@code cluster/policy.qos}. */
    @Override
    public String toString() {
        return policy.getParent().getFileName() + "/" + policy.getFileName();
    }
}
