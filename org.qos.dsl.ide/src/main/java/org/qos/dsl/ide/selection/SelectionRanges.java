package org.qos.dsl.ide.selection;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SelectionRange;
import org.eclipse.lsp4j.SelectionRangeParams;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.ide.feature.DocumentHandler;
import org.qos.dsl.ide.syntax.SyntaxBlocks;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/**
 * Handles {@code textDocument/selectionRange}: token, value, line, content of the block, block, and so on up to the
 * document.
 */
public final class SelectionRanges implements DocumentHandler<SelectionRangeParams, List<SelectionRange>> {

    @Override
    public List<SelectionRange> handle(DocumentSnapshot snapshot, SelectionRangeParams params, CancelChecker cancel) {
        return params.getPositions().stream()
                .map(position -> ranges(snapshot, position))
                .toList();
    }

    private static SelectionRange ranges(DocumentSnapshot snapshot, Position position) {
        int offset = snapshot.lines().offset(position);
        List<ITextRegion> regions = new ArrayList<>();
        regions.add(new TextRegion(offset, 0));
        syntax(snapshot, offset, regions);
        line(snapshot, offset, regions);
        SyntaxBlocks.in(snapshot).all().filter(block -> block.touches(offset)).forEach(block -> {
            regions.add(between(block.start(), block.end()));
            if (block.headEnd() <= offset && offset <= block.tailStart()) {
                regions.add(between(block.headEnd(), block.tailStart()));
            }
        });
        regions.add(between(0, snapshot.text().length()));
        return nested(snapshot, regions);
    }

    private static void syntax(DocumentSnapshot snapshot, int offset, List<ITextRegion> regions) {
        INode node =
                NodeModelUtils.findLeafNodeAtOffset(snapshot.source().nodes(), tokenOffset(snapshot.text(), offset));
        for (; node != null; node = node.getParent()) {
            regions.add(node.getTextRegion());
        }
    }

    /** At the end of a token, where the cursor is while typing, that token is selected and not the following text. */
    private static int tokenOffset(String text, int offset) {
        return isInToken(text, offset - 1) && !isInToken(text, offset) ? offset - 1 : offset;
    }

    private static boolean isInToken(String text, int offset) {
        return offset >= 0 && offset < text.length() && Character.isLetterOrDigit(text.charAt(offset));
    }

    private static void line(DocumentSnapshot snapshot, int offset, List<ITextRegion> regions) {
        int line = snapshot.lines().position(offset).getLine();
        int start = snapshot.lines().start(line);
        String text = snapshot.text().substring(start, snapshot.lines().end(line));
        int indentation = text.length() - text.stripLeading().length();
        regions.add(between(
                start + indentation,
                start + Math.max(indentation, text.stripTrailing().length())));
    }

    /** Nests each region in the next larger one that contains it. */
    private static SelectionRange nested(DocumentSnapshot snapshot, List<ITextRegion> regions) {
        List<ITextRegion> growing = new ArrayList<>();
        regions.sort(Comparator.comparingInt(ITextRegion::getLength));
        for (ITextRegion region : regions) {
            ITextRegion last = growing.isEmpty() ? null : growing.get(growing.size() - 1);
            if (last == null || region.contains(last) && region.getLength() > last.getLength()) {
                growing.add(region);
            }
        }
        SelectionRange outer = null;
        for (int i = growing.size() - 1; i >= 0; i--) {
            Range range = snapshot.lines().range(growing.get(i));
            if (outer == null
                    || !outer.getRange()
                            .equals(range)) { // the smallest ranges that positions can express: no position is inside a
                // line end
                outer = new SelectionRange(range, outer);
            }
        }
        return outer;
    }

    private static ITextRegion between(int start, int end) {
        return new TextRegion(start, Math.max(0, end - start));
    }
}
