package org.qos.dsl.rfc.parser;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.antlr.runtime.CharStream;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.Token;
import org.qos.dsl.scanner.TokenNumbers;

/** Makes tokens for a parser out of tokens, under the numbers that it has for the symbols of the grammar. */
public final class TokenTypes {
    private static final List<String> TERMINALS =
            List.of(RfcToken.WHITESPACE, RfcToken.COMMENT, RfcToken.NUMBER, RfcToken.TEXT);

    private final TokenNumbers numbers;
    private final Map<String, Integer> types = new ConcurrentHashMap<>();

    /** Token types of the parser that has these numbers. */
    public TokenTypes(TokenNumbers numbers) {
        this.numbers = numbers;
    }

    /** The token of a text for this parser, a hidden one on its channel. */
    public Token token(RfcToken rfcToken, CharStream input) {
        int type = types.computeIfAbsent(rfcToken.symbol(), this::type);
        int channel = rfcToken.isHidden() ? Token.HIDDEN_CHANNEL : Token.DEFAULT_CHANNEL;
        return new CommonToken(input, type, channel, rfcToken.start(), rfcToken.end() - 1);
    }

    private int type(String symbol) {
        if (symbol.equals(RfcToken.INVALID)) {
            return Token.INVALID_TOKEN_TYPE;
        }
        return numbers.of(TERMINALS.contains(symbol) ? "RULE_" + symbol : "'" + symbol + "'");
    }
}
