package org.qos.dsl.ide.completion;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.dsl.ide.semantics.DefinedPartitions;
import org.qos.dsl.ide.syntax.SymbolIndex;
import org.qos.dsl.ide.syntax.SymbolType;
import org.qos.dsl.ide.workspace.View;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.value.Pkey;

/** The names that a policy can refer to, with what the author says they are for. */
final class DefinedNames {

    private DefinedNames() {}

    static Stream<Proposal> groups(View view) {
        return groups(view, view);
    }

    /** The groups of a policy, as another document writes them. */
    static Stream<Proposal> groups(View policy, View into) {
        return Definitions.in(policy.text(), policy.language().syntax().orElseThrow(), "port-group").stream()
                .flatMap(group -> proposal(SymbolType.GROUP, group.name(), into, group.use()));
    }

    static Stream<Proposal> levels(View view) {
        boolean bySn = view.language().is(PolicySyntax.RFC);
        return Definitions.in(view.text(), view.language().syntax().orElseThrow(), "qos-level").stream()
                .flatMap(level ->
                        proposal(SymbolType.LEVEL, bySn ? level.sn() : level.name(), view, meaning(level, bySn)));
    }

    static Stream<Proposal> partitions(View view) {
        return view.partitions().stream()
                .flatMap(file -> SymbolIndex.in(file).definitions(SymbolType.PARTITION))
                .flatMap(mention -> proposal(SymbolType.PARTITION, mention.name(), view, pkey(view, mention.name())));
    }

    /** The P_Keys of the partitions. */
    static Stream<Proposal> pkeys(View view) {
        return DefinedPartitions.of(view).stream()
                .map(partition -> Proposal.value(Pkey.text(partition.pkey()), "partition " + partition.name()));
    }

    private static Stream<Proposal> proposal(SymbolType of, String name, View into, String meaning) {
        return name.isEmpty()
                ? Stream.empty()
                : of.encode(name, into.language()).stream().map(written -> Proposal.name(written, meaning));
    }

    private static String meaning(Definitions.Definition level, boolean bySn) {
        String sl = level.sl().isEmpty() ? "" : "SL " + level.sl();
        return Stream.of(bySn ? level.name() : "", sl, level.use())
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(", "));
    }

    private static String pkey(View view, String name) {
        return DefinedPartitions.of(view)
                .byName(name)
                .map(partition -> "P_Key " + Pkey.text(partition.pkey()))
                .orElse("");
    }
}
