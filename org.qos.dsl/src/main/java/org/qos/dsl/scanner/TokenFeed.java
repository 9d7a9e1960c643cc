package org.qos.dsl.scanner;

import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import org.antlr.runtime.CharStream;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.Token;

/** Hands the tokens of a scanner to a parser made by ANTLR, one by one. */
public final class TokenFeed {

    private final Function<String, List<ScannedToken>> scanner;
    private final TokenNumbers numbers;
    private CharStream input;
    private Iterator<ScannedToken> tokens;

    /** The tokens of a scanner under the numbers that a parser has for them. */
    public TokenFeed(Function<String, List<ScannedToken>> scanner, TokenNumbers numbers) {
        this.scanner = scanner;
        this.numbers = numbers;
    }

    /** The next token of a text; begins again when it is another text than the last time. */
    public Token next(CharStream text) {
        if (text != input) {
            input = text;
            tokens = scanner.apply(text.size() == 0 ? "" : text.substring(0, text.size() - 1))
                    .iterator();
        }
        return tokens.hasNext() ? token(tokens.next()) : Token.EOF_TOKEN;
    }

    private Token token(ScannedToken token) {
        return new CommonToken(input, numbers.of(token.kind()), Token.DEFAULT_CHANNEL, token.start(), token.end() - 1);
    }
}
