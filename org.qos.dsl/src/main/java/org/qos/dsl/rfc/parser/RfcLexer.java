package org.qos.dsl.rfc.parser;

import java.util.Iterator;
import java.util.List;
import org.antlr.runtime.CharStream;
import org.antlr.runtime.Token;
import org.qos.dsl.rfc.parser.antlr.internal.InternalRfcLexer;
import org.qos.dsl.rfc.parser.antlr.internal.InternalRfcParser;
import org.qos.dsl.scanner.TokenNumbers;

/** The lexer of the parser: replays the tokens that {@link Repair} makes of the whole text. */
public class RfcLexer extends InternalRfcLexer {
    private static final TokenTypes TYPES =
            new TokenTypes(TokenNumbers.of(InternalRfcParser.class, "InternalRfc.tokens"));

    private List<RfcToken> lexemes = List.of();
    private Iterator<Token> tokens = List.<Token>of().iterator();

    @Override
    public void setCharStream(CharStream text) {
        super.setCharStream(text);
        lexemes = Repair.ofPolicy(text.substring(0, text.size() - 1));
        tokens = TYPES.tokens(lexemes, text).iterator();
    }

    @Override
    public Token nextToken() {
        return tokens.hasNext() ? tokens.next() : Token.EOF_TOKEN;
    }

    @Override
    public String getErrorMessage(Token token) {
        return "";
    }

    /** The tokens of the text with the errors at them. */
    List<RfcToken> tokens() {
        return lexemes;
    }
}
