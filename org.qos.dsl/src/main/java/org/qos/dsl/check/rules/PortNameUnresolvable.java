package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
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
import org.qos.dsl.lower.PortNameParser;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.PortGroup;
import org.qos.runtime.match.BindingNote.AbsentPort;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.policy.PortName;
import org.qos.runtime.value.PortNumber;

/**
 * OpenSM rejects a policy that names an unconnected port of a known node, and does not check the number against the
 * ports of the node: a number that is far too high crashes it (osm_qos_parser_y.y,
 * osm_node.h:osm_node_get_physp_ptr). With a fabric, ports that it has are not reported.
 */
@AutoService(Rule.class)
public final class PortNameUnresolvable implements OpenSmRule, BindingRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.info(
                        "port-name-unresolvable",
                        Category.SUSPICIOUS,
                        "port names, which OpenSM accepts or rejects depending on the fabric")
                .noFix("the author can look up the GUIDs of the ports, which do not depend on the fabric")
                .with(FindingTrait.SIMILAR_VALUES, FindingTrait.FOUND_AT_LIST_END);
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        file.getPortGroups().forEach(group -> {
            group.getPortNames().stream()
                    .filter(name ->
                            number(name).filter(n -> n <= PortNumber.MAX).isPresent())
                    .findFirst()
                    .ifPresent(name -> violations.accept(depending(group)));
            each(group, (name, index) -> tooLarge(group, name, index).ifPresent(violations));
        });
    }

    private static Optional<Integer> number(String name) {
        return PortNameParser.openSm(name).map(PortName::port);
    }

    private static void each(PortGroup group, ObjIntConsumer<PortName> names) {
        List<String> written = group.getPortNames();
        for (int i = 0; i < written.size(); i++) {
            int index = i;
            PortNameParser.openSm(written.get(i)).ifPresent(name -> names.accept(name, index));
        }
    }

    private static RuleViolation depending(PortGroup group) {
        return RuleViolation.at(
                        group,
                        Literals.PORT_GROUP__PORT_NAMES,
                        0,
                        "a port name depends on the fabric; OpenSM rejects the policy while the port is not connected,"
                                + " and may crash when the node does not have it; write its port-guid")
                .opensm(Verdict.DEPENDS);
    }

    private static Optional<RuleViolation> tooLarge(PortGroup group, PortName name, int index) {
        return name.port() <= PortNumber.MAX
                ? Optional.empty()
                : Optional.of(RuleViolation.at(
                                group,
                                Literals.PORT_GROUP__PORT_NAMES,
                                index,
                                "no node has a port " + name.port() + "; if a node '" + name.node()
                                        + "' exists, OpenSM reads memory after the array of its ports and may crash;"
                                        + " write a number from 1 to " + PortNumber.MAX)
                        .as(Severity.ERROR)
                        .opensm(Verdict.DEPENDS));
    }

    @Override
    public void check(BoundPolicyContext bound, Consumer<RuleViolation> violations) {
        if (bound.context().syntax() == PolicySyntax.OPENSM) {
            OpenSmPorts ports = new OpenSmPorts(bound.policy().fabric());
            bound.context()
                    .file()
                    .getPortGroups()
                    .forEach(group -> each(group, (name, index) -> ports.violation(group, name, index)
                            .ifPresent(violations)));
        } else {
            GroupEntries entries = GroupEntries.of(bound.context());
            GroupEntries.notes(bound.policy(), AbsentPort.class)
                    .map(note -> ofRfc(entries, note))
                    .forEach(violations);
        }
    }

    private static RuleViolation ofRfc(GroupEntries entries, AbsentPort note) {
        return entries.atName(
                        note,
                        note.name(),
                        OpenSmPorts.absence(note.node(), note.name().port())
                                + "; the name adds no port to the group; name a connected port")
                .as(Severity.WARNING);
    }
}
