package org.qos.dsl.ide.folding;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeKind;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.qos.dsl.ide.feature.DocumentFeature;
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
        Lines lines = view.lines();
        Stream<FoldingRange> blocks = Blocks.in(view)
                .all()
                .map(block -> lines(
                        lines,
                        block.start(),
                        block.isClosed()
                                ? lines.position(block.end()).getLine() - 1
                                : lines.position(block.end()).getLine()))
                .filter(Folding::isSeveralLines);
        return Stream.concat(blocks, Comments.of(view).stream()).toList();
    }

    private static FoldingRange lines(Lines lines, int start, int lastLine) {
        return new FoldingRange(lines.position(start).getLine(), lastLine);
    }

    private static boolean isSeveralLines(FoldingRange range) {
        return range.getEndLine() > range.getStartLine();
    }

    /** Comments, those of one line joined with their neighbours. */
    private static final class Comments {

        private Comments() {}

        static List<FoldingRange> of(View view) {
            List<FoldingRange> found = new ArrayList<>();
            int start = -1;
            for (int line = 0; line <= view.lines().count(); line++) {
                boolean isComment = line < view.lines().count()
                        && view.text()
                                .substring(
                                        view.lines().start(line), view.lines().end(line))
                                .stripLeading()
                                .startsWith("#");
                if (isComment && start < 0) {
                    start = line;
                } else if (!isComment && start >= 0) {
                    add(found, start, line - 1);
                    start = -1;
                }
            }
            addTagged(view, found);
            return found;
        }

        private static void addTagged(View view, List<FoldingRange> found) {
            int start = view.text().indexOf("<!--");
            while (start >= 0) {
                int end = view.text().indexOf("-->", start);
                int last = end < 0 ? view.text().length() : end;
                add(
                        found,
                        view.lines().position(start).getLine(),
                        view.lines().position(last).getLine());
                start = view.text().indexOf("<!--", last);
            }
        }

        private static void add(List<FoldingRange> found, int first, int last) {
            if (last > first) {
                FoldingRange range = new FoldingRange(first, last);
                range.setKind(FoldingRangeKind.Comment);
                found.add(range);
            }
        }
    }
}
