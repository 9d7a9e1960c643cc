package org.qos.dsl.ide.folding;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.qos.dsl.ide.feature.DocumentFeature;
import org.qos.dsl.ide.syntax.Block;
import org.qos.dsl.ide.syntax.Blocks;
import org.qos.dsl.ide.workspace.Lines;
import org.qos.dsl.ide.workspace.View;

/** Answers what can be folded: blocks and comments of more than one line. */
public final class Folding implements DocumentFeature<FoldingRangeRequestParams, List<FoldingRange>> {

    @Override
    public String method() {
        return "textDocument/foldingRange";
    }

    @Override
    public void announce(ServerCapabilities server, ClientCapabilities client) {
        server.setFoldingRangeProvider(true);
    }

    @Override
    public List<FoldingRange> answer(View view, FoldingRangeRequestParams params, CancelChecker cancel) {
        Stream<FoldingRange> blocks = Blocks.in(view)
                .all()
                .map(block -> fold(view.lines(), block))
                .filter(range -> range.getEndLine() > range.getStartLine());
        return nested(Stream.concat(blocks, CommentFolds.of(view).stream()));
    }

    /** Lines can be folded where each begins one fold, and folds hold each other or have no line in common. */
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

    /** The line that closes a block stays in sight. */
    private static FoldingRange fold(Lines lines, Block block) {
        int lastLine = lines.position(block.end()).getLine();
        return new FoldingRange(lines.position(block.start()).getLine(), block.isClosed() ? lastLine - 1 : lastLine);
    }
}
