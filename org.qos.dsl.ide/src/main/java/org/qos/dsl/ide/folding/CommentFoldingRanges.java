package org.qos.dsl.ide.folding;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeKind;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.ide.workspace.Lines;
import org.qos.dsl.language.CommentSyntax;

/** Folding ranges of multi-line comments; adjacent single-line comments count as one. */
final class CommentFoldingRanges {

    private final CommentSyntax comments;
    private final String text;
    private final Lines lines;
    private final List<FoldingRange> found = new ArrayList<>();

    private CommentFoldingRanges(DocumentSnapshot snapshot) {
        comments = snapshot.language().comments();
        text = snapshot.text();
        lines = snapshot.lines();
    }

    static List<FoldingRange> of(DocumentSnapshot snapshot) {
        CommentFoldingRanges folds = new CommentFoldingRanges(snapshot);
        if (folds.comments.endsWithLine()) {
            folds.lineByLine();
        } else {
            folds.betweenMarks();
        }
        return folds.found;
    }

    private void betweenMarks() {
        int start = text.indexOf(comments.start());
        while (start >= 0) {
            int end = text.indexOf(comments.end(), start);
            int last = end < 0 ? text.length() : end;
            add(lines.position(start).getLine(), lines.position(last).getLine());
            start = text.indexOf(comments.start(), last);
        }
    }

    private void lineByLine() {
        int first = 0;
        for (int line = 0; line < lines.count(); line++) {
            if (!isComment(line)) {
                add(first, line - 1);
                first = line + 1;
            }
        }
        add(first, lines.count() - 1);
    }

    private boolean isComment(int line) {
        return text.substring(lines.start(line), lines.end(line)).stripLeading().startsWith(comments.start());
    }

    private void add(int first, int last) {
        if (last > first) {
            FoldingRange range = new FoldingRange(first, last);
            range.setKind(FoldingRangeKind.Comment);
            found.add(range);
        }
    }
}
