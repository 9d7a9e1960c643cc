package org.qos.dsl.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.Iterator;
import java.util.Map;
import java.util.stream.IntStream;
import org.antlr.runtime.ANTLRStringStream;
import org.antlr.runtime.CharStream;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.Token;
import org.antlr.runtime.TokenSource;
import org.eclipse.xtext.parser.antlr.XtextTokenStream;
import org.junit.jupiter.api.Test;

/** The tokens of a long text as a parser sees them. */
class CompactTokensTest {

    private static final int NUMBER = 4;
    private static final int SPACE = 5;
    private static final int TOKENS = 10_000;

    @Test
    void everyTokenIsAsTheLexerMadeIt() {
        XtextTokenStream stream = stream();
        stream.LT(1);
        assertEquals(TOKENS, stream.size());
        for (int i : new int[] {0, 1, 4095, 4096, 9_999, 2}) {
            CommonToken token = (CommonToken) stream.get(i);
            assertEquals(i % 2 == 0 ? NUMBER : SPACE, token.getType());
            assertEquals(i % 2 == 0 ? Token.DEFAULT_CHANNEL : Token.HIDDEN_CHANNEL, token.getChannel());
            assertEquals(i, token.getTokenIndex());
            assertEquals(i, token.getStartIndex());
            assertEquals(i, token.getStopIndex());
            assertEquals(i % 2 == 0 ? "7" : " ", token.getText());
        }
    }

    @Test
    void theParserStepsOverHiddenTokens() {
        XtextTokenStream stream = stream();
        assertEquals(0, stream.LT(1).getTokenIndex());
        assertEquals(2, stream.LT(2).getTokenIndex());
        stream.consume();
        assertEquals(2, stream.LT(1).getTokenIndex());
        assertEquals(0, stream.LT(-1).getTokenIndex());
    }

    @Test
    void onlyTokensNearTheParserAreObjects() {
        XtextTokenStream stream = stream();
        Token first = stream.LT(1);
        assertSame(first, stream.get(0));
        IntStream.range(0, TOKENS).forEach(stream::get);
        assertNotSame(first, stream.get(0));
    }

    @Test
    void theTextIsThatOfAllTokens() {
        assertEquals("7 ".repeat(TOKENS / 2), stream().toString());
    }

    private static XtextTokenStream stream() {
        CharStream text = new ANTLRStringStream("7 ".repeat(TOKENS / 2));
        Iterator<CommonToken> tokens = IntStream.range(0, TOKENS)
                .mapToObj(i -> i % 2 == 0
                        ? new CommonToken(text, NUMBER, Token.DEFAULT_CHANNEL, i, i)
                        : new CommonToken(text, SPACE, Token.HIDDEN_CHANNEL, i, i))
                .iterator();
        TokenSource lexer = new TokenSource() {
            @Override
            public Token nextToken() {
                return tokens.hasNext() ? tokens.next() : Token.EOF_TOKEN;
            }

            @Override
            public String getSourceName() {
                return "test";
            }
        };
        return CompactTokens.stream(lexer, Map::of);
    }
}
