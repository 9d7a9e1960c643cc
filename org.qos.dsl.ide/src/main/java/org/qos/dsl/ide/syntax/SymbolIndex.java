package org.qos.dsl.ide.syntax;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.qos.dsl.ide.language.LanguageServices;
import org.qos.dsl.ide.syntax.SymbolOccurrence.Role;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.language.Language;
import org.qos.dsl.lower.PartitionHead;
import org.qos.dsl.model.enhancedqos.EnhancedQosPackage;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.dsl.model.policy.PolicyPackage;
import org.qos.dsl.model.policy.QosLevel;

/**
 * The symbol occurrences of a document.
 *
 * @param all the occurrences, in text order
 */
public record SymbolIndex(List<SymbolOccurrence> all) {

    /** The index of a document, computed once for each version. */
    public static SymbolIndex in(DocumentSnapshot snapshot) {
        return DocumentCache.of(snapshot, SymbolIndex.class, () -> find(snapshot));
    }

    private static SymbolIndex find(DocumentSnapshot snapshot) {
        Set<List<Object>> seen = new HashSet<>();
        return new SymbolIndex(ValueNode.all(snapshot)
                .flatMap(value -> occurrence(snapshot, value, seen).stream())
                .toList());
    }

    private static Optional<SymbolOccurrence> occurrence(
            DocumentSnapshot snapshot, ValueNode value, Set<List<Object>> seen) {
        if (value.entry() instanceof EReference reference && !reference.isContainment()) {
            return SymbolType.of(reference.getEReferenceType())
                    .map(of -> occurrence(snapshot, of, Role.REFERENCE, value));
        }
        if (value.is(EnhancedQosPackage.Literals.SL_LIMIT__BANDWIDTH)) {
            return Optional.of(occurrence(snapshot, SymbolType.BANDWIDTH, Role.REFERENCE, value));
        }
        Optional<SymbolType> tested = PolicyTestSymbols.type(value);
        if (tested.isPresent()) {
            return tested.map(of -> PolicyTestSymbols.occurrence(snapshot, of, value));
        }
        // the first of several names counts
        return named(value.entry(), snapshot.language())
                .filter(of -> seen.add(List.of(value.owner(), value.entry())))
                .map(of -> occurrence(snapshot, of, role(value.entry(), snapshot.language()), value));
    }

    private static Role role(EStructuralFeature entry, Language language) {
        boolean label = entry == PolicyPackage.Literals.QOS_LEVEL__NAMES
                && names(language).filter(names -> names.levelName() != entry).isPresent();
        return label ? Role.LABEL : Role.DEFINITION;
    }

    private static Optional<SymbolType> named(EStructuralFeature entry, Language language) {
        if (entry == PolicyPackage.Literals.PORT_GROUP__NAMES) {
            return Optional.of(SymbolType.GROUP);
        }
        if (entry == PolicyPackage.Literals.QOS_LEVEL__NAMES
                || names(language).filter(names -> entry == names.levelName()).isPresent()) {
            return Optional.of(SymbolType.LEVEL);
        }
        if (entry == EnhancedQosPackage.Literals.BANDWIDTH__NAME) {
            return Optional.of(SymbolType.BANDWIDTH);
        }
        return entry == PartitionsPackage.Literals.PARTITION_DEFINITION__NAME
                ? Optional.of(SymbolType.PARTITION)
                : Optional.empty();
    }

    private static SymbolOccurrence occurrence(DocumentSnapshot snapshot, SymbolType of, Role role, ValueNode value) {
        String name = role == Role.DEFINITION && value.owner() instanceof PartitionDefinition partition
                ? PartitionHead.of(partition)
                        .flatMap(PartitionHead::effectiveName)
                        .orElseGet(value::text)
                : names(snapshot.language())
                        .map(names -> names.decode(value.text()))
                        .orElseGet(() -> value.text().strip());
        String key = role == Role.LABEL ? keyOfLabelled(value, name) : of.key(name, snapshot.language());
        return new SymbolOccurrence(snapshot, of, name, key, role, value);
    }

    /** The key of the level that a label belongs to; one without sn has no references. */
    private static String keyOfLabelled(ValueNode value, String label) {
        return value.owner() instanceof QosLevel level
                        && !level.getSns().isEmpty()
                        && level.getSns().get(0) != null
                ? Long.toUnsignedString(level.getSns().get(0))
                : "name " + label;
    }

    private static Optional<NameSyntax> names(Language language) {
        return LanguageServices.find(language, NameSyntax.class);
    }

    /** The occurrence at an offset, or that ends there. */
    public Optional<SymbolOccurrence> at(int offset) {
        Cursor cursor = new Cursor(offset);
        return all.stream()
                .filter(occurrence -> cursor.touches(occurrence.region()))
                .findFirst();
    }

    /** All definitions. */
    public Stream<SymbolOccurrence> definitions(SymbolType of) {
        return all.stream().filter(occurrence -> occurrence.isDefinition() && occurrence.type() == of);
    }

    /**
     * All occurrences of the same symbol. A partition is visible in all policies that use its file, other symbols in
     * their policy and its tests. Of several groups or levels with one name the first has all the references
     * (osm_qos_policy.c:__qos_policy_get_port_group_by_name); definitions of one partition are merged.
     */
    public static Stream<SymbolOccurrence> occurrencesOf(SymbolOccurrence occurrence) {
        Stream<SymbolOccurrence> named = withKeyOf(occurrence);
        Optional<SymbolOccurrence> first = firstDefinition(occurrence);
        if (occurrence.type() == SymbolType.PARTITION || first.isEmpty()) {
            return named;
        }
        EObject meant = occurrence.isReference() ? first.get().owner() : occurrence.owner();
        return named.filter(other -> other.isReference() ? meant == first.get().owner() : meant == other.owner());
    }

    private static Stream<SymbolOccurrence> withKeyOf(SymbolOccurrence occurrence) {
        DocumentSnapshot snapshot = occurrence.snapshot();
        Stream<DocumentSnapshot> snapshots = occurrence.type() == SymbolType.PARTITION
                ? Stream.concat(snapshot.partitions().stream(), snapshot.policies().stream())
                : PolicyTestSymbols.snapshots(snapshot);
        return snapshots.distinct().flatMap(other -> in(other).all().stream()).filter(occurrence::isSameAs);
    }

    private static Optional<SymbolOccurrence> firstDefinition(SymbolOccurrence occurrence) {
        return withKeyOf(occurrence).filter(SymbolOccurrence::isDefinition).findFirst();
    }

    /**
     * The definition of the symbol at an occurrence. A group or level that is defined again is a symbol of its own; a
     * label is a definition, too.
     */
    public static Optional<SymbolOccurrence> definition(SymbolOccurrence occurrence) {
        return occurrence.isReference() || occurrence.type() == SymbolType.PARTITION
                ? firstDefinition(occurrence)
                : Optional.of(occurrence);
    }
}
