package org.qos.dsl.rfc.parser;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.antlr.runtime.CharStream;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.Token;
import org.qos.dsl.scanner.TokenNumbers;

/** Makes tokens for a parser out of lexemes, under the numbers that it has for the symbols of the grammar. */
public final class TokenTypes {
    private static final List<String> TERMINALS = List.of(Lexeme.BLANKS, Lexeme.COMMENT, Lexeme.NUMBER, Lexeme.TEXT);

    private final TokenNumbers numbers;
    private final Map<String, Integer> types = new ConcurrentHashMap<>();

    /** Token types of the parser that has these numbers. */
    public TokenTypes(TokenNumbers numbers) {
        this.numbers = numbers;
    }

    /** The tokens of a text for this parser, hidden ones on their channel, without the end of file. */
    public List<Token> tokens(List<Lexeme> lexemes, CharStream input) {
        return lexemes.stream().map(lexeme -> token(lexeme, input)).toList();
    }

    private Token token(Lexeme lexeme, CharStream input) {
        int type = types.computeIfAbsent(lexeme.symbol(), this::type);
        int channel = lexeme.isHidden() ? Token.HIDDEN_CHANNEL : Token.DEFAULT_CHANNEL;
        return new CommonToken(input, type, channel, lexeme.start(), lexeme.end() - 1);
    }

    private int type(String symbol) {
        if (symbol.equals(Lexeme.INVALID)) {
            return Token.INVALID_TOKEN_TYPE;
        }
        return numbers.of(TERMINALS.contains(symbol) ? "RULE_" + symbol : "'" + symbol + "'");
    }
}
