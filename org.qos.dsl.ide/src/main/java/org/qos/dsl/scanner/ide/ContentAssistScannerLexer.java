package org.qos.dsl.scanner.ide;

import org.antlr.runtime.CharStream;
import org.antlr.runtime.Token;
import org.eclipse.xtext.ide.editor.contentassist.antlr.internal.Lexer;
import org.qos.dsl.scanner.Scanner;
import org.qos.dsl.scanner.TokenFeed;
import org.qos.dsl.scanner.TokenNumbers;

/** The lexer of a parser that completes text, with a scanner in place of generated rules. */
public abstract class ContentAssistScannerLexer extends Lexer {

    private final Scanner scanner;
    private final TokenNumbers numbers;
    private TokenFeed feed;

    /** A lexer over a scanner under the numbers that the parser has for its tokens. */
    protected ContentAssistScannerLexer(Scanner scanner, TokenNumbers numbers) {
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
