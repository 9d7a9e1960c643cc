package org.qos.dsl.opensm.scan;

import org.antlr.runtime.CharStream;
import org.antlr.runtime.Token;
import org.eclipse.xtext.parser.antlr.Lexer;

/** Gives the tokens of {@link OpenSmScanner} to the parser; the lexer that the grammar generates is never used. */
public class OpenSmLexer extends Lexer {

    private static final String TABLE = "org/qos/dsl/opensm/parser/antlr/internal/InternalOpenSm.tokens";
    private static final TokenNumbers NUMBERS = TokenNumbers.read(OpenSmLexer.class, TABLE);

    private OpenSmScanner scanner;

    @Override
    public void setCharStream(CharStream stream) {
        super.setCharStream(stream);
        scanner = new OpenSmScanner(textOf(stream));
    }

    /** The whole text of a stream. */
    public static String textOf(CharStream stream) {
        return stream.size() == 0 ? "" : stream.substring(0, stream.size() - 1);
    }

    @Override
    public void reset() {
        super.reset();
        // the superclass calls this before there is an input
        if (input != null) {
            scanner = new OpenSmScanner(textOf(input));
        }
    }

    @Override
    public Token nextToken() {
        return NUMBERS.next(scanner, input);
    }

    @Override
    public void mTokens() {
        throw new UnsupportedOperationException("tokens come from the scanner");
    }
}
