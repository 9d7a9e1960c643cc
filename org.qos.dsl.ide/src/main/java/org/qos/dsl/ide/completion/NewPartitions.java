package org.qos.dsl.ide.completion;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CompletionItemKind;
import org.qos.dsl.ide.semantics.DefinedPartitions;
import org.qos.dsl.ide.syntax.SymbolIndex;
import org.qos.dsl.ide.syntax.SymbolOccurrence;
import org.qos.dsl.ide.syntax.SymbolType;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.value.Pkey;

/** Partitions that can be defined: the default one, those that policies ask for, and one more. */
final class NewPartitions {

    /** Limited members alone could not communicate. */
    private static final String MEMBERS = "ALL=full";

    private static final int MIN_PKEY = 1;

    private NewPartitions() {}

    /**
     * Names that no partition of the file has.
     *
     * @param whole whether the rest of the definition is proposed with them
     */
    static Stream<Proposal> names(DocumentSnapshot snapshot, boolean whole) {
        Set<String> defined = SymbolIndex.in(snapshot)
                .definitions(SymbolType.PARTITION)
                .map(SymbolOccurrence::name)
                .collect(Collectors.toSet());
        int free = free(snapshot);
        Stream<Proposal> standard = Stream.of(Partition.DEFAULT_NAME)
                .map(name -> definition(name, Pkey.DEFAULT, ", ipoib", "the partition that always exists", whole));
        Stream<Proposal> wanted = snapshot.policies().stream()
                .flatMap(policy -> SymbolIndex.in(policy).all().stream())
                .filter(mention -> mention.type() == SymbolType.PARTITION && !mention.isDefinition())
                .flatMap(mention -> SymbolType.PARTITION.encode(mention.name(), snapshot.language()).stream())
                .distinct()
                .filter(name -> !name.equals(Partition.DEFAULT_NAME))
                .map(name -> definition(name, free, "", "a policy refers to it", whole));
        return Stream.concat(
                Stream.concat(standard, wanted).filter(proposal -> !defined.contains(proposal.label())),
                whole ? Stream.of(further(free)) : Stream.empty());
    }

    private static Proposal definition(String name, int pkey, String flags, String meaning, boolean whole) {
        String text = whole ? "%s=%s%s : %s ;".formatted(name, Pkey.text(pkey), flags, MEMBERS) : name;
        return new Proposal(name, text, meaning, CompletionItemKind.Module, Optional.empty());
    }

    private static Proposal further(int pkey) {
        String after = "=" + Pkey.text(pkey) + " : ";
        return new Proposal(
                        "new partition",
                        "New" + after + MEMBERS + " ;",
                        "with the next free P_Key",
                        CompletionItemKind.Snippet,
                        Optional.empty())
                .withSnippet("${1:New}" + after + "${2:" + MEMBERS + "} ;$0");
    }

    /** P_Keys that no partition of the file has. */
    static Stream<Proposal> pkeys(DocumentSnapshot snapshot) {
        return Stream.of(
                Proposal.value(Pkey.text(free(snapshot)), "the next free P_Key"),
                Proposal.value(Pkey.text(Pkey.DEFAULT), "the partition that always exists"));
    }

    private static int free(DocumentSnapshot snapshot) {
        DefinedPartitions defined = DefinedPartitions.of(snapshot);
        return IntStream.range(MIN_PKEY, Pkey.DEFAULT)
                .filter(pkey -> defined.byPkey(pkey).isEmpty())
                .findFirst()
                .orElse(MIN_PKEY);
    }
}
