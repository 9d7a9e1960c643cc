package org.qos.dsl.ide.token;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensWithRegistrationOptions;
import org.eclipse.lsp4j.ServerCapabilities;
import org.qos.dsl.ide.token.ColouredText.Part;
import org.qos.dsl.ide.workspace.View;

/** Parts of a text in the protocol's form: five numbers each, places relative to the part before. */
final class TokenData {

    private TokenData() {}

    static SemanticTokens of(View view, List<Part> parts) {
        List<Integer> data = new ArrayList<>(5 * parts.size());
        Position before = new Position(0, 0);
        for (Part part : parts) {
            Position place = view.lines().position(part.offset());
            boolean sameLine = place.getLine() == before.getLine();
            data.add(place.getLine() - before.getLine());
            data.add(sameLine ? place.getCharacter() - before.getCharacter() : place.getCharacter());
            data.add(part.length());
            data.add(part.kind().ordinal());
            data.add(part.isDefinition() ? TokenKind.DEFINITION : 0);
            before = place;
        }
        return new SemanticTokens(data);
    }

    /** Announces both requests, which share their legend. */
    static void announce(ServerCapabilities server) {
        var options = new SemanticTokensWithRegistrationOptions(TokenKind.legend());
        options.setFull(true);
        options.setRange(true);
        server.setSemanticTokensProvider(options);
    }
}
