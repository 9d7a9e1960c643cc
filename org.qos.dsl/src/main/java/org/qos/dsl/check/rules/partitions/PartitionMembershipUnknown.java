package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.dsl.model.partitions.PortMember;
import org.qos.dsl.partition.MemberSelection;
import org.qos.dsl.scoping.NameSuggestions;

/**
 * A membership is {@code full}, {@code limited} or {@code both}. OpenSM reads an unknown one as limited, and an empty
 * one as full (osm_prtn_config.c:partition_add_port).
 */
@AutoService(Rule.class)
public final class PartitionMembershipUnknown implements PartitionsRule {

    /** The memberships, in the order of messages. */
    static final List<String> MEMBERSHIPS = List.of("full", "limited", "both");

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "partition-membership-unknown", Category.CORRECTNESS, "an unknown or missing membership")
                .fix("corrects the membership, where exactly one is similar")
                .with(FindingTrait.SIMILAR_VALUES);
    }

    @Override
    public void check(PartitionFile file, Consumer<RuleViolation> violations) {
        for (PartitionDefinition definition : file.getDefinitions()) {
            SwallowedDefinitions swallowed = new SwallowedDefinitions(definition);
            PartitionsRule.ports(definition)
                    .filter(PortMember::isMembershipGiven)
                    .filter(PartitionMembershipUnknown::isUnknown)
                    .filter(member -> !swallowed.has(member))
                    .map(PartitionMembershipUnknown::violation)
                    .forEach(violations);
        }
    }

    private static RuleViolation violation(PortMember member) {
        return member.getMembership() == null
                ? RuleViolation.at(member, message(member))
                : NameSuggestions.TOLERANT
                        .only(member.getMembership(), MEMBERSHIPS)
                        .filter(word -> !beginsInMember(word, member))
                        .map(atMembership(member)::writing)
                        .orElseGet(() -> atMembership(member));
    }

    /** Whether the membership begins before the equals sign, which then would have to move. */
    private static boolean beginsInMember(String word, PortMember member) {
        String rest = member.getMembership();
        return word.endsWith(rest) && member.getPort().endsWith(word.substring(0, word.length() - rest.length()));
    }

    private static RuleViolation atMembership(PortMember member) {
        return RuleViolation.at(member, PartitionsPackage.Literals.PORT_MEMBER__MEMBERSHIP, message(member));
    }

    private static boolean isUnknown(PortMember member) {
        return member.getMembership() == null
                || MemberSelection.membership(member.getMembership()).isEmpty();
    }

    private static String message(PortMember member) {
        return member.getMembership() == null
                ? "no membership after '='; OpenSM uses full; write full, limited or both"
                : "unknown membership '" + member.getMembership()
                        + "'; OpenSM reads it as limited; write full, limited or both";
    }
}
