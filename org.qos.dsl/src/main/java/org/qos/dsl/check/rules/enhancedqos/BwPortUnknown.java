package org.qos.dsl.check.rules.enhancedqos;

import com.google.auto.service.AutoService;
import java.util.Optional;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Severity;
import org.qos.dsl.model.enhancedqos.BandwidthRule;
import org.qos.dsl.model.enhancedqos.EnhancedQosFile;
import org.qos.dsl.model.enhancedqos.EnhancedQosPackage.Literals;
import org.qos.runtime.enhancedqos.BandwidthTarget;
import org.qos.runtime.enhancedqos.BandwidthTarget.Kind;
import org.qos.runtime.fabric.Fabric;

/** A rule names a port by its GUID. Virtual ports have GUIDs, too, which snapshots of a fabric do not show, so that an unknown GUID
 * may be right; that of a node with other port GUIDs is not. */
@AutoService(Rule.class)
public final class BwPortUnknown implements EnhancedQosContextRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "bw-port-unknown", Category.SUSPICIOUS, "no port of the fabric has the GUID of a rule")
                .noFix("the author knows the port, which may be a virtual one");
    }

    @Override
    public void check(EnhancedQosFile file, FabricContext context, Consumer<RuleViolation> violations) {
        Fabric fabric = context.fabric();
        if (!fabric.isEmpty()) {
            file.getRules().stream()
                    .flatMap(rule -> violation(rule, fabric).stream())
                    .forEach(violations);
        }
    }

    private static Optional<RuleViolation> violation(BandwidthRule rule, Fabric fabric) {
        BandwidthTarget target = BandwidthTarget.of(rule.getTarget());
        if (target.kind() != Kind.GUID || fabric.portByGuid(target.guid()).isPresent()) {
            return Optional.empty();
        }
        return Optional.of(fabric.node(target.guid())
                .map(node -> at(
                        rule,
                        "is the GUID of node '" + node.description()
                                + "', not of a port; the rule does not limit its ports; write the GUID of a port"))
                .orElseGet(() -> at(
                                rule,
                                "is not the GUID of a port of the fabric; the rule limits it only if it is a virtual port;"
                                        + " check the GUID")
                        .as(Severity.INFO)));
    }

    private static RuleViolation at(BandwidthRule rule, String message) {
        return RuleViolation.at(rule, Literals.BANDWIDTH_RULE__TARGET, "'" + rule.getTarget() + "' " + message);
    }
}
