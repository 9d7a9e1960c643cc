package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.PortGroup;
import org.qos.dsl.scoping.NameSuggestions;
import org.qos.dsl.syntax.NodeTypeKeyword;
import org.qos.runtime.policy.PolicySyntax;

/**
 * Nodes are channel adapters, switches and routers; {@code SELF} is the port of the subnet manager, {@code ALL} is
 * every type. OpenSM rejects other types in its own syntax.
 */
@AutoService(Rule.class)
public final class UnknownNodeType implements RfcRule {

    private static final List<String> TYPES = Stream.concat(
                    NodeTypeKeyword.names().stream(), Stream.of(NodeTypeKeyword.LEGACY_CA))
            .toList();

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error("unknown-node-type", Category.CORRECTNESS, "an unknown node type")
                .fix("writes the only similar type")
                .with(FindingTrait.SIMILAR_VALUES);
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        for (PortGroup group : file.getPortGroups()) {
            List<String> types = group.getNodeTypes();
            IntStream.range(0, types.size())
                    .filter(i -> !TYPES.contains(types.get(i).toUpperCase(Locale.ROOT)))
                    .mapToObj(i -> RuleViolation.at(
                            group,
                            Literals.PORT_GROUP__NODE_TYPES,
                            i,
                            "'" + types.get(i) + "' is not a node type and selects no node; write "
                                    + NodeTypeKeyword.list()))
                    .map(violation -> NameSuggestions.TOLERANT
                            .only(types.get(violation.index()), TYPES)
                            .map(violation::writing)
                            .orElse(violation))
                    .forEach(violations);
        }
    }
}
