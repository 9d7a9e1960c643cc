package org.qos.dsl.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.project.Language;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.project.SourceFile;
import org.qos.fabric.snapshot.IbnetdiscoverReader;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.Policy;

/**
 * The examples, converted to the other spelling and back, do what they did before. The rules that compare the TClass,
 * which OpenSM cannot, are lost, and nothing else for which a conversion is refused.
 */
class RoundTripTest {

    private static final Path EXAMPLES = Path.of("..", "examples");

    static List<Path> examples() throws IOException {
        try (Stream<Path> files = Files.walk(EXAMPLES)) {
            return files.filter(file -> file.endsWith("policy.qos") || file.endsWith("qos-policy.conf"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void convertedForItsFabricAndBackAnExampleDoesTheSame(Path file) throws IOException {
        Site site = Site.of(file);
        assertEquals(site.shape(site.sayable()), site.shape(site.thereAndBack(site.fabric)));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void convertedWithoutAFabricAndBackAnExampleDoesTheSameWherePortsAreGuids(Path file) throws IOException {
        Site site = Site.of(file);
        BoundPolicy before = BoundPolicy.bind(site.sayable(), Fabric.EMPTY, site.partitions);
        BoundPolicy after = BoundPolicy.bind(site.thereAndBack(Fabric.EMPTY), Fabric.EMPTY, site.partitions);
        assertEquals(PolicyShape.of(before).rules(), PolicyShape.of(after).rules());
    }

    @Test
    void thereAreExamplesInBothSpellings() throws IOException {
        assertTrue(examples().stream().anyMatch(file -> file.endsWith("policy.qos")));
        assertTrue(examples().stream().anyMatch(file -> file.endsWith("qos-policy.conf")));
    }

    @Test
    void theExampleThatComparesTheTclassIsRefusedUnlessLossesAreAccepted() throws IOException {
        Policy policy = Site.of(EXAMPLES.resolve("lab-2006/policy.qos")).policy();
        List<Loss> refusals = Spelling.OPENSM.write(policy, Fabric.EMPTY).refusals(false);
        assertEquals(
                List.of("tclass-criterion"), refusals.stream().map(Loss::code).toList());
    }

    /** An example with what stands beside it. */
    private record Site(Policy policy, Language language, Partitions partitions, Fabric fabric) {

        static Site of(Path file) throws IOException {
            ProjectFiles files = new ProjectFiles();
            SourceFile partitions = files.load(file.resolveSibling("partitions.conf"), Language.PARTITIONS);
            Language language = file.endsWith("policy.qos") ? Language.RFC : Language.OPENSM;
            return new Site(
                    ReadPolicy.of(files.load(file, language)),
                    language,
                    PartitionsLowering.lower(partitions.root(PartitionFile.class))
                            .value(),
                    IbnetdiscoverReader.read(file.resolveSibling("fabric.ibnetdiscover"))
                            .fabric());
        }

        PolicyShape shape(Policy other) {
            return PolicyShape.of(BoundPolicy.bind(other, fabric, partitions));
        }

        Policy thereAndBack(Fabric known) {
            boolean fromRfc = language == Language.RFC;
            Policy there = converted(policy, fromRfc ? Spelling.OPENSM : Spelling.RFC, known);
            return converted(there, fromRfc ? Spelling.RFC : Spelling.OPENSM, known);
        }

        /** The policy as far as OpenSM can say it. */
        Policy sayable() {
            return new Policy(
                    policy.groups(),
                    policy.levels(),
                    policy.defaultLevel(),
                    policy.rules().stream()
                            .filter(rule -> rule.tclasses().isEmpty())
                            .toList(),
                    policy.setup());
        }

        private static Policy converted(Policy policy, Spelling spelling, Fabric known) {
            Emission emission = spelling.write(policy, known);
            assertEquals(List.of(), emission.refusals(true));
            assertTrue(emission.refusals(false).stream()
                    .allMatch(loss -> loss.code().equals("tclass-criterion")));
            return ReadPolicy.of(emission.text(), spelling == Spelling.RFC ? Language.RFC : Language.OPENSM);
        }
    }
}
