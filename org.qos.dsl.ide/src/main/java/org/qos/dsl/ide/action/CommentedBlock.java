package org.qos.dsl.ide.action;

import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.check.Edit;
import org.qos.dsl.ide.syntax.SyntaxBlock;
import org.qos.dsl.ide.syntax.SyntaxBlocks;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/**
 * A block or line of a policy with the comments that belong to it: those in the lines directly above it, and those
 * after it in its last line. If nothing else is in its lines, it consists of whole lines.
 *
 * @param snapshot the document
 * @param start the offset of its start; that of a line if it consists of whole lines
 * @param end the offset after it, with the line end if it consists of whole lines
 * @param hasOwnLines whether it consists of whole lines
 */
record CommentedBlock(DocumentSnapshot snapshot, int start, int end, boolean hasOwnLines) {

    /** The block of a model object. */
    static CommentedBlock of(DocumentSnapshot snapshot, EObject written) {
        ITextRegion region = NodeModelUtils.findActualNodeFor(written).getTextRegion();
        return of(snapshot, region.getOffset(), region.getOffset() + region.getLength());
    }

    private static CommentedBlock of(DocumentSnapshot snapshot, int start, int end) {
        BlockComments comments =
                new BlockComments(snapshot.text(), snapshot.language().comments());
        int line = comments.lineStart(start);
        int next = comments.nextLine(end);
        boolean alone = snapshot.text().substring(line, start).isBlank() && comments.areAllOf(end, next);
        return alone
                ? new CommentedBlock(snapshot, comments.startAbove(line), next, true)
                : new CommentedBlock(snapshot, start, end, false);
    }

    /**
     * Removes it with one of the empty lines around it, and with its section if that has nothing else; empty if
     * the section has comments besides, which would be lost with it.
     */
    Optional<Edit> removal() {
        Optional<SyntaxBlock> only = section().filter(this::isOnlyEntryOf);
        return only.isEmpty()
                ? Optional.of(cut())
                : only.filter(section -> isFirst(only) && isLast(only))
                        .map(section ->
                                of(snapshot, section.start(), section.end()).cut());
    }

    /** Moves it before another block of its section. */
    List<Edit> before(CommentedBlock other) {
        Edit cut = cut();
        if (hasOwnLines && other.hasOwnLines) {
            boolean withEmptyLine = cut.length() > end - start;
            String lines = text().endsWith("\n") ? text() : text() + "\n";
            return List.of(new Edit(other.start, 0, lines + (withEmptyLine ? "\n" : "")), cut);
        }
        String before = snapshot.text().substring(comments().lineStart(other.start), other.start);
        String indentation = other.hasOwnLines ? "" : before.isBlank() ? before : "";
        return List.of(new Edit(other.start, 0, text().strip() + "\n" + indentation), cut);
    }

    /** The block with its comments. */
    String text() {
        return snapshot.text().substring(start, end);
    }

    private Edit cut() {
        if (!hasOwnLines) {
            return new Edit(start, end - start, "");
        }
        int above = start == 0 ? start : comments().lineStart(start - 1);
        int below = comments().nextLine(end);
        boolean emptyAbove =
                above < start && snapshot.text().substring(above, start).isBlank();
        boolean emptyBelow =
                below > end && snapshot.text().substring(end, below).isBlank();
        Optional<SyntaxBlock> section = section();
        if (emptyBelow && (emptyAbove || isFirst(section))) {
            return new Edit(start, below - start, "");
        }
        return emptyAbove && isLast(section) ? new Edit(above, end - above, "") : new Edit(start, end - start, "");
    }

    private boolean isFirst(Optional<SyntaxBlock> section) {
        int from = section.map(SyntaxBlock::headEnd).orElse(0);
        return snapshot.text().substring(from, start).isBlank();
    }

    private boolean isLast(Optional<SyntaxBlock> section) {
        int to = section.map(SyntaxBlock::tailStart).orElse(snapshot.text().length());
        return end >= to || snapshot.text().substring(end, to).isBlank();
    }

    private boolean isOnlyEntryOf(SyntaxBlock section) {
        return comments().areAllOf(section.headEnd(), start) && comments().areAllOf(end, section.tailStart());
    }

    private BlockComments comments() {
        return new BlockComments(snapshot.text(), snapshot.language().comments());
    }

    /** The section around it; the outermost blocks of the OpenSM syntax have none. */
    private Optional<SyntaxBlock> section() {
        return SyntaxBlocks.in(snapshot)
                .all()
                .filter(block -> block.headEnd() <= start && start < block.tailStart())
                .reduce((outer, inner) -> inner);
    }
}
