package org.qos.dsl.ide.token;

import java.util.Arrays;
import java.util.List;
import org.eclipse.lsp4j.SemanticTokenModifiers;
import org.eclipse.lsp4j.SemanticTokenTypes;
import org.eclipse.lsp4j.SemanticTokensLegend;

/** The semantic token types. */
enum TokenType {
    /** A tag, or a keyword that opens or closes a block. */
    KEYWORD(SemanticTokenTypes.Keyword),
    /** The keyword of an entry. */
    ENTRY(SemanticTokenTypes.Property),
    /** The name of a port group. */
    GROUP(SemanticTokenTypes.Class),
    /** The name of a QoS level. */
    LEVEL(SemanticTokenTypes.Struct),
    /** The name of a partition. */
    PARTITION(SemanticTokenTypes.Namespace),
    /** A number. */
    NUMBER(SemanticTokenTypes.Number),
    /** Free text. */
    TEXT(SemanticTokenTypes.String),
    /** A keyword as value. */
    CONSTANT(SemanticTokenTypes.EnumMember),
    /** A comment. */
    COMMENT(SemanticTokenTypes.Comment),
    /** The name of a rate limit. */
    BANDWIDTH(SemanticTokenTypes.Variable);

    /** The modifier for definitions. */
    static final int DEFINITION = 1;

    private final String type;

    TokenType(String type) {
        this.type = type;
    }

    /** The token types in the order of their numbers. */
    static SemanticTokensLegend legend() {
        return new SemanticTokensLegend(
                Arrays.stream(values()).map(kind -> kind.type).toList(), List.of(SemanticTokenModifiers.Definition));
    }
}
