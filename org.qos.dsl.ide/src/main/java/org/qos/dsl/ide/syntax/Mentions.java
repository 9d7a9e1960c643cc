package org.qos.dsl.ide.syntax;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.language.Language;
import org.qos.dsl.lower.PartitionHead;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.dsl.model.policy.PolicyPackage;

/**
 * The names in a document.
 *
 * @param all in the order of the text
 */
public record Mentions(List<Mention> all) {

    /** The names in a document, found once for each version of it. */
    public static Mentions in(View view) {
        return PerVersion.of(view, Mentions.class, () -> find(view));
    }

    private static Mentions find(View view) {
        Set<EObject> named = new HashSet<>();
        return new Mentions(WrittenValue.all(view)
                .flatMap(value -> mention(view, value, named).stream())
                .toList());
    }

    private static Optional<Mention> mention(View view, WrittenValue value, Set<EObject> named) {
        if (value.entry() instanceof EReference reference && !reference.isContainment()) {
            return Named.of(reference.getEReferenceType()).map(of -> mention(view, of, false, value));
        }
        // of several names the first counts
        return named(value.entry(), view.language())
                .filter(of -> named.add(value.owner()))
                .map(of -> mention(view, of, true, value));
    }

    private static Optional<Named> named(EStructuralFeature entry, Language language) {
        if (entry == PolicyPackage.Literals.PORT_GROUP__NAMES) {
            return Optional.of(Named.GROUP);
        }
        boolean bySn = language == Language.RFC;
        if (entry == (bySn ? PolicyPackage.Literals.QOS_LEVEL__SNS : PolicyPackage.Literals.QOS_LEVEL__NAMES)) {
            return Optional.of(Named.LEVEL);
        }
        return entry == PartitionsPackage.Literals.PARTITION_DEFINITION__NAME
                ? Optional.of(Named.PARTITION)
                : Optional.empty();
    }

    private static Mention mention(View view, Named of, boolean definition, WrittenValue value) {
        String name = definition && value.owner() instanceof PartitionDefinition partition
                ? PartitionHead.of(partition)
                        .flatMap(PartitionHead::effectiveName)
                        .orElseGet(value::text)
                : of.decode(value, view.language());
        return new Mention(view, of, name, of.key(name, view.language()), definition, value);
    }

    /** The name that an offset is in or right behind. */
    public Optional<Mention> at(int offset) {
        Cursor cursor = new Cursor(offset);
        return all.stream().filter(mention -> cursor.touches(mention.region())).findFirst();
    }

    /** The places that give names. */
    public Stream<Mention> definitions(Named of) {
        return all.stream().filter(mention -> mention.isDefinition() && mention.of() == of);
    }

    /**
     * Everything in this document and those beside it that bears the same name or refers to it. A partition is known in
     * all policies that refer to its file, what a policy names in that policy alone.
     */
    public static Stream<Mention> like(Mention mention) {
        View view = mention.view();
        Stream<View> views = mention.of() == Named.PARTITION
                ? Stream.concat(view.partitions().stream(), view.policies().stream())
                : Stream.of(view);
        return views.distinct().flatMap(other -> in(other).all().stream()).filter(mention::isSameAs);
    }

    /** Where the name is given that stands somewhere: of several places the first. */
    public static Optional<Mention> definition(Mention mention) {
        return like(mention).filter(Mention::isDefinition).findFirst();
    }
}
