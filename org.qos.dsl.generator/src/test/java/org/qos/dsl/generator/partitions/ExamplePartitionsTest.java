package org.qos.dsl.generator.partitions;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.analysis.partition.PartitionLevel;
import org.qos.analysis.partition.PartitionLevels;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.testing.Golden;
import org.qos.dsl.generator.testing.ReadPolicy;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.ProjectFiles;
import org.qos.fabric.snapshot.IbnetdiscoverReader;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.PartitionMembers;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.Partitions;

/** The partition files made from the examples, and what OpenSM reads in them. */
class ExamplePartitionsTest {

    static Stream<Path> policies() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("..", "examples"), 2)) {
            return files
                    .filter(file -> Language.byFileName(file.getFileName().toString())
                            .filter(Language::isPolicy)
                            .isPresent())
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    @ParameterizedTest
    @MethodSource("policies")
    void isAsExpected(Path policy) throws IOException {
        String name = policy.getParent().getFileName() + "-" + policy.getFileName() + ".partitions.conf";
        Golden.assertMatches(name, emission(policy).text());
    }

    @ParameterizedTest
    @MethodSource("policies")
    void isReadBackAsTheSamePartitionsWithTheSlsOfTheirLevels(Path policy) throws IOException {
        BoundPolicy bound = bound(policy);
        Partitions read = ReadPartitions.clean(emission(policy).text());
        List<PartitionLevel> levels = PartitionLevels.of(bound);
        assertEquals(levels.size(), read.partitions().size());
        for (PartitionLevel level : levels) {
            Partition given = level.partition();
            Partition made = read.byPkey(given.pkey()).orElseThrow();
            assertEquals(given.name(), made.name());
            assertEquals(level.level().sl(), made.sl());
            assertEquals(given.ipoib(), made.ipoib());
            assertEquals(members(given, bound.fabric()), members(made, bound.fabric()));
            made.broadcast().ifPresent(group -> assertAgrees(level, group));
        }
    }

    private static void assertAgrees(PartitionLevel level, MulticastGroup group) {
        MulticastGroup before = level.partition().broadcast().orElseThrow();
        assertEquals(level.level().sl(), group.sl());
        assertEquals(level.level().mtuLimit().orElse(before.mtu()), group.mtu());
        assertEquals(level.level().rateLimit().orElse(before.rate()), group.rate());
        assertEquals(level.level().tclass().orElse(before.tclass()), group.tclass());
    }

    private static List<Object> members(Partition partition, Fabric fabric) {
        PartitionMembers members = PartitionMembers.of(partition, fabric);
        return List.of(members.all().indices(), members.full().indices());
    }

    private static Emission emission(Path policy) throws IOException {
        return ReadPartitions.emit(bound(policy));
    }

    private static BoundPolicy bound(Path policy) throws IOException {
        ProjectFiles files = new ProjectFiles();
        String partitions = Files.readString(policy.resolveSibling("partitions.conf"));
        files.load("partitions", partitions, new PartitionsLanguage());
        SourceFile file = files.load(
                policy, Language.byFileName(policy.getFileName().toString()).orElseThrow());
        Fabric fabric = IbnetdiscoverReader.read(policy.resolveSibling("fabric.ibnetdiscover"))
                .fabric();
        return BoundPolicy.bind(ReadPolicy.of(file), fabric, ReadPartitions.of(partitions));
    }
}
