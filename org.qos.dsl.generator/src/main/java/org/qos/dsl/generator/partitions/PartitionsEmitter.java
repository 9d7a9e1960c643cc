package org.qos.dsl.generator.partitions;

import java.util.ArrayList;
import java.util.List;
import org.qos.analysis.partition.PartitionLevel;
import org.qos.analysis.partition.PartitionLevels;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.Losses;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Partition;

/**
 * Writes OpenSM's partition file ({@code partitions.conf}): the partitions of a site, each with the SL of its level, and
 * the IPoIB broadcast groups with SL, MTU, rate and TClass of that level. What the level leaves open stays as it was. The
 * default partition is always among them, as OpenSM makes every port a limited member of it in a file that is silent about
 * it, and every membership is written out.
 */
public final class PartitionsEmitter {

    /** The file, and what it cannot say; it must not be used when a loss refuses it. */
    public Emission emit(BoundPolicy bound) {
        Losses losses = new Losses();
        List<PartitionText> texts = new ArrayList<>();
        for (PartitionLevel level : PartitionLevels.of(bound)) {
            Partition said = new PartitionFit(level, losses).fit();
            texts.add(new PartitionText(said, level.level()));
        }
        if (texts.stream().anyMatch(text -> text.partition().ipoib())) {
            losses.note(
                    "partition-existing-groups",
                    bound.partitions(),
                    "a broadcast group that OpenSM has already keeps its SL, MTU, rate and TClass when partitions.conf"
                            + " changes; it gets those of the file when OpenSM is started anew");
        }
        return new Emission(PartitionsTemplate.print(texts), losses.list());
    }
}
