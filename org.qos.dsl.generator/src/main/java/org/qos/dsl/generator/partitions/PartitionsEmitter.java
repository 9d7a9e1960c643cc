package org.qos.dsl.generator.partitions;

import java.util.ArrayList;
import java.util.List;
import org.qos.analysis.partition.PartitionLevel;
import org.qos.analysis.partition.PartitionLevels;
import org.qos.dsl.check.ConversionCode;
import org.qos.dsl.generator.ConversionLosses;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.Emitter;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.partitions.PartitionsLayout;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.Policy;

/**
 * Writes OpenSM's partition file ({@code partitions.conf}): the partitions of a site, each with the SL of its level, and
 * the IPoIB broadcast groups with SL, MTU, rate and TClass of that level. What the level leaves open stays as it was. The
 * default partition is always among them, because OpenSM makes every port a limited member of it in a file that is
 * silent about it, and every membership is written out.
 */
public final class PartitionsEmitter implements Emitter {

    @Override
    public boolean isEnabled(GenerationSettings settings) {
        return settings.partitions().isPresent();
    }

    @Override
    public Emission emit(Policy policy, GenerationSettings settings) {
        ConversionLosses losses = settings.losses();
        List<PartitionDefinitions> definitions = new ArrayList<>();
        Partitions partitions = settings.partitions().orElseThrow();
        for (PartitionLevel level : PartitionLevels.of(BoundPolicy.bind(policy, settings.fabric(), partitions))) {
            Partition converted = new PartitionConverter(level, losses).convert();
            definitions.add(new PartitionDefinitions(converted, level.level()));
        }
        if (definitions.stream().anyMatch(definition -> definition.partition().ipoib())) {
            losses.add(
                    ConversionCode.PARTITION_EXISTING_GROUPS,
                    partitions,
                    "broadcast groups that OpenSM already has keep their SL, MTU, rate and TClass when partitions.conf"
                            + " changes; restart OpenSM to apply those of the file");
        }
        // as qos fmt leaves it: a file that it changed would count as edited
        String formatted = new PartitionsLayout()
                .layout(PartitionsTemplate.print(definitions))
                .apply();
        return Emission.ofText("partitions.conf", formatted, losses);
    }
}
