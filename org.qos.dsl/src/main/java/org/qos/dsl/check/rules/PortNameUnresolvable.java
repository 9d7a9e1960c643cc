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

/**
 * OpenSM rejects a policy that names an unconnected port of a known node, and does not check the number against the
 * ports of the node: a number that is far too high crashes it (osm_qos_parser_y.y,
 * osm_node.h:osm_node_get_physp_ptr). With a fabric, ports that it has are not reported.
 */
@AutoService(Rule.class)
public final class PortNameUnresolvable implements OpenSmRule, BindingRule {

    /** From this number on OpenSM 3.3.23 and 3.3.24 read so far after the array of ports that they crash. */
    private static final int CRASHING = 200;

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.info(
                        "port-name-unresolvable",
                        Category.SUSPICIOUS,
                        "port names, which OpenSM accepts or rejects depending on the fabric")
                .noFix("the author can look up the GUIDs of the ports, which do not depend on the fabric")
                .with(FindingTrait.SIMILAR_VALUES);
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        file.getPortGroups().stream()
                .filter(group -> group.getPortNames().stream().anyMatch(MalformedPortName::isReadByOpenSm))
                .map(group -> RuleViolation.at(
                                group,
                                Literals.PORT_GROUP__PORT_NAMES,
                                0,
                                "a port name depends on the fabric; OpenSM rejects the policy while the port is not"
                                        + " connected, and may crash when the node does not have it; write its"
                                        + " port-guid")
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
                ? "'" + note.node().description() + "' has " + note.node().portCount() + " ports and no port "
                        + note.name().port()
                : "port " + note.name().port() + " of '" + note.node().description() + "' is not connected";
        if (syntax == PolicySyntax.RFC) {
            return entries.atName(note.name(), fact + "; the name adds no port to the group; name a connected port")
                    .as(Severity.WARNING);
        }
        return beyond
                ? entries.atName(
                                note.name(),
                                fact
                                        + "; OpenSM reads memory after the array of ports and may crash; name a"
                                        + " connected port")
                        .as(Severity.ERROR)
                        .opensm(note.name().port() < CRASHING ? Verdict.DEPENDS : Verdict.CRASHES)
                : entries.atName(note.name(), fact + "; OpenSM rejects the policy; name a connected port")
                        .as(Severity.ERROR)
                        .opensm(Verdict.REJECTS);
    }
}
