package org.qos.dsl.ide.lens;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.qos.dsl.ide.meaning.Counted;
import org.qos.dsl.ide.meaning.DefinedPartitions;
import org.qos.dsl.ide.meaning.PartitionWords;
import org.qos.dsl.ide.syntax.Mention;
import org.qos.dsl.ide.syntax.Mentions;
import org.qos.dsl.ide.syntax.Named;
import org.qos.dsl.ide.syntax.PartitionPlaces;
import org.qos.dsl.ide.syntax.WrittenValue;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.language.Language;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.PartitionMembers;
import org.qos.runtime.partition.Partition;

/** How many members a partition has, and where policies refer to it by its name or its P_Key. */
final class PartitionUse implements Lens {

    /** In how many places of which documents something stands. */
    private static final class Count {
        private final Set<String> documents = new HashSet<>();
        private int places;

        void add(View view) {
            documents.add(view.uri());
            places++;
        }
    }

    @Override
    public Stream<Remark> remarks(View view) {
        if (view.language() != Language.PARTITIONS) {
            return Stream.empty();
        }
        Map<Object, Count> counts = new HashMap<>();
        view.policies().forEach(policy -> count(policy, counts));
        Fabric fabric = view.site().subnet().fabric();
        DefinedPartitions defined = DefinedPartitions.of(view);
        return Mentions.in(view)
                .definitions(Named.PARTITION)
                .flatMap(mention -> remarks(mention, defined.named(mention.name()), fabric, counts));
    }

    private static void count(View policy, Map<Object, Count> counts) {
        Mentions.in(policy).all().stream()
                .filter(mention -> mention.of() == Named.PARTITION)
                .map(Mention::name)
                .forEach(
                        name -> counts.computeIfAbsent(name, key -> new Count()).add(policy));
        WrittenValue.all(policy)
                .flatMap(value -> PartitionPlaces.pkey(value).stream())
                .forEach(
                        pkey -> counts.computeIfAbsent(pkey, key -> new Count()).add(policy));
    }

    private static Stream<Remark> remarks(
            Mention mention, Optional<Partition> partition, Fabric fabric, Map<Object, Count> counts) {
        Count all = new Count();
        Stream.of(Optional.of((Object) mention.name()), partition.map(found -> (Object) found.pkey()))
                .flatMap(Optional::stream)
                .map(counts::get)
                .filter(Objects::nonNull)
                .forEach(count -> {
                    all.documents.addAll(count.documents);
                    all.places += count.places;
                });
        Stream<Remark> members =
                partition.stream().map(found -> new Remark(mention.region(), members(found, fabric), Optional.empty()));
        return Stream.concat(members, Stream.of(references(mention, all)));
    }

    private static String members(Partition partition, Fabric fabric) {
        if (fabric.nodes().isEmpty()) {
            return PartitionWords.members(partition);
        }
        PartitionMembers members = PartitionMembers.of(partition, fabric);
        int limited = members.limitedOnly().indices().cardinality();
        return Counted.of(members.all().indices().cardinality(), "member", "members")
                + (limited == 0 ? "" : ", " + limited + " limited");
    }

    private static Remark references(Mention mention, Count count) {
        String places = Counted.of(count.places, "reference", "references");
        return count.places == 0
                ? new Remark(mention.region(), places, Optional.empty())
                : new Remark(
                        mention.region(),
                        places + " in " + Counted.of(count.documents.size(), "policy", "policies"),
                        Optional.of(Click.toReferences(mention.view(), mention.region())));
    }
}
