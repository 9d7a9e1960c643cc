package org.qos.dsl.ide.syntax;

import static org.qos.dsl.model.partitions.PartitionsPackage.Literals.PARTITION_DEFINITION__NAME;
import static org.qos.dsl.model.partitions.PartitionsPackage.Literals.PARTITION_DEFINITION__PKEY;
import static org.qos.dsl.model.policy.PolicyPackage.Literals.MATCH_RULE__PKEYS;
import static org.qos.dsl.model.policy.PolicyPackage.Literals.PORT_GROUP__PKEYS;
import static org.qos.dsl.model.policy.PolicyPackage.Literals.QOS_LEVEL__PKEYS;
import static org.qos.dsl.model.policy.PolicyPackage.Literals.ULP_RULE__RANGES;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.lower.PartitionHead;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.policy.UlpKind;
import org.qos.dsl.model.policy.UlpRule;
import org.qos.runtime.value.Pkey;

/**
 * The occurrences of a partition, by name or P_Key, in the partition file and in the policies that use it.
 *
 * @param names the names of its definitions
 * @param pkeys their P_Keys without membership bits; empty if OpenSM assigns one
 */
public record PartitionOccurrences(Set<String> names, Set<Integer> pkeys) {

    private static final Set<EStructuralFeature> OF_POLICIES =
            Set.of(PORT_GROUP__PKEYS, MATCH_RULE__PKEYS, QOS_LEVEL__PKEYS);

    /**
     * An occurrence.
     *
     * @param snapshot the document
     * @param region the name or P_Key
     * @param isDefinition whether the partition is defined there
     */
    public record Occurrence(DocumentSnapshot snapshot, ITextRegion region, boolean isDefinition) {}

    /** The partition whose name or P_Key is at an offset or ends there. */
    public static Optional<PartitionOccurrences> at(DocumentSnapshot snapshot, int offset) {
        Optional<String> name = SymbolIndex.in(snapshot)
                .at(offset)
                .filter(occurrence -> occurrence.type() == SymbolType.PARTITION)
                .map(SymbolOccurrence::name);
        Optional<Integer> pkey = ValueNode.at(snapshot, offset).flatMap(PartitionOccurrences::pkey);
        if (name.isEmpty() && pkey.isEmpty()) {
            return Optional.empty();
        }
        Set<String> names = new HashSet<>(name.stream().toList());
        Set<Integer> pkeys = new HashSet<>(pkey.stream().toList());
        heads(snapshot)
                .filter(head -> name.isPresent() && head.effectiveName().equals(name)
                        || pkey.isPresent() && head.pkey() == pkey.get())
                .forEach(head -> {
                    head.effectiveName().ifPresent(names::add);
                    pkeys.add(head.pkey());
                });
        pkeys.remove(0);
        return Optional.of(new PartitionOccurrences(names, pkeys));
    }

    private static Stream<PartitionHead> heads(DocumentSnapshot snapshot) {
        return snapshot.partitions().stream()
                .flatMap(file -> file.source().root().eContents().stream())
                .map(PartitionDefinition.class::cast)
                .flatMap(definition -> PartitionHead.of(definition).stream());
    }

    /** The P_Key that a value is, without its membership bit; empty for other values, and for 0. */
    public static Optional<Integer> pkey(ValueNode value) {
        boolean isPkey = OF_POLICIES.contains(value.entry())
                || value.is(PARTITION_DEFINITION__PKEY)
                || value.is(ULP_RULE__RANGES)
                        && value.owner() instanceof UlpRule rule
                        && rule.getKind() == UlpKind.ANY_PKEY;
        boolean isNamedSo =
                value.is(PARTITION_DEFINITION__NAME) && !((PartitionDefinition) value.owner()).isPkeyGiven();
        return isPkey || isNamedSo
                ? value.number().map(number -> Pkey.base(number)).filter(number -> number != 0)
                : Optional.empty();
    }

    /** The occurrences in all documents with the same partition file. */
    public List<Occurrence> inAllDocuments(DocumentSnapshot snapshot) {
        return Stream.concat(snapshot.partitions().stream(), snapshot.policies().stream())
                .distinct()
                .flatMap(other -> in(other).stream())
                .toList();
    }

    /** The occurrences in one document, in text order. */
    public List<Occurrence> in(DocumentSnapshot snapshot) {
        Set<ITextRegion> type = SymbolIndex.in(snapshot).all().stream()
                .filter(occurrence -> occurrence.type() == SymbolType.PARTITION && names.contains(occurrence.name()))
                .map(SymbolOccurrence::region)
                .collect(Collectors.toSet());
        return ValueNode.all(snapshot)
                .filter(value -> type.contains(value.region())
                        || pkey(value).filter(pkeys::contains).isPresent())
                .map(value -> new Occurrence(snapshot, value.region(), value.owner() instanceof PartitionDefinition))
                .distinct()
                .toList();
    }
}
