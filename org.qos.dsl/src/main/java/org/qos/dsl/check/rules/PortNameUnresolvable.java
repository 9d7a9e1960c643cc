package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.BindingRule;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.check.rules.binding.GroupEntries;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.runtime.match.BindingNote.AbsentPort;
import org.qos.runtime.policy.PolicySyntax;

/** OpenSM refuses a policy that names a port of a known node which is not linked to the subnet, and does not check the number against the ports of the node: one that is far greater crashes it (osm_qos_parser_y.y, osm_node.h:osm_node_get_physp_ptr). A fabric decides it: a port that is there proves the name fine. */
@AutoService(Rule.class)
public final class PortNameUnresolvable implements OpenSmRule, BindingRule {

    private static final RuleDeclaration DECLARATION = RuleDeclaration.info(
                    "port-name-unresolvable",
                    Category.SUSPICIOUS,
                    "port names, with which the fabric decides whether OpenSM takes the file")
            .noFix("it is a note that the file needs its fabric; GUIDs of ports, which the author can look up, do "
                    + "not")
            .with(FindingTrait.SIMILAR_VALUES);

    /** From here on the number leads so far behind the array of ports that OpenSM 3.3.23 and 3.3.24 were seen to die. */
    private static final int DEADLY = 200;

    @Override
    public RuleDeclaration declaration() {
        return DECLARATION;
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        file.getPortGroups().stream()
                .filter(group -> group.getPortNames().stream().anyMatch(MalformedPortName::isReadByOpenSm))
                .map(group -> RuleViolation.at(
                                group,
                                Literals.PORT_GROUP__PORT_NAMES,
                                0,
                                "OpenSM refuses the policy while a port named here is not linked, and may crash when the"
                                        + " node has no such port; a port-guid does not depend on that")
                        .opensm(Verdict.DEPENDS))
                .forEach(violations);
    }

    @Override
    public void check(BoundPolicyContext bound, Consumer<RuleViolation> violations) {
        GroupEntries.notes(bound.policy(), AbsentPort.class)
                .map(note -> violation(
                        GroupEntries.of(bound.project(), note),
                        note,
                        bound.project().syntax()))
                .forEach(violations);
    }

    private static RuleViolation violation(GroupEntries entries, AbsentPort note, PolicySyntax syntax) {
        boolean beyond = note.name().port() > note.node().portCount();
        String fact = beyond
                ? "'" + note.node().description() + "' has " + note.node().portCount() + " ports, no port "
                        + note.name().port()
                : "port " + note.name().port() + " of '" + note.node().description() + "' is not linked";
        if (syntax == PolicySyntax.RFC) {
            return entries.atName(note.name(), fact + "; nothing belongs to the group by this name")
                    .as(Severity.WARNING);
        }
        return beyond
                ? entries.atName(
                                note.name(),
                                fact
                                        + ": OpenSM does not check that, takes whatever lies behind the array of ports, and"
                                        + " may crash")
                        .as(Severity.ERROR)
                        .opensm(note.name().port() < DEADLY ? Verdict.DEPENDS : Verdict.CRASHES)
                : entries.atName(note.name(), fact + "; OpenSM refuses the policy as long as it is not")
                        .as(Severity.ERROR)
                        .opensm(Verdict.REJECTS);
    }
}
