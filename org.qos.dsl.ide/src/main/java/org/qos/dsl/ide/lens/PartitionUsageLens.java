package org.qos.dsl.ide.lens;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.qos.dsl.ide.semantics.DefinedPartitions;
import org.qos.dsl.ide.semantics.PartitionDocs;
import org.qos.dsl.ide.semantics.Plurals;
import org.qos.dsl.ide.syntax.PartitionOccurrences;
import org.qos.dsl.ide.syntax.SymbolIndex;
import org.qos.dsl.ide.syntax.SymbolOccurrence;
import org.qos.dsl.ide.syntax.SymbolType;
import org.qos.dsl.ide.syntax.ValueNode;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.PartitionMembers;
import org.qos.runtime.partition.Partition;

/** Code lens for a partition: the number of its members, and of the references by name or P_Key in policies. */
final class PartitionUsageLens implements CodeLensProvider {

    /** A number of references in a number of documents. */
    private static final class Count {
        private final Set<String> documents = new HashSet<>();
        private int places;

        void add(DocumentSnapshot snapshot) {
            documents.add(snapshot.uri());
            places++;
        }
    }

    @Override
    public Stream<LensItem> lenses(DocumentSnapshot snapshot) {
        if (!snapshot.language().equals(new PartitionsLanguage())) {
            return Stream.empty();
        }
        Map<Object, Count> counts = new HashMap<>();
        snapshot.policies().forEach(policy -> count(policy, counts));
        Fabric fabric = snapshot.context().fabricContext().fabric();
        DefinedPartitions defined = DefinedPartitions.of(snapshot);
        return SymbolIndex.in(snapshot)
                .definitions(SymbolType.PARTITION)
                .flatMap(occurrence -> lenses(occurrence, defined.byName(occurrence.name()), fabric, counts));
    }

    private static void count(DocumentSnapshot policy, Map<Object, Count> counts) {
        SymbolIndex.in(policy).all().stream()
                .filter(occurrence -> occurrence.type() == SymbolType.PARTITION)
                .map(SymbolOccurrence::name)
                .forEach(
                        name -> counts.computeIfAbsent(name, key -> new Count()).add(policy));
        ValueNode.all(policy)
                .flatMap(value -> PartitionOccurrences.pkey(value).stream())
                .forEach(
                        pkey -> counts.computeIfAbsent(pkey, key -> new Count()).add(policy));
    }

    private static Stream<LensItem> lenses(
            SymbolOccurrence occurrence, Optional<Partition> partition, Fabric fabric, Map<Object, Count> counts) {
        Count all = new Count();
        Stream.of(Optional.of((Object) occurrence.name()), partition.map(found -> (Object) found.pkey()))
                .flatMap(Optional::stream)
                .map(counts::get)
                .filter(Objects::nonNull)
                .forEach(count -> {
                    all.documents.addAll(count.documents);
                    all.places += count.places;
                });
        Stream<LensItem> members = partition.stream()
                .map(found -> new LensItem(occurrence.region(), members(found, fabric), Optional.empty()));
        return Stream.concat(members, Stream.of(references(occurrence, all)));
    }

    private static String members(Partition partition, Fabric fabric) {
        if (fabric.nodes().isEmpty()) {
            return PartitionDocs.members(partition);
        }
        PartitionMembers members = PartitionMembers.of(partition, fabric);
        int limited = members.limitedOnly().indices().cardinality();
        return Plurals.of(members.all().indices().cardinality(), "member", "members")
                + (limited == 0 ? "" : ", " + limited + " limited");
    }

    private static LensItem references(SymbolOccurrence occurrence, Count count) {
        String places = Plurals.of(count.places, "reference", "references");
        return count.places == 0
                ? new LensItem(occurrence.region(), places, Optional.empty())
                : new LensItem(
                        occurrence.region(),
                        places + " in " + Plurals.of(count.documents.size(), "policy", "policies"),
                        Optional.of(LensCommand.toReferences(occurrence.snapshot(), occurrence.region())));
    }
}
