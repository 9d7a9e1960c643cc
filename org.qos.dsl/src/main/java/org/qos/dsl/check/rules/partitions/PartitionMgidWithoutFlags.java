package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.lower.FlagsReadOn;
import org.qos.dsl.lower.FlagsReadOn.ReadOn;
import org.qos.dsl.model.partitions.Flag;
import org.qos.dsl.model.partitions.GroupMember;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.dsl.partition.PartitionFlag;

/**
 * After a multicast GID OpenSM reads flags, also where the line ends: in a comment, or in what earlier lines left in its buffer
 * (osm_prtn_config.c:parse_part_conf, parse_mgroup_flags).
 */
@AutoService(Rule.class)
public final class PartitionMgidWithoutFlags implements PartitionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "partition-mgid-without-flags",
                        Category.CORRECTNESS,
                        "OpenSM takes flags of a multicast group from a comment or from earlier lines")
                .noFix("the author knows which flags are meant");
    }

    @Override
    public void check(PartitionFile file, Consumer<RuleViolation> violations) {
        FlagsReadOn readOn = FlagsReadOn.of(file);
        for (PartitionDefinition definition : file.getDefinitions()) {
            PartitionsRule.groups(definition).forEach(group -> violation(readOn.of(group), group, definition)
                    .ifPresent(violations));
        }
    }

    private static Optional<RuleViolation> violation(
            List<ReadOn> flags, GroupMember group, PartitionDefinition definition) {
        if (flags.isEmpty()) {
            return Optional.empty();
        }
        String taken = flags.stream().map(flag -> "'" + flag + "'").collect(Collectors.joining(", "));
        return Optional.of(RuleViolation.at(
                group,
                PartitionsPackage.Literals.GROUP_MEMBER__MGID,
                "no flag follows the GID, so OpenSM reads on in the comment or in what earlier lines left in its buffer, and takes "
                        + taken + " for the group; write a flag after the GID, as in ', sl=" + sl(definition) + "'"));
    }

    /** The SL of a definition as written. */
    private static String sl(PartitionDefinition definition) {
        return definition.getFlags().stream()
                .filter(flag ->
                        PartitionFlag.of(PartitionsRule.text(flag.getName())).equals(Optional.of(PartitionFlag.SL)))
                .map(Flag::getValue)
                .filter(value -> value != null && PartitionFlag.SL.takesValue(value))
                .reduce("0", (before, after) -> after);
    }
}
