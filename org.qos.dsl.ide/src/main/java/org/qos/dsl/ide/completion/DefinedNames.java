package org.qos.dsl.ide.completion;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.dsl.ide.syntax.Mention;
import org.qos.dsl.ide.syntax.Mentions;
import org.qos.dsl.ide.syntax.Named;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.model.policy.PortGroup;
import org.qos.dsl.model.policy.QosLevel;
import org.qos.runtime.partition.Partition;

/** The names that a policy can refer to, with what the author says they are for. */
final class DefinedNames {

    private DefinedNames() {}

    static Stream<Proposal> groups(View view) {
        return defined(view, Named.GROUP, view, mention -> use(((PortGroup) mention.owner()).getUses()));
    }

    static Stream<Proposal> levels(View view) {
        return defined(view, Named.LEVEL, view, mention -> level((QosLevel) mention.owner()));
    }

    static Stream<Proposal> partitions(View view) {
        return view.partitions().stream()
                .flatMap(file -> defined(file, Named.PARTITION, view, mention -> pkey(view, mention.name())));
    }

    /** The P_Keys of the partitions. */
    static Stream<Proposal> pkeys(View view) {
        return partitionsOf(view)
                .map(partition -> Proposal.value(hex(partition.pkey()), "partition " + partition.name()));
    }

    private static Stream<Proposal> defined(View file, Named of, View into, Function<Mention, String> meaning) {
        return Mentions.in(file).definitions(of).flatMap(mention -> of.encode(mention.name(), into.language()).stream()
                .map(written -> Proposal.name(written, meaning.apply(mention))));
    }

    private static String level(QosLevel level) {
        String sl = level.getSls().isEmpty() ? "" : "SL " + level.getSls().get(0);
        String name = level.getNames().isEmpty() ? "" : level.getNames().get(0);
        return Stream.of(name, sl, use(level.getUses()))
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(", "));
    }

    private static String pkey(View view, String name) {
        Optional<Partition> found = partitionsOf(view)
                .filter(partition -> partition.name().equals(name))
                .findFirst();
        return found.map(partition -> "P_Key " + hex(partition.pkey())).orElse("");
    }

    private static Stream<Partition> partitionsOf(View view) {
        return view.site().subnet().partitions().stream().flatMap(all -> all.partitions().stream());
    }

    private static String use(List<String> uses) {
        return uses.isEmpty() || uses.get(0) == null ? "" : uses.get(0).strip();
    }

    private static String hex(int pkey) {
        return String.format(Locale.ROOT, "0x%04x", pkey);
    }
}
