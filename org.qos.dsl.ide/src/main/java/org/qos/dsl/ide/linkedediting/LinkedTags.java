package org.qos.dsl.ide.linkedediting;

import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.LinkedEditingRangeParams;
import org.eclipse.lsp4j.LinkedEditingRanges;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.ide.feature.DocumentHandler;
import org.qos.dsl.ide.syntax.SyntaxBlock;
import org.qos.dsl.ide.syntax.SyntaxBlocks;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.runtime.policy.PolicySyntax;

/** Handles {@code textDocument/linkedEditingRange}: the names of an opening and its closing tag. */
public final class LinkedTags implements DocumentHandler<LinkedEditingRangeParams, LinkedEditingRanges> {

    private static final String NAME = "[A-Za-z0-9_.:@-]*";

    @Override
    public LinkedEditingRanges handle(
            DocumentSnapshot snapshot, LinkedEditingRangeParams params, CancelChecker cancel) {
        if (!snapshot.language().is(PolicySyntax.RFC)) {
            return null;
        }
        int offset = snapshot.lines().offset(params.getPosition());
        return SyntaxBlocks.in(snapshot)
                .all()
                .filter(block -> block.isClosed() && isInTag(block, offset))
                .flatMap(block -> names(snapshot, block).stream())
                .filter(names -> names.stream().anyMatch(name -> touches(name, offset)))
                .findFirst()
                .map(names -> new LinkedEditingRanges(ranges(snapshot, names), NAME))
                .orElse(null);
    }

    private static boolean isInTag(SyntaxBlock block, int offset) {
        return block.start() < offset && offset < block.headEnd() || block.tailStart() < offset && offset < block.end();
    }

    /** The names in the tags of an element, if they are the same. */
    private static Optional<List<ITextRegion>> names(DocumentSnapshot snapshot, SyntaxBlock block) {
        ITextRegion opening = name(snapshot, block.start() + 1, block.headEnd());
        ITextRegion closing = name(snapshot, block.tailStart() + 2, block.end());
        return text(snapshot, opening).equals(text(snapshot, closing))
                ? Optional.of(List.of(opening, closing))
                : Optional.empty();
    }

    private static ITextRegion name(DocumentSnapshot snapshot, int start, int end) {
        int last = start;
        while (last < end && snapshot.text().substring(last, last + 1).matches(NAME)) {
            last++;
        }
        return new TextRegion(start, last - start);
    }

    private static String text(DocumentSnapshot snapshot, ITextRegion region) {
        return snapshot.text().substring(region.getOffset(), region.getOffset() + region.getLength());
    }

    private static boolean touches(ITextRegion region, int offset) {
        return region.getOffset() <= offset && offset <= region.getOffset() + region.getLength();
    }

    private static List<Range> ranges(DocumentSnapshot snapshot, List<ITextRegion> regions) {
        return regions.stream().map(snapshot.lines()::range).toList();
    }
}
