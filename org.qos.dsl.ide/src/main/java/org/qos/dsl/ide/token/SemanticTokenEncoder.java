package org.qos.dsl.ide.token;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.SemanticTokens;
import org.qos.dsl.ide.token.SemanticTokenBuilder.Part;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Encodes semantic tokens: five integers each, with positions relative to the previous token. */
final class SemanticTokenEncoder {

    private SemanticTokenEncoder() {}

    static SemanticTokens of(DocumentSnapshot snapshot, List<Part> parts) {
        List<Integer> data = new ArrayList<>(5 * parts.size());
        Position before = new Position(0, 0);
        for (Part part : parts) {
            Position place = snapshot.lines().position(part.offset());
            boolean sameLine = place.getLine() == before.getLine();
            data.add(place.getLine() - before.getLine());
            data.add(sameLine ? place.getCharacter() - before.getCharacter() : place.getCharacter());
            data.add(part.length());
            data.add(part.kind().ordinal());
            data.add(part.isDefinition() ? TokenType.DEFINITION : 0);
            before = place;
        }
        return new SemanticTokens(data);
    }
}
