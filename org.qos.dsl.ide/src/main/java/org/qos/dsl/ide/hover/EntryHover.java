package org.qos.dsl.ide.hover;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.syntax.EntryType;
import org.qos.dsl.syntax.PolicyBlocks;
import org.qos.dsl.syntax.ValueKind;
import org.qos.runtime.value.Rate;

/** Hover for a keyword or tag of a policy entry. */
final class EntryHover {

    private EntryHover() {}

    static Optional<HoverContent> at(DocumentSnapshot snapshot, int offset) {
        ILeafNode leaf = NodeModelUtils.findLeafNodeAtOffset(snapshot.source().nodes(), offset);
        if (!snapshot.language().isPolicy() || leaf == null || !(leaf.getGrammarElement() instanceof Keyword keyword)) {
            return Optional.empty();
        }
        String name = keyword.getValue().replaceAll("[</>:]", "");
        return PolicyBlocks.readBy(GrammarUtil.containingRule(keyword).getName())
                .flatMap(block -> snapshot.language().syntax().flatMap(syntax -> block.entry(name, syntax)))
                .map(entry -> new HoverContent(leaf.getTextRegion(), "**" + name + "**\n\n" + text(entry)));
    }

    /** The codes of rates as a list, which is easier to read than sentences. */
    private static String text(EntryType entry) {
        return entry.value() == ValueKind.RATE
                ? "The maximum rate as code, by rate in Gb/s:\n\n" + rates()
                : entry.documentation();
    }

    private static String rates() {
        return IntStream.rangeClosed(Rate.MIN_CODE, Rate.MAX_CODE)
                .boxed()
                .sorted(Comparator.comparing(Rate::gigabits))
                .map(code -> Rate.text(code).replace(" Gb/s", "") + ": `" + code + "`")
                .collect(Collectors.joining(", "));
    }
}
