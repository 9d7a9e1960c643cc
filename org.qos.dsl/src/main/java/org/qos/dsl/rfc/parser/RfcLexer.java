package org.qos.dsl.rfc.parser;

import java.util.Collections;
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

    private List<RfcToken> errors = List.of();
    private Iterator<RfcToken> lexemes = Collections.emptyIterator();

    @Override
    public void setCharStream(CharStream text) {
        super.setCharStream(text);
        List<RfcToken> all = Repair.ofPolicy(text.substring(0, text.size() - 1));
        errors = all.stream().filter(token -> token.error().isPresent()).toList();
        lexemes = all.iterator();
    }

    @Override
    public Token nextToken() {
        if (lexemes.hasNext()) {
            return TYPES.token(lexemes.next(), input);
        }
        lexemes = Collections.emptyIterator();
        return Token.EOF_TOKEN;
    }

    @Override
    public String getErrorMessage(Token token) {
        return "";
    }

    /** The tokens of the text that have an error. */
    List<RfcToken> errors() {
        return errors;
    }
}
