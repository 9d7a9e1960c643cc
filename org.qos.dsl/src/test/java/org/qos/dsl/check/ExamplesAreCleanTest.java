package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.dsl.language.Language;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.fabric.snapshot.IbnetdiscoverReader;

/** No rule finds fault with the examples on their fabrics, but for what they show on purpose. */
class ExamplesAreCleanTest {

    /**
     * Groups that show a way to select ports and that no rule needs, the line that means other requests than its words
     * say, which the list of all lines has to contain, levels that show the entry for P_Keys, tables in OpenSM's spelling
     * that are for other commands, and rules that give some ports a level of their own for IPoIB too.
     */
    private static final Set<String> ON_PURPOSE = Set.of(
            "unused-group",
            "both-ends-any",
            "level-pkey-acts-as-acl",
            "qos-setup-ignored",
            "partition-level-ambiguous");

    static Stream<Path> policies() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("..", "examples"))) {
            return files.filter(file -> language(file).isPresent()).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("policies")
    void anExampleIsClean(Path policy) throws IOException {
        ProjectFiles files = new ProjectFiles();
        PartitionFile partitions = files.load(policy.resolveSibling("partitions.conf"), Language.PARTITIONS)
                .root(PartitionFile.class);
        Subnet subnet = new Subnet(
                Optional.of(PartitionsLowering.lower(partitions).value()),
                Optional.empty(),
                IbnetdiscoverReader.read(policy.resolveSibling("fabric.ibnetdiscover"))
                        .fabric());
        List<Finding> found =
                Checker.check(files.load(policy, language(policy).orElseThrow()), subnet).findings().stream()
                        .filter(finding -> !ON_PURPOSE.contains(finding.code()))
                        .toList();
        assertEquals(List.of(), found);
    }

    private static Optional<Language> language(Path file) {
        return Language.byFileName(file.getFileName().toString()).filter(Language::isPolicy);
    }
}
