package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.lower.PortNameParser;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.PortGroup;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.value.PortNumber;

/**
 * In the RFC syntax a port is named by the first two words of NodeDescription, or all of it, and its number:
 * {@code host/CA/P1} (RFC section 3). OpenSM requires all of it, reads the number with strtoul and rejects the policy
 * when that gives 0 (osm_qos_parser_y.y:port_group_port_name).
 */
@AutoService(Rule.class)
public final class MalformedPortName implements PolicyRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "malformed-port-name", Category.CORRECTNESS, "a port name that is not a node and a port number")
                .noFix(
                        "the author knows which node and which port are intended; editors offer a missing comma or quote")
                .with(FindingTrait.SIMILAR_VALUES, FindingTrait.FOUND_AT_LIST_END);
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        file.getPortGroups().stream()
                .filter(group -> !group.getPortNames().isEmpty())
                .forEach(group -> check(group, syntax, violations));
    }

    private static void check(PortGroup group, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        List<INode> nodes = NodeModelUtils.findNodesForFeature(group, Literals.PORT_GROUP__PORT_NAMES);
        List<String> names = group.getPortNames();
        IntStream.range(0, names.size())
                .mapToObj(i -> {
                    boolean read =
                            syntax == PolicySyntax.OPENSM ? isReadByOpenSm(names.get(i)) : isWellFormed(names.get(i));
                    Optional<RuleViolation> marks = i < nodes.size()
                            ? PortNameMarks.of(nodes.get(i), syntax).violation(group)
                            : Optional.empty();
                    return read
                            ? marks.map(violation -> violation.as(Severity.WARNING))
                            : Optional.of(rejected(marks.orElseGet(() -> violation(group, i, syntax)), syntax));
                })
                .flatMap(Optional::stream)
                .forEach(violations);
    }

    private static RuleViolation rejected(RuleViolation violation, PolicySyntax syntax) {
        return syntax == PolicySyntax.OPENSM ? violation.opensm(Verdict.REJECTS) : violation;
    }

    private static RuleViolation violation(PortGroup group, int index, PolicySyntax syntax) {
        String name = group.getPortNames().get(index);
        boolean opensm = syntax == PolicySyntax.OPENSM;
        return RuleViolation.at(
                group,
                Literals.PORT_GROUP__PORT_NAMES,
                index,
                "'" + name + "' is not a port name; " + RangeCheck.rejected(syntax) + "; expected "
                        + (opensm ? "" : "host/CA/Pn or ")
                        + "node/Pn, n from 1 to " + PortNumber.MAX);
    }

    /** Whether OpenSM finds a port number other than 0 after the last slash. */
    static boolean isReadByOpenSm(String name) {
        return PortNameParser.openSm(name).isPresent();
    }

    private static boolean isWellFormed(String name) {
        return PortNameParser.rfc(name)
                .filter(port -> !port.node().isEmpty() && port.port() <= PortNumber.MAX)
                .isPresent();
    }
}
