package org.qos.dsl.generator.partitions;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Severity;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Partitions;

/** Writes partition files, and reads them with the language of this project. */
final class ReadPartitions {

    private ReadPartitions() {}

    /** What OpenSM makes of a text in which no rule finds an error; what is worth knowing it may have. */
    static Partitions clean(String text) {
        SourceFile file = new ProjectFiles().load("partitions", text, new PartitionsLanguage());
        List<Finding> findings = Checker.check(file).findings().stream()
                .filter(finding -> finding.severity().atLeast(Severity.WARNING))
                .toList();
        assertEquals(List.of(), findings, text);
        return of(text);
    }

    /** The file for a policy and the fabric and partitions that it is bound to. */
    static Emission emit(BoundPolicy bound) {
        GenerationSettings settings =
                GenerationSettings.DEFAULTS.withFabric(bound.fabric()).withPartitions(bound.partitions());
        return new PartitionsEmitter().emit(bound.policy(), settings);
    }

    /** What OpenSM makes of a text. */
    static Partitions of(String text) {
        SourceFile file = new ProjectFiles().load("partitions", text, new PartitionsLanguage());
        return PartitionsLowering.lower(file.root(PartitionFile.class)).value();
    }
}
