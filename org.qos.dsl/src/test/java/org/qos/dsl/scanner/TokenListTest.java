package org.qos.dsl.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.antlr.runtime.ANTLRStringStream;
import org.antlr.runtime.Token;
import org.junit.jupiter.api.Test;
import org.qos.dsl.options.OptionsScanner;
import org.qos.dsl.options.parser.antlr.internal.InternalOptionsParser;

/** From pieces of a text to the tokens that a generated parser takes. */
class TokenListTest {

    private static final TokenNumbers NUMBERS = TokenNumbers.of(InternalOptionsParser.class, "InternalOptions.tokens");

    @Test
    void whatLiesBetweenTokensIsWhitespace() {
        TokenList list = new TokenList();
        list.add("a", 2, 3);
        list.add("b", 3, 5);
        list.add("c", 6, 7);
        assertEquals(
                List.of(
                        new ScannedToken(ScannedToken.WS, 0, 2),
                        new ScannedToken("a", 2, 3),
                        new ScannedToken("b", 3, 5),
                        new ScannedToken(ScannedToken.WS, 5, 6),
                        new ScannedToken("c", 6, 7),
                        new ScannedToken(ScannedToken.WS, 7, 9)),
                list.upTo(9));
    }

    @Test
    void anEmptyTokenIsNone() {
        TokenList list = new TokenList();
        list.add("a", 1, 1);
        assertEquals(List.of(), list.upTo(0));
    }

    @Test
    void aTextWithoutTokensIsWhitespace() {
        assertEquals(List.of(new ScannedToken(ScannedToken.WS, 0, 4)), new TokenList().upTo(4));
    }

    @Test
    void theLexerGivesEachTokenOnceAndThenTheEnd() {
        ScannerLexer lexer = new ScannerLexer(OptionsScanner::scan, NUMBERS);
        lexer.setCharStream(new ANTLRStringStream("qos TRUE"));
        Token name = lexer.nextToken();
        assertEquals(List.of(0, 2), List.of(start(name), stop(name)));
        assertEquals(NUMBERS.of("RULE_NAME"), name.getType());
        assertEquals(NUMBERS.of(ScannedToken.WS), lexer.nextToken().getType());
        assertEquals(NUMBERS.of("RULE_VALUE"), lexer.nextToken().getType());
        assertEquals(Token.EOF, lexer.nextToken().getType());
        assertEquals(Token.EOF, lexer.nextToken().getType());
    }

    @Test
    void anotherTextBeginsAgain() {
        ScannerLexer lexer = new ScannerLexer(OptionsScanner::scan, NUMBERS);
        lexer.setCharStream(new ANTLRStringStream("qos TRUE"));
        lexer.nextToken();
        lexer.setCharStream(new ANTLRStringStream("log_flags 3\n"));
        Token first = lexer.nextToken();
        assertEquals(List.of(0, 8), List.of(start(first), stop(first)));
    }

    @Test
    void aTokenThatTheGrammarLacksIsRejected() {
        assertThrows(IllegalArgumentException.class, () -> NUMBERS.of("RULE_NOBODY"));
        assertThrows(IllegalStateException.class, () -> TokenNumbers.of(InternalOptionsParser.class, "None.tokens"));
    }

    private static int start(Token token) {
        return ((org.antlr.runtime.CommonToken) token).getStartIndex();
    }

    private static int stop(Token token) {
        return ((org.antlr.runtime.CommonToken) token).getStopIndex();
    }
}
