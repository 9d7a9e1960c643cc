package org.qos.dsl.ide.semantics;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.qos.dsl.ide.syntax.DocumentCache;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.runtime.partition.Partition;

/**
 * The partitions that a policy can refer to or that a partition file defines, in the current version of the document;
 * invalid definitions are skipped.
 *
 * @param all the partitions, in file order
 */
public record DefinedPartitions(List<Partition> all) {

    /** The partitions of a document; none if no partition file is known. */
    public static DefinedPartitions of(DocumentSnapshot snapshot) {
        return snapshot.partitions()
                .map(file -> DocumentCache.of(file, DefinedPartitions.class, () -> lowered(file)))
                .orElseGet(() -> new DefinedPartitions(List.of()));
    }

    private static DefinedPartitions lowered(DocumentSnapshot file) {
        PartitionFile written = file.source().root(PartitionFile.class);
        return new DefinedPartitions(PartitionsLowering.readable(written).partitions());
    }

    /** The partitions. */
    public Stream<Partition> stream() {
        return all.stream();
    }

    /** The partition with a name (case-sensitive). */
    public Optional<Partition> byName(String name) {
        return stream().filter(partition -> partition.name().equals(name)).findFirst();
    }

    /** The partition with a P_Key, given without its membership bit. */
    public Optional<Partition> byPkey(int pkey) {
        return stream().filter(partition -> partition.pkey() == pkey).findFirst();
    }
}
