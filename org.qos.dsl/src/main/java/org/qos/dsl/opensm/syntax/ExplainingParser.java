package org.qos.dsl.opensm.syntax;

import java.io.Reader;
import org.antlr.runtime.CharStream;
import org.antlr.runtime.TokenSource;
import org.eclipse.xtext.nodemodel.impl.NodeModelBuilder;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.parser.ParseResult;
import org.eclipse.xtext.parser.antlr.XtextTokenStream;
import org.qos.dsl.opensm.parser.antlr.OpenSmParser;
import org.qos.dsl.scanner.CompactTokens;
import org.qos.dsl.scanner.TextStream;

/** Parses a policy and marks in it what OpenSM would not read. */
public class ExplainingParser extends OpenSmParser {

    @Override
    public IParseResult doParse(Reader text) {
        return parse(getDefaultRuleName(), TextStream.of(text));
    }

    @Override
    protected XtextTokenStream createTokenStream(TokenSource lexer) {
        return CompactTokens.stream(lexer, getTokenDefProvider());
    }

    @Override
    protected IParseResult doParse(String rule, CharStream text, NodeModelBuilder nodes, int lookAhead) {
        IParseResult parsed = super.doParse(rule, text, nodes, lookAhead);
        boolean marked = SyntaxCheck.mark(parsed.getRootNode(), nodes);
        return marked ? new ParseResult(parsed.getRootASTElement(), parsed.getRootNode(), true) : parsed;
    }
}
