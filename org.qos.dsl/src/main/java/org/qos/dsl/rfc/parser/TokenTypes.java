package org.qos.dsl.rfc.parser;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.antlr.runtime.CharStream;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.Token;

/** The numbers that a generated parser gives to the symbols of the grammar; each parser has its own. */
public final class TokenTypes {
    private static final String RULE = "RULE_";

    private final Map<String, Integer> types = new HashMap<>();

    /**
     * The numbers of one parser.
     *
     * @param tokenNames its table of token names: keywords in single quotes, terminal rules behind {@code RULE_}
     */
    public TokenTypes(String[] tokenNames) {
        for (int type = 0; type < tokenNames.length; type++) {
            types.put(symbol(tokenNames[type]), type);
        }
        types.put(Lexeme.INVALID, Token.INVALID_TOKEN_TYPE);
    }

    /** The tokens of a text for this parser, hidden ones on their channel, without the end of file. */
    public List<Token> tokens(List<Lexeme> lexemes, CharStream input) {
        return lexemes.stream().map(lexeme -> token(lexeme, input)).toList();
    }

    private Token token(Lexeme lexeme, CharStream input) {
        int channel = lexeme.isHidden() ? Token.HIDDEN_CHANNEL : Token.DEFAULT_CHANNEL;
        return new CommonToken(input, types.get(lexeme.symbol()), channel, lexeme.start(), lexeme.end() - 1);
    }

    private static String symbol(String tokenName) {
        if (tokenName.startsWith("'")) {
            return tokenName.substring(1, tokenName.length() - 1);
        }
        return tokenName.startsWith(RULE) ? tokenName.substring(RULE.length()) : tokenName;
    }
}
