package org.qos.dsl.opensm.syntax;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;

/**
 * A parsed file as the visible tokens in their order, and the blocks that they form, inner ones before outer ones.
 *
 * @param tokens the tokens
 * @param blocks the blocks
 */
record TokenStream(List<ParsedToken> tokens, List<ParsedBlock> blocks) {

    private static final char CR = '\r';

    static TokenStream of(ICompositeNode root) {
        TokenStream text = new TokenStream(new ArrayList<>(), new ArrayList<>());
        TokenPlace file = TokenPlace.inFile();
        for (INode child : root.getChildren()) {
            text.add(child, file);
        }
        return text;
    }

    private void add(INode node, TokenPlace place) {
        if (node instanceof ILeafNode leaf) {
            if (!leaf.isHidden()) {
                add(new ParsedToken(leaf, place.type(leaf.getGrammarElement())));
            }
            return;
        }
        TokenPlace inside = place.inside(node.getGrammarElement());
        int first = tokens.size();
        for (INode child : ((ICompositeNode) node).getChildren()) {
            add(child, inside);
        }
        if (inside.isBlock()) {
            blocks.add(new ParsedBlock(inside.rule(), place.rule(), first, tokens.size()));
        }
    }

    /**
     * Adds a token. Of a list of numbers only the first commas and the last number are kept, because no check looks at a number between
     * two commas, and a list can have a million of them.
     */
    private void add(ParsedToken token) {
        int size = tokens.size();
        if (token.isListComma()
                && size > 3
                && tokens.get(size - 1).isRangeNumber()
                && tokens.get(size - 2).isListComma()
                && tokens.get(size - 3).isRangeNumber()) {
            tokens.set(size - 3, tokens.get(size - 1));
            tokens.set(size - 2, token);
            tokens.remove(size - 1);
        } else {
            tokens.add(token);
        }
    }

    /** The token with that number; null before the first and after the last. */
    ParsedToken token(int number) {
        return number >= 0 && number < tokens.size() ? tokens.get(number) : null;
    }

    /** The same without stray carriage returns, which are one error of the whole file. */
    TokenStream withoutCarriageReturns() {
        if (tokens.stream().noneMatch(TokenStream::isCarriageReturn)) {
            return this;
        }
        int[] kept = new int[tokens.size() + 1];
        List<ParsedToken> others = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            kept[i] = others.size();
            if (!isCarriageReturn(tokens.get(i))) {
                others.add(tokens.get(i));
            }
        }
        kept[tokens.size()] = others.size();
        return new TokenStream(
                others,
                blocks.stream()
                        .map(b -> new ParsedBlock(b.rule(), b.parent(), kept[b.first()], kept[b.after()]))
                        .toList());
    }

    /** Whether a token does not fit because it is nothing but the carriage return of a line end. */
    static boolean isCarriageReturn(ParsedToken token) {
        return token.stray() && token.text().chars().allMatch(c -> c == CR);
    }
}
