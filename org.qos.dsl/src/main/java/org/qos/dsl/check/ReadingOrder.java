package org.qos.dsl.check;

import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.TextPlaces;

/**
 * The order in which OpenSM comes to what is found in a file. It reads the file from the begin to the end, but acts on a list
 * when it has read all of it, on a block at its end, and on references at the end of the file
 * (osm_qos_parser_y.y, osm_qos_policy.c:osm_qos_policy_validate).
 */
final class ReadingOrder {

    private static final int END_OF_FILE = Integer.MAX_VALUE - 1;
    private static final int NEVER = Integer.MAX_VALUE;

    private final SourceFile source;
    private final int[] lineStarts;

    private ReadingOrder(SourceFile source) {
        this.source = source;
        this.lineStarts = TextPlaces.lineStarts(source.nodes().getText());
    }

    /**
     * The findings because of which OpenSM does not just accept the file, in this order. Those that it comes to at the same place
     * are in the order of the text.
     */
    static List<Finding> causes(SourceFile source, List<Finding> found) {
        List<Finding> causes = found.stream()
                .filter(finding -> finding.opensm().isPresent())
                .sorted(Finding.IN_TEXT_ORDER)
                .toList();
        return causes.size() < 2 ? causes : new ReadingOrder(source).sorted(causes);
    }

    private List<Finding> sorted(List<Finding> findings) {
        Map<Finding, Integer> reached = new IdentityHashMap<>();
        findings.forEach(finding -> reached.put(finding, reached(finding)));
        return findings.stream().sorted(Comparator.comparing(reached::get)).toList();
    }

    /** The number of characters that OpenSM has read when it comes to a finding. */
    private int reached(Finding finding) {
        int start = lineStarts[finding.line() - 1] + finding.column() - 1;
        if (FindingCodes.has(finding.code(), FindingTrait.FOUND_AT_END)) {
            return END_OF_FILE;
        }
        if (FindingCodes.has(finding.code(), FindingTrait.FOUND_AT_BLOCK_END)) {
            return blockEnd(start);
        }
        return FindingCodes.has(finding.code(), FindingTrait.FOUND_AT_LIST_END) ? listEnd(start) : start;
    }

    /** The begin of the keyword that closes the block that begins at an offset. */
    private int blockEnd(int start) {
        ILeafNode first = NodeModelUtils.findLeafNodeAtOffset(source.nodes(), start);
        ICompositeNode block = NodeModelUtils.findActualNodeFor(NodeModelUtils.findActualSemanticObjectFor(first));
        int last = first.getOffset();
        for (ILeafNode leaf : block.getLeafNodes()) {
            last = leaf.isHidden() ? last : leaf.getOffset();
        }
        return last;
    }

    /**
     * The end of the list that a value is in. OpenSM never acts on a list in which a value is missing after a comma or a dash:
     * that is a syntax error.
     */
    private int listEnd(int value) {
        int end = value;
        boolean complete = true;
        for (ILeafNode leaf = after(value); leaf != null; leaf = after(leaf.getTotalEndOffset())) {
            if (leaf.isHidden()) {
                continue;
            }
            boolean separator = isSeparator(leaf);
            if (!separator && isOutside(leaf)) {
                break;
            }
            if (separator && !complete) {
                return NEVER;
            }
            complete = !separator;
            end = leaf.getEndOffset();
        }
        return complete ? end : NEVER;
    }

    private ILeafNode after(int offset) {
        return NodeModelUtils.findLeafNodeAtOffset(source.nodes(), offset);
    }

    private static boolean isSeparator(ILeafNode leaf) {
        return leaf.getGrammarElement() instanceof Keyword
                && (leaf.getText().equals(",") || leaf.getText().equals("-"))
                && !isStray(leaf);
    }

    private static boolean isOutside(ILeafNode leaf) {
        return leaf.getGrammarElement() instanceof Keyword || isStray(leaf);
    }

    /** Whether a token is text that does not fit, which the grammar reads nevertheless. */
    private static boolean isStray(INode leaf) {
        for (INode node = leaf; node != null; node = node.getParent()) {
            if (node.getGrammarElement() instanceof RuleCall call
                    && call.getRule().getName().startsWith("STRAY")) {
                return true;
            }
        }
        return false;
    }
}
