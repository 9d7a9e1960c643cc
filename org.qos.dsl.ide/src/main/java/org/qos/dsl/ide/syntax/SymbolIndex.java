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
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.language.Language;
import org.qos.dsl.lower.PartitionHead;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.dsl.model.policy.PolicyPackage;

/**
 * The symbol occurrences of a document.
 *
 * @param all the occurrences, in text order
 */
public record SymbolIndex(List<SymbolOccurrence> all) {

    /** The index of a document, computed once for each version. */
    public static SymbolIndex in(View view) {
        return DocumentCache.of(view, SymbolIndex.class, () -> find(view));
    }

    private static SymbolIndex find(View view) {
        Set<EObject> type = new HashSet<>();
        return new SymbolIndex(ValueNode.all(view)
                .flatMap(value -> occurrence(view, value, type).stream())
                .toList());
    }

    private static Optional<SymbolOccurrence> occurrence(View view, ValueNode value, Set<EObject> type) {
        if (value.entry() instanceof EReference reference && !reference.isContainment()) {
            return SymbolType.of(reference.getEReferenceType()).map(of -> occurrence(view, of, false, value));
        }
        Optional<SymbolType> tested = PolicyTestSymbols.type(value);
        if (tested.isPresent()) {
            return tested.map(of -> PolicyTestSymbols.occurrence(view, of, value));
        }
        // the first of several names counts
        return named(value.entry(), view.language())
                .filter(of -> type.add(value.owner()))
                .map(of -> occurrence(view, of, true, value));
    }

    private static Optional<SymbolType> named(EStructuralFeature entry, Language language) {
        if (entry == PolicyPackage.Literals.PORT_GROUP__NAMES) {
            return Optional.of(SymbolType.GROUP);
        }
        if (names(language).filter(names -> entry == names.levelName()).isPresent()) {
            return Optional.of(SymbolType.LEVEL);
        }
        return entry == PartitionsPackage.Literals.PARTITION_DEFINITION__NAME
                ? Optional.of(SymbolType.PARTITION)
                : Optional.empty();
    }

    private static SymbolOccurrence occurrence(View view, SymbolType of, boolean definition, ValueNode value) {
        String name = definition && value.owner() instanceof PartitionDefinition partition
                ? PartitionHead.of(partition)
                        .flatMap(PartitionHead::effectiveName)
                        .orElseGet(value::text)
                : names(view.language())
                        .map(names -> names.decode(value.text()))
                        .orElseGet(() -> value.text().strip());
        return new SymbolOccurrence(view, of, name, of.key(name, view.language()), definition, value);
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
     * their policy and its tests.
     */
    public static Stream<SymbolOccurrence> occurrencesOf(SymbolOccurrence occurrence) {
        View view = occurrence.view();
        Stream<View> views = occurrence.type() == SymbolType.PARTITION
                ? Stream.concat(view.partitions().stream(), view.policies().stream())
                : PolicyTestSymbols.views(view);
        return views.distinct().flatMap(other -> in(other).all().stream()).filter(occurrence::isSameAs);
    }

    /** The definition of the symbol at an occurrence; the first of several. */
    public static Optional<SymbolOccurrence> definition(SymbolOccurrence occurrence) {
        return occurrencesOf(occurrence).filter(SymbolOccurrence::isDefinition).findFirst();
    }
}
