package org.qos.dsl.ide.syntax;

import java.util.List;
import java.util.stream.Stream;
import org.qos.dsl.ide.language.LanguageServices;
import org.qos.dsl.ide.workspace.View;

/**
 * The blocks of a document.
 *
 * @param outermost the top-level blocks, in text order
 */
public record SyntaxBlocks(List<SyntaxBlock> outermost) {

    /** The blocks of a document, computed once for each version. */
    public static SyntaxBlocks in(View view) {
        return DocumentCache.of(view, SyntaxBlocks.class, () -> find(view));
    }

    /** All blocks, outer before inner ones. */
    public Stream<SyntaxBlock> all() {
        return outermost.stream().flatMap(SyntaxBlock::flat);
    }

    private static SyntaxBlocks find(View view) {
        return new SyntaxBlocks(LanguageServices.find(view.language(), BlockReader.class)
                .map(reader -> reader.read(view))
                .orElse(List.of()));
    }
}
