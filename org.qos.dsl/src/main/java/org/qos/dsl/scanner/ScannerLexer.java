package org.qos.dsl.scanner;

import com.google.inject.Binder;
import com.google.inject.name.Names;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import org.antlr.runtime.CharStream;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.Token;
import org.eclipse.xtext.parser.antlr.Lexer;
import org.eclipse.xtext.parser.antlr.LexerBindings;

/** The lexer of a parser that reads files, with a scanner in place of generated rules. */
public class ScannerLexer extends Lexer {

    private final Function<String, List<ScannedToken>> scanner;
    private final TokenNumbers numbers;
    private Iterator<ScannedToken> tokens;

    /** A lexer over a scanner under the numbers that the parser has for its tokens. */
    protected ScannerLexer(Function<String, List<ScannedToken>> scanner, TokenNumbers numbers) {
        this.scanner = scanner;
        this.numbers = numbers;
    }

    /** Binds the lexer of the parser that reads files. */
    public static void bind(Binder binder, Class<? extends ScannerLexer> lexer) {
        binder.bind(Lexer.class)
                .annotatedWith(Names.named(LexerBindings.RUNTIME))
                .to(lexer);
    }

    @Override
    public void setCharStream(CharStream text) {
        super.setCharStream(text);
        tokens = scanner.apply(text.size() == 0 ? "" : text.substring(0, text.size() - 1))
                .iterator();
    }

    @Override
    public Token nextToken() {
        if (tokens.hasNext()) {
            return token(tokens.next());
        }
        tokens = Collections.emptyIterator();
        return Token.EOF_TOKEN;
    }

    @Override
    public void mTokens() {
        throw new UnsupportedOperationException("the scanner makes the tokens");
    }

    private Token token(ScannedToken token) {
        boolean hidden = token.is(ScannedToken.WS) || token.is(ScannedToken.COMMENT);
        int channel = hidden ? Token.HIDDEN_CHANNEL : Token.DEFAULT_CHANNEL;
        return new CommonToken(input, numbers.of(token.kind()), channel, token.start(), token.end() - 1);
    }
}
