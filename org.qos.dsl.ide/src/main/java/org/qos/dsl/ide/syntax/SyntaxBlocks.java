package org.qos.dsl.ide.syntax;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.language.Language;
import org.qos.dsl.model.partitions.PartitionFile;

/**
 * The blocks of a document.
 *
 * @param outermost the top-level blocks, in text order
 */
public record SyntaxBlocks(List<SyntaxBlock> outermost) {

    private static final String OPENSM_END = "end-";

    /** The blocks of a document, computed once for each version. */
    public static SyntaxBlocks in(View view) {
        return DocumentCache.of(view, SyntaxBlocks.class, () -> find(view));
    }

    /** All blocks, outer before inner ones. */
    public Stream<SyntaxBlock> all() {
        return outermost.stream().flatMap(SyntaxBlock::flat);
    }

    private static SyntaxBlocks find(View view) {
        return switch (view.language()) {
            case RFC, OPENSM ->
                new SyntaxBlocks(new Reader(view.language()).read(view.source().nodes()));
            case PARTITIONS -> new SyntaxBlocks(partitions(view.source().root(PartitionFile.class)));
            case OPTS -> new SyntaxBlocks(List.of());
        };
    }

    private static List<SyntaxBlock> partitions(PartitionFile file) {
        return file.getDefinitions().stream().map(SyntaxBlocks::partition).toList();
    }

    private static SyntaxBlock partition(EObject definition) {
        ICompositeNode node = NodeModelUtils.findActualNodeFor(definition);
        int end = node.getOffset() + node.getLength();
        int tail = node.getText().stripTrailing().endsWith(";") ? end - 1 : end;
        return new SyntaxBlock("partition", node.getOffset(), node.getOffset(), tail, end, List.of());
    }

    /** Pairs opening and closing tokens; a missing token has length 0 in the parse tree. */
    private static final class Reader {

        private final Language language;
        private final Deque<Open> open = new ArrayDeque<>();
        private int lastEnd;

        Reader(Language language) {
            this.language = language;
            open.push(new Open("", 0, 0, new ArrayList<>()));
        }

        private record Open(String name, int start, int headEnd, List<SyntaxBlock> inner) {}

        List<SyntaxBlock> read(ICompositeNode root) {
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

        private void keyword(String word, ILeafNode leaf) {
            String closes = closes(word);
            if (!closes.isEmpty()) {
                closeUpTo(closes, leaf);
            } else if (opens(word)) {
                String name = language == Language.RFC ? word.substring(1, word.length() - 1) : word;
                if (open.element().name().equals(name)) {
                    close(lastEnd, lastEnd);
                }
                open.push(new Open(name, leaf.getOffset(), leaf.getOffset() + leaf.getLength(), new ArrayList<>()));
            }
        }

        private boolean opens(String word) {
            return language == Language.RFC
                    ? word.startsWith("<")
                    : word.length() > 1
                            && word.indexOf(':') < 0
                            && word.indexOf(',') < 0
                            && !Character.isUpperCase(word.charAt(0));
        }

        private String closes(String word) {
            if (language == Language.RFC) {
                return word.startsWith("</") ? word.substring(2, word.length() - 1) : "";
            }
            return word.startsWith(OPENSM_END) ? word.substring(OPENSM_END.length()) : "";
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
}
