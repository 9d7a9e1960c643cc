package org.qos.dsl.check.rules.binding;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.qos.dsl.check.BindingRule;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortName;

/**
 * A switch is one endpoint, its port 0, whichever of its ports is named
 * (osm_qos_parser_y.y:__parser_add_port_to_port_map); packets that it forwards have other endpoints.
 */
@AutoService(Rule.class)
public final class SwitchPortAsEnd implements BindingRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "switch-port-as-end",
                        Category.SUSPICIOUS,
                        "a rule names a switch port as source or destination, which is the switch itself")
                .noFix("the author knows whether the switch or the adapters connected to its port are intended");
    }

    @Override
    public void check(BoundPolicyContext bound, Consumer<RuleViolation> violations) {
        Fabric fabric = bound.policy().fabric();
        bound.policy().policy().rules().stream()
                .flatMap(SwitchPortAsEnd::ends)
                .distinct()
                .forEach(group -> group.portNames().stream()
                        .filter(name -> isOnlySwitch(name, fabric))
                        .map(name -> violation(bound.context().origin(group), group, name))
                        .forEach(violations));
    }

    private static RuleViolation violation(EObject origin, PortGroup group, PortName name) {
        return RuleViolation.at(
                origin,
                Literals.PORT_GROUP__PORT_NAMES,
                group.portNames().indexOf(name),
                "'" + name.node() + "' is a switch; OpenSM adds its port 0 to the group, not the endpoints of traffic"
                        + " through port " + name.port() + "; name the adapters connected to the port");
    }

    private static Stream<PortGroup> ends(MatchRule rule) {
        return Stream.concat(rule.sources().stream(), rule.destinations().stream());
    }

    private static boolean isOnlySwitch(PortName name, Fabric fabric) {
        List<Node> nodes = fabric.nodesDescribed(name.node());
        return !nodes.isEmpty() && nodes.stream().allMatch(node -> node.type() == NodeType.SWITCH);
    }
}
