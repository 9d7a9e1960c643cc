package org.qos.dsl.ide.folding;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.qos.dsl.ide.feature.DocumentHandler;
import org.qos.dsl.ide.syntax.SyntaxBlock;
import org.qos.dsl.ide.syntax.SyntaxBlocks;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.ide.workspace.Lines;

/** Handles {@code textDocument/foldingRange}: multi-line blocks and comments. */
public final class FoldingRanges implements DocumentHandler<FoldingRangeRequestParams, List<FoldingRange>> {

    @Override
    public List<FoldingRange> handle(
            DocumentSnapshot snapshot, FoldingRangeRequestParams params, CancelChecker cancel) {
        Stream<FoldingRange> blocks = SyntaxBlocks.in(snapshot)
                .all()
                .map(block -> fold(snapshot.lines(), block))
                .filter(range -> range.getEndLine() > range.getStartLine());
        return nested(Stream.concat(blocks, CommentFoldingRanges.of(snapshot).stream()));
    }

    /** Clients need ranges that start on different lines and that nest or are disjoint. */
    private static List<FoldingRange> nested(Stream<FoldingRange> folds) {
        List<FoldingRange> kept = new ArrayList<>();
        Deque<FoldingRange> around = new ArrayDeque<>();
        folds.sorted(Comparator.comparing(FoldingRange::getStartLine)
                        .thenComparing(FoldingRange::getEndLine, Comparator.reverseOrder()))
                .forEach(fold -> {
                    while (!around.isEmpty() && around.element().getEndLine() < fold.getStartLine()) {
                        around.pop();
                    }
                    if (around.isEmpty() || holds(around.element(), fold)) {
                        around.push(fold);
                        kept.add(fold);
                    }
                });
        return kept;
    }

    private static boolean holds(FoldingRange outer, FoldingRange inner) {
        return outer.getStartLine() < inner.getStartLine() && inner.getEndLine() <= outer.getEndLine();
    }

    /** The line that closes a block stays visible. */
    private static FoldingRange fold(Lines lines, SyntaxBlock block) {
        int lastLine = lines.position(block.end()).getLine();
        return new FoldingRange(lines.position(block.start()).getLine(), block.isClosed() ? lastLine - 1 : lastLine);
    }
}
