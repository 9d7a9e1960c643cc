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
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.lower.PartitionHead;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.model.policy.UlpKind;
import org.qos.dsl.model.policy.UlpRule;
import org.qos.runtime.value.Pkey;

/**
 * Where a partition stands, by its name or by its P_Key: in the partition file and in the policies that are used with it.
 *
 * @param names the names of its definitions
 * @param pkeys their P_Keys without membership bits; empty where OpenSM chooses one
 */
public record PartitionPlaces(Set<String> names, Set<Integer> pkeys) {

    private static final Set<EStructuralFeature> OF_POLICIES =
            Set.of(PORT_GROUP__PKEYS, MATCH_RULE__PKEYS, QOS_LEVEL__PKEYS);

    /**
     * A place.
     *
     * @param view the document
     * @param region the name or P_Key
     * @param isDefinition whether the partition is defined there
     */
    public record Place(View view, ITextRegion region, boolean isDefinition) {}

    /** The partition whose name or P_Key an offset is in or right behind; empty elsewhere. */
    public static Optional<PartitionPlaces> at(View view, int offset) {
        Optional<String> name = Mentions.in(view)
                .at(offset)
                .filter(mention -> mention.of() == Named.PARTITION)
                .map(Mention::name);
        Optional<Integer> pkey = WrittenValue.at(view, offset).flatMap(PartitionPlaces::pkey);
        if (name.isEmpty() && pkey.isEmpty()) {
            return Optional.empty();
        }
        Set<String> names = new HashSet<>(name.stream().toList());
        Set<Integer> pkeys = new HashSet<>(pkey.stream().toList());
        heads(view)
                .filter(head -> name.isPresent() && head.effectiveName().equals(name)
                        || pkey.isPresent() && head.pkey() == pkey.get())
                .forEach(head -> {
                    head.effectiveName().ifPresent(names::add);
                    pkeys.add(head.pkey());
                });
        pkeys.remove(0);
        return Optional.of(new PartitionPlaces(names, pkeys));
    }

    private static Stream<PartitionHead> heads(View view) {
        return view.partitions().stream()
                .flatMap(file -> file.source().root().eContents().stream())
                .map(PartitionDefinition.class::cast)
                .flatMap(definition -> PartitionHead.of(definition).stream());
    }

    /** The P_Key that a value is, without its membership bit; empty for values of other kinds, and for 0. */
    public static Optional<Integer> pkey(WrittenValue value) {
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

    /** The places in the documents that share the partition file of one. */
    public List<Place> around(View view) {
        return Stream.concat(view.partitions().stream(), view.policies().stream())
                .distinct()
                .flatMap(other -> in(other).stream())
                .toList();
    }

    /** The places in one document, in the order of the text. */
    public List<Place> in(View view) {
        Set<ITextRegion> named = Mentions.in(view).all().stream()
                .filter(mention -> mention.of() == Named.PARTITION && names.contains(mention.name()))
                .map(Mention::region)
                .collect(Collectors.toSet());
        return WrittenValue.all(view)
                .filter(value -> named.contains(value.region())
                        || pkey(value).filter(pkeys::contains).isPresent())
                .map(value -> new Place(view, value.region(), value.owner() instanceof PartitionDefinition))
                .distinct()
                .toList();
    }
}
