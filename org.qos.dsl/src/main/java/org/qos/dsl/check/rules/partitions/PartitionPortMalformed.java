package org.qos.dsl.check.rules.partitions;

import com.google.auto.service.AutoService;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Fix;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.dsl.model.partitions.PortMember;
import org.qos.dsl.partition.MemberSelection;

/**
 * A member is a port GUID other than 0 or one of ALL, ALL_CAS, ALL_SWITCHES, ALL_ROUTERS, SELF and NONE; otherwise the
 * log says {@code bad PortGUID} (osm_prtn_config.c:partition_add_port).
 */
@AutoService(Rule.class)
public final class PartitionPortMalformed implements PartitionsRule {

    private static final String CARRIAGE_RETURN = "\r";

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "partition-port-malformed",
                        Category.CORRECTNESS,
                        "a member is neither a port GUID nor a keyword for ports")
                .fix("writes commas between members, 0x before a GUID, and a keyword where exactly one is "
                        + "similar; removes carriage returns at the ends of lines")
                .with(FindingTrait.SIMILAR_VALUES);
    }

    @Override
    public void check(PartitionFile file, Consumer<RuleViolation> violations) {
        for (PartitionDefinition definition : file.getDefinitions()) {
            SwallowedDefinitions swallowed = new SwallowedDefinitions(definition);
            PartitionsRule.ports(definition)
                    .filter(PartitionPortMalformed::isMalformed)
                    .filter(member -> !swallowed.continues(member))
                    .map(member -> violation(member, swallowed.has(member)))
                    .forEach(violations);
        }
    }

    private static RuleViolation violation(PortMember member, boolean swallowed) {
        if (member.getPort().equals(CARRIAGE_RETURN)) {
            return RuleViolation.at(
                            member,
                            PartitionsPackage.Literals.PORT_MEMBER__PORT,
                            "a carriage return is not a member" + DISCARDS + "; end lines with a line feed only")
                    .opensm(Verdict.REJECTS)
                    .fixedBy(Fix.withUnixLines(
                            NodeModelUtils.getNode(member).getRootNode().getText()));
        }
        Optional<String> meant = swallowed ? Optional.empty() : MemberSuggestion.of(member);
        RuleViolation violation = RuleViolation.at(
                        member,
                        PartitionsPackage.Literals.PORT_MEMBER__PORT,
                        message(member.getPort(), swallowed, meant))
                .opensm(Verdict.REJECTS);
        Optional<Fix> fix = swallowed
                ? MemberSuggestion.endAbove(member)
                : meant.map(text ->
                        MemberSuggestion.writing(text, violation.written().orElseThrow(), member));
        return fix.map(violation::fixedBy).orElse(violation);
    }

    static boolean isMalformed(PortMember member) {
        return MemberSelection.of(PartitionsRule.text(member.getPort())).malformed();
    }

    private static String message(String port, boolean swallowed, Optional<String> meant) {
        String hint = swallowed
                ? ", or end the definition above with ';'"
                : port.contains(" ") ? ", and separate members by ',' or line ends" : "";
        String start = "'" + port + "' is neither a port GUID nor a keyword for ports" + DISCARDS;
        if (meant.filter(MemberSelection.KEYWORDS::contains).isPresent()) {
            return start + "; did you mean " + meant.get() + "?";
        }
        return start + "; write a port GUID such as 0x1, ALL, ALL_CAS, ALL_SWITCHES, ALL_ROUTERS, SELF or NONE" + hint;
    }
}
