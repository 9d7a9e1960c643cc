package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.qos.dsl.check.rules.setup.NotChecked;
import org.qos.dsl.language.Language;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.FolderFiles;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.project.settings.RuleLevels;
import org.qos.fabric.snapshot.IbnetdiscoverReader;

/** The examples have no findings on their fabrics; intended ones are suppressed there with a reason. */
class ExamplesAreCleanTest {

    /** The snapshots are the output of ibnetdiscover, which does not have the VLs and capacities of ports. */
    private static final String OF_THE_SNAPSHOT = new NotChecked().code();

    /** What a build of an example has generated does not count. */
    static Stream<Path> policies() {
        return FolderFiles.allIn(
                Path.of("..", "examples"), file -> language(file).isPresent())
                .stream();
    }

    @ParameterizedTest
    @MethodSource("policies")
    void anExampleIsClean(Path policy) throws IOException {
        ProjectFiles files = new ProjectFiles();
        PartitionFile partitions = files.load(policy.resolveSibling("partitions.conf"), new PartitionsLanguage())
                .root(PartitionFile.class);
        FabricContext fabricContext = new FabricContext(
                Optional.of(PartitionsLowering.lower(partitions).value()),
                Optional.empty(),
                IbnetdiscoverReader.read(policy.resolveSibling("fabric.ibnetdiscover"))
                        .fabric());
        CheckedFile checked = Checker.check(files.load(policy, language(policy).orElseThrow()), fabricContext);
        assertEquals(
                List.of(),
                RuleLevels.NONE.apply(checked).findings().stream()
                        .filter(finding -> !finding.code().equals(OF_THE_SNAPSHOT))
                        .toList());
    }

    private static Optional<Language> language(Path file) {
        return Language.byFileName(file.getFileName().toString()).filter(Language::isPolicy);
    }
}
