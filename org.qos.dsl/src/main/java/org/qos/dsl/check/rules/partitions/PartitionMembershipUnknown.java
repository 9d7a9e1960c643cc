package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.lower.MemberWord;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.dsl.model.partitions.PortMember;
import org.qos.dsl.scoping.NameSuggestions;

/**
 * A membership is {@code full}, {@code limited} or {@code both}. OpenSM takes an unknown word for limited, and nothing
 * behind the equals sign for full (osm_prtn_config.c:partition_add_port).
 */
@AutoService(Rule.class)
public final class PartitionMembershipUnknown implements PartitionsRule {

    private static final RuleDeclaration DECLARATION = RuleDeclaration.warning(
                    "partition-membership-unknown",
                    Category.CORRECTNESS,
                    "a word for a membership that OpenSM does not know, or none behind the equals sign")
            .fix("writes the word, where one alone is similar")
            .with(FindingTrait.SIMILAR_VALUES);

    /** The words, in the order of messages. */
    static final List<String> WORDS = List.of("full", "limited", "both");

    @Override
    public RuleDeclaration declaration() {
        return DECLARATION;
    }

    @Override
    public void check(PartitionFile file, Consumer<RuleViolation> violations) {
        for (PartitionDefinition definition : file.getDefinitions()) {
            SwallowedDefinitions swallowed = SwallowedDefinitions.in(definition);
            PartitionsRule.ports(definition)
                    .filter(PortMember::isMembershipGiven)
                    .filter(member -> !swallowed.has(member))
                    .filter(PartitionMembershipUnknown::isUnknown)
                    .map(PartitionMembershipUnknown::violation)
                    .forEach(violations);
        }
    }

    private static RuleViolation violation(PortMember member) {
        return member.getMembership() == null
                ? RuleViolation.at(member, message(member))
                : NameSuggestions.TOLERANT
                        .only(member.getMembership(), WORDS)
                        .filter(word -> !beginsInMember(word, member))
                        .map(atWord(member)::writing)
                        .orElseGet(() -> atWord(member));
    }

    /** Whether the word seems to begin on the other side of the equals sign, which would have to move. */
    private static boolean beginsInMember(String word, PortMember member) {
        String rest = member.getMembership();
        return word.endsWith(rest) && member.getPort().endsWith(word.substring(0, word.length() - rest.length()));
    }

    private static RuleViolation atWord(PortMember member) {
        return RuleViolation.at(member, PartitionsPackage.Literals.PORT_MEMBER__MEMBERSHIP, message(member));
    }

    private static boolean isUnknown(PortMember member) {
        return member.getMembership() == null
                || MemberWord.membership(member.getMembership()).isEmpty();
    }

    private static String message(PortMember member) {
        return member.getMembership() == null
                ? "expected full, limited or both behind '='; OpenSM takes nothing for full"
                : "expected full, limited or both, found '" + member.getMembership() + "'; OpenSM takes it for limited";
    }
}
