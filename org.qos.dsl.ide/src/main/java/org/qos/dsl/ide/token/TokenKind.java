package org.qos.dsl.ide.token;

import java.util.Arrays;
import java.util.List;
import org.eclipse.lsp4j.SemanticTokenModifiers;
import org.eclipse.lsp4j.SemanticTokenTypes;
import org.eclipse.lsp4j.SemanticTokensLegend;

/** What a part of a text is, by the names that the protocol has for it. */
enum TokenKind {
    /** A tag, or a word that opens or closes a block. */
    KEYWORD(SemanticTokenTypes.Keyword),
    /** The word in front of a value. */
    ENTRY(SemanticTokenTypes.Property),
    /** The name of a group. */
    GROUP(SemanticTokenTypes.Class),
    /** The name or number of a level. */
    LEVEL(SemanticTokenTypes.Struct),
    /** The name of a partition. */
    PARTITION(SemanticTokenTypes.Namespace),
    /** A number. */
    NUMBER(SemanticTokenTypes.Number),
    /** Free text. */
    TEXT(SemanticTokenTypes.String),
    /** A word that the language gives for a value. */
    WORD(SemanticTokenTypes.EnumMember),
    /** A comment. */
    COMMENT(SemanticTokenTypes.Comment);

    /** The modifier of names where they are given. */
    static final int DEFINITION = 1;

    private final String type;

    TokenKind(String type) {
        this.type = type;
    }

    /** The kinds in the order of their numbers. */
    static SemanticTokensLegend legend() {
        return new SemanticTokensLegend(
                Arrays.stream(values()).map(kind -> kind.type).toList(), List.of(SemanticTokenModifiers.Definition));
    }
}
