package org.qos.dsl.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.project.ProjectFiles;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.Partitions;

/** What can be read of a partition file that OpenSM rejects. */
class ReadablePartitionsTest {

    private static List<String> names(Partitions partitions) {
        return partitions.partitions().stream().map(Partition::name).toList();
    }

    private static PartitionFile file(String text) {
        return new ProjectFiles()
                .load("partitions.conf", text, new PartitionsLanguage())
                .root(PartitionFile.class);
    }

    @Test
    void definitionsBesideOneThatCannotBeRead() {
        PartitionFile file = file("A=1: ALL;\nB=2, rate\nC=3: ALL, no port;\nD=4: ");

        assertEquals(List.of("Default"), names(PartitionsLowering.lower(file).value()));
        assertEquals(List.of("Default", "A", "C", "D"), names(PartitionsLowering.readable(file)));
    }

    @Test
    void nothingWritten() {
        assertEquals(List.of("Default"), names(PartitionsLowering.readable(file(""))));
    }
}
