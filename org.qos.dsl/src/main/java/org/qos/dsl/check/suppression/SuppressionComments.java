package org.qos.dsl.check.suppression;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.SourceRange;
import org.qos.dsl.scanner.TextLine;

/** Finds the suppressions of a file, and the lines that each applies to. */
final class SuppressionComments {

    private final SourceFile source;
    private final String text;
    private final List<ILeafNode> leaves = new ArrayList<>();

    private SuppressionComments(SourceFile source) {
        this.source = source;
        this.text = source.nodes().getText();
        source.nodes().getLeafNodes().forEach(leaves::add);
    }

    /** The suppressions of a file in the order of the text. */
    static List<Suppression> in(SourceFile source) {
        return source.nodes().getText().contains(Suppression.WORD) ? new SuppressionComments(source).all() : List.of();
    }

    /** The rules that the suppressions of a file name, in the order of the text. */
    static List<RuleMention> rules(SourceFile source) {
        return source.nodes().getText().contains(Suppression.WORD)
                ? new SuppressionComments(source)
                        .leaves.stream()
                                .filter(ILeafNode::isHidden)
                                .flatMap(leaf -> Suppression.rule(leaf.getText(), leaf.getTotalOffset()).stream())
                                .toList()
                : List.of();
    }

    private List<Suppression> all() {
        List<Suppression> found = new ArrayList<>();
        for (int i = 0; i < leaves.size(); i++) {
            if (leaves.get(i).isHidden() && Suppression.isIn(leaves.get(i).getText())) {
                found.add(suppression(i));
            }
        }
        return found;
    }

    private Suppression suppression(int index) {
        String comment = leaves.get(index).getText().stripTrailing();
        int offset = leaves.get(index).getTotalOffset();
        ITextRegion region = new TextRegion(offset, comment.length());
        SourceRange sourceRange = SourceRange.of(source, offset, comment.length());
        if (!isAlone(region)) {
            return Suppression.of(comment, region, sourceRange.line(), sourceRange.line());
        }
        return NextEntry.after(leaves, index, source.language())
                .map(entry -> Suppression.of(comment, region, entry.firstLine(), entry.lastLine()))
                .orElseGet(() -> Suppression.of(comment, region, sourceRange.line(), sourceRange.endLine()));
    }

    /** Whether the lines of a comment contain only whitespace besides it. */
    private boolean isAlone(ITextRegion comment) {
        return TextLine.before(text, comment.getOffset()).isBlank()
                && TextLine.after(text, comment.getOffset() + comment.getLength())
                        .isBlank();
    }
}
