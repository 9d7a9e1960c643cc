package org.qos.dsl.syntax;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EClass;
import org.qos.runtime.policy.PolicySyntax;

/**
 * A block: an element of the RFC syntax, a keyword and its {@code end-} of the OpenSM syntax. It has entries, or other blocks.
 *
 * @param name its name, the same in both syntaxes
 * @param model what it becomes in the model; empty for sections
 * @param mayBeEmpty whether OpenSM reads one without blocks or lines
 * @param blocks what it has inside
 * @param entries its entries; the lines of {@code qos-ulps}
 * @param documentation a sentence or two about it
 */
public record BlockType(
        String name,
        Optional<EClass> model,
        boolean mayBeEmpty,
        List<BlockType> blocks,
        List<EntryType> entries,
        String documentation) {

    /** Copies the lists. */
    public BlockType {
        blocks = List.copyOf(blocks);
        entries = List.copyOf(entries);
    }

    /** The same with a sentence or two about it. */
    BlockType about(String sentences) {
        return new BlockType(name, model, mayBeEmpty, blocks, entries, sentences);
    }

    /** Whether a syntax has it: the lines of {@code qos-ulps} are OpenSM's only. */
    public boolean isIn(PolicySyntax syntax) {
        return entries.isEmpty() || entries(syntax).findAny().isPresent();
    }

    /** Its entries in a syntax. */
    public Stream<EntryType> entries(PolicySyntax syntax) {
        return entries.stream().filter(entry -> entry.isIn(syntax));
    }

    /** The entry of that name in a syntax. */
    public Optional<EntryType> entry(String entryName, PolicySyntax syntax) {
        return entries(syntax).filter(entry -> entry.name().equals(entryName)).findFirst();
    }

    /**
     * The entries that a new block starts with: required ones, one that selects ports, and what it means little without. The
     * level of a rule comes last, as policies are usually written.
     */
    public List<EntryType> template(PolicySyntax syntax) {
        return entries(syntax)
                .filter(entry -> entry.startsBlock() || entry.in(syntax) == Occurrence.REQUIRED)
                .sorted(Comparator.comparing(EntryType::isReferenceToLevel))
                .toList();
    }

    /** Whether the rule of an Xtext grammar with that name reads it. */
    boolean isReadBy(String grammarRule) {
        return model.map(type -> type.getName().equals(grammarRule))
                .orElseGet(() -> name.replace("-", "").equalsIgnoreCase(grammarRule));
    }
}
