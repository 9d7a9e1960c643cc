package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.lower.PartitionHead;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.model.partitions.Flag;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.dsl.model.partitions.PortMember;
import org.qos.dsl.partition.MemberSelection;
import org.qos.dsl.partition.PartitionFlag;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.value.Pkey;

/**
 * A member is limited unless the file says otherwise (osm_prtn_config.c:new_part_conf), and two limited members cannot communicate
 * (IBTA volume 1, 10.9.3).
 */
@AutoService(Rule.class)
public final class PartitionWithoutFullMember implements PartitionsRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "partition-without-full-member",
                        Category.SUSPICIOUS,
                        "a partition whose members are all limited, so that they cannot communicate with each other")
                .noFix("the author knows which members are full")
                .with(FindingTrait.INDEPENDENT_CAUSE);
    }

    @Override
    public void check(PartitionFile file, Consumer<RuleViolation> violations) {
        Partitions partitions = PartitionsLowering.lower(file).value();
        Set<Integer> reported = unclear(file);
        for (PartitionDefinition definition : file.getDefinitions()) {
            PartitionHead.of(definition)
                    .flatMap(head -> of(head, partitions))
                    .filter(partition -> haveNoFull(written(partition)) && reported.add(partition.pkey()))
                    .map(partition -> RuleViolation.at(definition, nameOrPkey(definition), message(partition)))
                    .ifPresent(violations);
        }
    }

    /** The P_Keys of partitions with a membership that OpenSM does not know, which another rule reports. */
    private static Set<Integer> unclear(PartitionFile file) {
        return file.getDefinitions().stream()
                .filter(PartitionWithoutFullMember::hasUnknownMembership)
                .flatMap(definition -> PartitionHead.of(definition).stream())
                .map(PartitionHead::pkey)
                .collect(Collectors.toCollection(HashSet::new));
    }

    private static boolean hasUnknownMembership(PartitionDefinition definition) {
        Stream<String> ofMembers = PartitionsRule.ports(definition)
                .filter(PortMember::isMembershipGiven)
                .map(PortMember::getMembership);
        Stream<String> ofFlags = definition.getFlags().stream()
                .filter(flag -> PartitionFlag.of(PartitionsRule.text(flag.getName()))
                        .equals(Optional.of(PartitionFlag.DEFMEMBER)))
                .map(Flag::getValue);
        return Stream.concat(ofMembers, ofFlags)
                .anyMatch(membership -> MemberSelection.membership(PartitionsRule.text(membership))
                        .isEmpty());
    }

    private static Optional<Partition> of(PartitionHead head, Partitions partitions) {
        return head.pkey() == 0 ? head.name().flatMap(partitions::byName) : partitions.byPkey(head.pkey());
    }

    private static EStructuralFeature nameOrPkey(PartitionDefinition definition) {
        return definition.getName() == null
                ? PartitionsRule.pkeyFeature(definition)
                : PartitionsPackage.Literals.PARTITION_DEFINITION__NAME;
    }

    /** The members that the file names. */
    private static List<PartitionMember> written(Partition partition) {
        int given = partition.pkey() == Pkey.DEFAULT
                ? Math.min(partition.members().size(), Partitions.DEFAULT_MEMBERS_WITH_FILE.size())
                : 0;
        return partition.members().subList(given, partition.members().size());
    }

    private static boolean haveNoFull(List<PartitionMember> members) {
        return !members.isEmpty() && members.stream().allMatch(member -> member.membership() == Membership.LIMITED);
    }

    private static String message(Partition partition) {
        boolean isDefault = partition.pkey() == Pkey.DEFAULT;
        return "all members of " + partition.name() + " are limited, so that they cannot communicate with each other"
                + (isDefault ? "; OpenSM makes only the port of the subnet manager a full member" : "")
                + "; write '=full' after a member, as in ALL=full"
                + (isDefault ? ", or SELF=full if this is intended" : "");
    }
}
