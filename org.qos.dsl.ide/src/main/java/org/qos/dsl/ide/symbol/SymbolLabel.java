package org.qos.dsl.ide.symbol;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.model.options.Option;
import org.qos.dsl.model.options.OptionsPackage;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.dsl.model.policy.MatchRule;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.PortGroup;
import org.qos.dsl.model.policy.QosLevel;
import org.qos.dsl.model.policy.SetupScope;
import org.qos.dsl.model.policy.Sl2VlScope;
import org.qos.dsl.model.policy.UlpRule;
import org.qos.dsl.model.policytest.PolicyTestPackage;
import org.qos.dsl.model.policytest.TestCase;

/**
 * The label of a document symbol.
 *
 * @param name the name of the symbol
 * @param detail additional text; may be empty
 * @param kind the LSP symbol kind
 * @param place the entry with the name
 */
record SymbolLabel(String name, String detail, SymbolKind kind, EStructuralFeature place) {

    /** The label of a model object; empty if it has none of its own. */
    static Optional<SymbolLabel> of(EObject object) {
        if (object instanceof PortGroup group) {
            return Optional.of(new SymbolLabel(
                    first(group.getNames(), "port-group"),
                    first(group.getUses(), ""),
                    SymbolKind.Class,
                    Literals.PORT_GROUP__NAMES));
        }
        if (object instanceof QosLevel level) {
            return Optional.of(level(level));
        }
        if (object instanceof MatchRule rule) {
            return Optional.of(rule(rule));
        }
        if (object instanceof SetupScope scope) {
            return Optional.of(scope(scope));
        }
        return other(object);
    }

    private static Optional<SymbolLabel> other(EObject object) {
        if (object instanceof UlpRule) {
            INode node = NodeModelUtils.findActualNodeFor(object);
            String line = node == null
                    ? "ulp"
                    : NodeModelUtils.getTokenText(node)
                            .replaceAll("\\s*([:,])\\s*", "$1 ")
                            .replaceAll("\\s+", " ");
            return Optional.of(new SymbolLabel(line, "", SymbolKind.Function, Literals.ULP_RULE__KIND));
        }
        if (object instanceof TestCase test) {
            return Optional.of(new SymbolLabel(
                    test.getName() == null || test.getName().isBlank() ? "test" : test.getName(),
                    test.isForAll() ? "for all" : "",
                    SymbolKind.Method,
                    PolicyTestPackage.Literals.TEST_CASE__NAME));
        }
        if (object instanceof PartitionDefinition partition) {
            return Optional.of(new SymbolLabel(
                    partition.getName() == null ? "partition" : partition.getName(),
                    partition.getPkey() == null ? "" : "P_Key " + partition.getPkey(),
                    SymbolKind.Namespace,
                    PartitionsPackage.Literals.PARTITION_DEFINITION__NAME));
        }
        return property(object).or(() -> EnhancedQosLabel.of(object));
    }

    private static Optional<SymbolLabel> property(EObject object) {
        // OpenSM reads the carriage return of an empty line as a name, but symbol names must not be empty
        return object instanceof Option option
                        && option.getName() != null
                        && !option.getName().isBlank()
                ? Optional.of(new SymbolLabel(
                        option.getName().strip(),
                        option.getValue() == null ? "" : option.getValue(),
                        SymbolKind.Property,
                        OptionsPackage.Literals.OPTION__NAME))
                : Optional.empty();
    }

    private static SymbolLabel level(QosLevel level) {
        String sn = first(level.getSns(), "");
        String name = first(level.getNames(), sn.isEmpty() ? "qos-level" : sn);
        String detail = Stream.of(sn.isEmpty() ? "" : "sn " + sn, sl(level), first(level.getUses(), ""))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(", "));
        return new SymbolLabel(
                name,
                detail,
                SymbolKind.Struct,
                level.getNames().isEmpty() ? Literals.QOS_LEVEL__SNS : Literals.QOS_LEVEL__NAMES);
    }

    private static String sl(QosLevel level) {
        return level.getSls().isEmpty() ? "" : "SL " + level.getSls().get(0);
    }

    private static SymbolLabel rule(MatchRule rule) {
        int place =
                rule.eContainer() instanceof PolicyFile file ? file.getRules().indexOf(rule) + 1 : 0;
        return new SymbolLabel(
                "rule " + place, first(rule.getUses(), ""), SymbolKind.Function, Literals.MATCH_RULE__USES);
    }

    private static SymbolLabel scope(SetupScope scope) {
        boolean sl2vl = scope instanceof Sl2VlScope;
        return new SymbolLabel(
                sl2vl ? "sl2vl-scope" : "vlarb-scope",
                sourceText(scope, Literals.SETUP_SCOPE__GROUPS),
                SymbolKind.Array,
                Literals.SETUP_SCOPE__GROUPS);
    }

    private static String sourceText(EObject object, EStructuralFeature entry) {
        return NodeModelUtils.findNodesForFeature(object, entry).stream()
                .map(NodeModelUtils::getTokenText)
                .collect(Collectors.joining(", "));
    }

    private static String first(List<?> values, String otherwise) {
        return values.isEmpty()
                        || values.get(0) == null
                        || values.get(0).toString().isBlank()
                ? otherwise
                : values.get(0).toString().strip().replaceAll("\\s+", " ");
    }
}
