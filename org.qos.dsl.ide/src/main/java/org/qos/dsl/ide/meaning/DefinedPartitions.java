package org.qos.dsl.ide.meaning;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.qos.dsl.ide.syntax.PerVersion;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.runtime.partition.Partition;

/**
 * The partitions that a policy can refer to, or a partition file defines, in the version that is being edited; what cannot
 * be read of it is passed over.
 *
 * @param all in the order of the file
 */
public record DefinedPartitions(List<Partition> all) {

    /** Those of a document; none where no partition file is known. */
    public static DefinedPartitions of(View view) {
        return view.partitions()
                .map(file -> PerVersion.of(file, DefinedPartitions.class, () -> lowered(file)))
                .orElseGet(() -> new DefinedPartitions(List.of()));
    }

    private static DefinedPartitions lowered(View file) {
        PartitionFile written = file.source().root(PartitionFile.class);
        return new DefinedPartitions(PartitionsLowering.readable(written).partitions());
    }

    /** The partitions. */
    public Stream<Partition> stream() {
        return all.stream();
    }

    /** The partition of a name, as it is written. */
    public Optional<Partition> named(String name) {
        return stream().filter(partition -> partition.name().equals(name)).findFirst();
    }

    /** The partition of a P_Key without its membership bit. */
    public Optional<Partition> ofPkey(int pkey) {
        return stream().filter(partition -> partition.pkey() == pkey).findFirst();
    }
}
