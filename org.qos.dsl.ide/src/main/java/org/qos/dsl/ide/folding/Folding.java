package org.qos.dsl.ide.folding;

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
        return Stream.concat(blocks, CommentFolds.of(view).stream()).toList();
    }

    /** The line that closes a block stays in sight. */
    private static FoldingRange fold(Lines lines, Block block) {
        int lastLine = lines.position(block.end()).getLine();
        return new FoldingRange(lines.position(block.start()).getLine(), block.isClosed() ? lastLine - 1 : lastLine);
    }
}
