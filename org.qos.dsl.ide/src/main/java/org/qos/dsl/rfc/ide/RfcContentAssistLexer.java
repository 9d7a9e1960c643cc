package org.qos.dsl.rfc.ide;

import com.google.inject.Inject;
import java.util.Iterator;
import java.util.List;
import org.antlr.runtime.CharStream;
import org.antlr.runtime.Token;
import org.qos.dsl.rfc.ide.contentassist.antlr.internal.InternalRfcLexer;
import org.qos.dsl.rfc.ide.contentassist.antlr.internal.InternalRfcParser;
import org.qos.dsl.rfc.parser.GrammarElements;
import org.qos.dsl.rfc.parser.RfcTokens;
import org.qos.dsl.rfc.parser.TokenTypes;
import org.qos.dsl.scanner.TokenNumbers;

/** The lexer of content assist: the tokens of the parser's lexer, with everything left open that is open at the cursor. */
public class RfcContentAssistLexer extends InternalRfcLexer {
    private static final TokenTypes TYPES =
            new TokenTypes(TokenNumbers.of(InternalRfcParser.class, "InternalRfc.tokens"));

    @Inject
    private GrammarElements elements;

    private Iterator<Token> tokens = List.<Token>of().iterator();

    @Override
    public void setCharStream(CharStream text) {
        super.setCharStream(text);
        String beginning = text.size() == 0 ? "" : text.substring(0, text.size() - 1);
        tokens = TYPES.tokens(RfcTokens.ofBeginning(beginning, elements.document()), text)
                .iterator();
    }

    @Override
    public Token nextToken() {
        return tokens.hasNext() ? tokens.next() : Token.EOF_TOKEN;
    }
}
