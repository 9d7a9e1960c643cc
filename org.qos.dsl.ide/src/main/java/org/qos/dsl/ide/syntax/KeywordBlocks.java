package org.qos.dsl.ide.syntax;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;

/** Pairs the keywords that open and close blocks; of a keyword that is missing the parser's node has no length. */
public final class KeywordBlocks {

    private final Function<String, Optional<String>> opened;
    private final Function<String, Optional<String>> closed;
    private final Deque<Open> open = new ArrayDeque<>();
    private int lastEnd;

    private KeywordBlocks(Function<String, Optional<String>> opened, Function<String, Optional<String>> closed) {
        this.opened = opened;
        this.closed = closed;
        open.push(new Open("", 0, 0, new ArrayList<>()));
    }

    private record Open(String name, int start, int headEnd, List<SyntaxBlock> inner) {}

    /**
     * A reader of blocks.
     *
     * @param opened the name of the block that a keyword opens; empty when it opens none
     * @param closed the name of the block that a keyword closes; empty when it closes none
     */
    public static BlockReader reader(
            Function<String, Optional<String>> opened, Function<String, Optional<String>> closed) {
        return snapshot ->
                new KeywordBlocks(opened, closed).read(snapshot.source().nodes());
    }

    private List<SyntaxBlock> read(ICompositeNode root) {
        for (ILeafNode leaf : root.getLeafNodes()) {
            if (leaf.getGrammarElement() instanceof Keyword keyword) {
                keyword(keyword.getValue(), leaf);
            }
            if (!leaf.isHidden() && leaf.getLength() > 0) {
                lastEnd = leaf.getOffset() + leaf.getLength();
            }
        }
        while (open.size() > 1) {
            close(lastEnd, lastEnd);
        }
        return open.element().inner();
    }

    private void keyword(String keyword, ILeafNode leaf) {
        Optional<String> closes = closed.apply(keyword);
        if (closes.isPresent()) {
            closeUpTo(closes.get(), leaf);
        } else {
            opened.apply(keyword).ifPresent(name -> open(name, leaf));
        }
    }

    private void open(String name, ILeafNode leaf) {
        if (open.element().name().equals(name)) {
            close(lastEnd, lastEnd);
        }
        open.push(new Open(name, leaf.getOffset(), leaf.getOffset() + leaf.getLength(), new ArrayList<>()));
    }

    private void closeUpTo(String name, ILeafNode leaf) {
        if (open.stream().noneMatch(block -> block.name().equals(name))) {
            return;
        }
        while (!open.element().name().equals(name)) {
            close(lastEnd, lastEnd);
        }
        boolean written = leaf.getLength() > 0;
        int end = written ? leaf.getOffset() + leaf.getLength() : lastEnd;
        close(written ? leaf.getOffset() : end, end);
    }

    private void close(int tailStart, int end) {
        Open closed = open.pop();
        int last = Math.max(end, closed.headEnd());
        open.element()
                .inner()
                .add(new SyntaxBlock(
                        closed.name(),
                        closed.start(),
                        closed.headEnd(),
                        Math.max(tailStart, closed.headEnd()),
                        last,
                        closed.inner()));
    }
}
