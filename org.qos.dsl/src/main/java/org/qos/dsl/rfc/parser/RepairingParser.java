package org.qos.dsl.rfc.parser;

import java.io.Reader;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.antlr.runtime.CharStream;
import org.antlr.runtime.TokenSource;
import org.eclipse.xtext.nodemodel.BidiTreeIterator;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.impl.NodeModelBuilder;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.parser.ParseResult;
import org.eclipse.xtext.parser.antlr.XtextTokenStream;
import org.qos.dsl.rfc.parser.antlr.RfcParser;
import org.qos.dsl.scanner.CompactTokens;
import org.qos.dsl.scanner.TextStream;

/** The generated parser, with the errors that its lexer repaired put on the nodes at their places. */
public class RepairingParser extends RfcParser {

    private final ThreadLocal<RfcLexer> lexerOfThisParse = new ThreadLocal<>();

    @Override
    public IParseResult doParse(Reader text) {
        return parse(getDefaultRuleName(), TextStream.of(text));
    }

    @Override
    protected IParseResult doParse(String ruleName, CharStream text, NodeModelBuilder nodes, int initialLookAhead) {
        try {
            IParseResult result = super.doParse(ruleName, text, nodes, initialLookAhead);
            return withErrors(result, lexerOfThisParse.get().errors(), nodes);
        } finally {
            lexerOfThisParse.remove();
        }
    }

    @Override
    protected TokenSource createLexer(CharStream text) {
        TokenSource lexer = super.createLexer(text);
        lexerOfThisParse.set((RfcLexer) lexer);
        return lexer;
    }

    @Override
    protected XtextTokenStream createTokenStream(TokenSource lexer) {
        return CompactTokens.stream(lexer, getTokenDefProvider());
    }

    /** Parsing a part again would start the lexer inside an element. */
    @Override
    protected boolean isReparseSupported() {
        return false;
    }

    private static IParseResult withErrors(IParseResult result, List<RfcToken> tokens, NodeModelBuilder nodes) {
        Iterator<RfcToken> errors = tokens.iterator();
        if (!errors.hasNext()) {
            return result;
        }
        List<ILeafNode> leaves = leaves(result);
        int leaf = 0;
        while (errors.hasNext()) {
            RfcToken rfcToken = errors.next();
            while (leaf < leaves.size() && !isAt(leaves.get(leaf), rfcToken)) {
                leaf++;
            }
            if (leaf < leaves.size()) {
                nodes.setSyntaxError(
                        leaves.get(leaf), rfcToken.error().orElseThrow().toMessage());
                leaf++;
            }
        }
        return new ParseResult(result.getRootASTElement(), result.getRootNode(), true);
    }

    private static List<ILeafNode> leaves(IParseResult result) {
        BidiTreeIterator<INode> all = result.getRootNode().getAsTreeIterable().iterator();
        List<ILeafNode> leaves = new ArrayList<>();
        while (all.hasNext()) {
            if (all.next() instanceof ILeafNode leaf) {
                leaves.add(leaf);
            }
        }
        return leaves;
    }

    private static boolean isAt(ILeafNode leaf, RfcToken rfcToken) {
        return leaf.getTotalOffset() == rfcToken.start()
                && leaf.getTotalEndOffset() == rfcToken.end()
                && leaf.isHidden() == rfcToken.isHidden();
    }
}
