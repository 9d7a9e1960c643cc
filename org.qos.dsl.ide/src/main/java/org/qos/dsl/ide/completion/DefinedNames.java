package org.qos.dsl.ide.completion;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.dsl.ide.semantics.DefinedPartitions;
import org.qos.dsl.ide.syntax.SymbolIndex;
import org.qos.dsl.ide.syntax.SymbolType;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.language.Language;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.value.Pkey;

/** The names that a policy can refer to, with what the author says they are for. */
final class DefinedNames {

    private DefinedNames() {}

    static Stream<Proposal> groups(DocumentSnapshot snapshot) {
        return groups(snapshot, snapshot.language());
    }

    /** The groups of a policy, as another language writes them. */
    static Stream<Proposal> groups(DocumentSnapshot policy, Language into) {
        return Definitions.in(policy.text(), policy.language().syntax().orElseThrow(), "port-group").stream()
                .flatMap(group -> proposal(SymbolType.GROUP, group.name(), into, group.use()));
    }

    static Stream<Proposal> levels(DocumentSnapshot snapshot) {
        boolean bySn = snapshot.language().is(PolicySyntax.RFC);
        return Definitions.in(snapshot.text(), snapshot.language().syntax().orElseThrow(), "qos-level").stream()
                .flatMap(level -> proposal(
                        SymbolType.LEVEL, bySn ? level.sn() : level.name(), snapshot.language(), meaning(level, bySn)));
    }

    static Stream<Proposal> partitions(DocumentSnapshot snapshot) {
        return snapshot.partitions().stream()
                .flatMap(file -> SymbolIndex.in(file).definitions(SymbolType.PARTITION))
                .flatMap(mention -> proposal(
                        SymbolType.PARTITION, mention.name(), snapshot.language(), pkey(snapshot, mention.name())));
    }

    /** The P_Keys of the partitions. */
    static Stream<Proposal> pkeys(DocumentSnapshot snapshot) {
        return DefinedPartitions.of(snapshot).stream()
                .map(partition -> Proposal.value(Pkey.text(partition.pkey()), "partition " + partition.name()));
    }

    private static Stream<Proposal> proposal(SymbolType of, String name, Language into, String meaning) {
        return name.isEmpty()
                ? Stream.empty()
                : of.encode(name, into).stream().map(written -> Proposal.name(written, meaning));
    }

    private static String meaning(Definitions.Definition level, boolean bySn) {
        String sl = level.sl().isEmpty() ? "" : "SL " + level.sl();
        return Stream.of(bySn ? level.name() : "", sl, level.use())
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(", "));
    }

    private static String pkey(DocumentSnapshot snapshot, String name) {
        return DefinedPartitions.of(snapshot)
                .byName(name)
                .map(partition -> "P_Key " + Pkey.text(partition.pkey()))
                .orElse("");
    }
}
