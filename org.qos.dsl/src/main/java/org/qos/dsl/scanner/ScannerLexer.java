package org.qos.dsl.scanner;

import java.util.List;
import java.util.function.Function;
import org.antlr.runtime.CharStream;
import org.antlr.runtime.Token;
import org.eclipse.xtext.parser.antlr.Lexer;

/** The lexer of a parser that reads files, with a scanner in place of generated rules. */
public abstract class ScannerLexer extends Lexer {

    private final Function<String, List<ScannedToken>> scanner;
    private final TokenNumbers numbers;
    private TokenFeed feed;

    /** A lexer over a scanner under the numbers that the parser has for its tokens. */
    protected ScannerLexer(Function<String, List<ScannedToken>> scanner, TokenNumbers numbers) {
        this.scanner = scanner;
        this.numbers = numbers;
    }

    @Override
    public void setCharStream(CharStream text) {
        super.setCharStream(text);
        feed = new TokenFeed(scanner, numbers);
    }

    @Override
    public Token nextToken() {
        return feed.next(input);
    }

    @Override
    public void mTokens() {
        throw new UnsupportedOperationException("the scanner makes the tokens");
    }
}
