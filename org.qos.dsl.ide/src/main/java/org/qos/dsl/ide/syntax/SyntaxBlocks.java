package org.qos.dsl.ide.syntax;

import java.util.List;
import java.util.stream.Stream;
import org.qos.dsl.ide.language.LanguageServices;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/**
 * The blocks of a document.
 *
 * @param outermost the top-level blocks, in text order
 */
public record SyntaxBlocks(List<SyntaxBlock> outermost) {

    /** The blocks of a document, computed once for each version. */
    public static SyntaxBlocks in(DocumentSnapshot snapshot) {
        return DocumentCache.of(snapshot, SyntaxBlocks.class, () -> find(snapshot));
    }

    /** All blocks, outer before inner ones. */
    public Stream<SyntaxBlock> all() {
        return outermost.stream().flatMap(SyntaxBlock::flat);
    }

    private static SyntaxBlocks find(DocumentSnapshot snapshot) {
        return new SyntaxBlocks(LanguageServices.find(snapshot.language(), BlockReader.class)
                .map(reader -> reader.read(snapshot))
                .orElse(List.of()));
    }
}
