package org.qos.dsl.opensm.syntax;

import org.antlr.runtime.CharStream;
import org.eclipse.xtext.nodemodel.impl.NodeModelBuilder;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.parser.ParseResult;
import org.qos.dsl.opensm.parser.antlr.OpenSmParser;

/** Parses a policy and marks in it what OpenSM would not read. */
public class ExplainingParser extends OpenSmParser {

    @Override
    protected IParseResult doParse(String rule, CharStream text, NodeModelBuilder nodes, int lookAhead) {
        IParseResult parsed = super.doParse(rule, text, nodes, lookAhead);
        boolean marked = SyntaxCheck.mark(parsed.getRootNode(), nodes);
        return marked ? new ParseResult(parsed.getRootASTElement(), parsed.getRootNode(), true) : parsed;
    }
}
