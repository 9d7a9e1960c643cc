package org.qos.dsl.opensm.syntax;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.Action;
import org.eclipse.xtext.EnumLiteralDeclaration;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.RuleCall;
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

    private static final String STRAY = "STRAY";
    private static final char CR = '\r';

    static TokenStream of(ICompositeNode root) {
        TokenStream text = new TokenStream(new ArrayList<>(), new ArrayList<>());
        for (INode child : root.getChildren()) {
            text.add(child, "", false);
        }
        return text;
    }

    private void add(INode node, String rule, boolean stray) {
        if (node instanceof ILeafNode leaf) {
            if (!leaf.isHidden()) {
                tokens.add(new ParsedToken(leaf, kind(leaf.getGrammarElement()), rule, stray));
            }
            return;
        }
        String name = rule(node.getGrammarElement());
        boolean block = isBlock(name);
        int first = tokens.size();
        for (INode child : ((ICompositeNode) node).getChildren()) {
            add(child, block ? name : rule, stray || name.startsWith(STRAY));
        }
        if (block) {
            blocks.add(new ParsedBlock(name, rule, first, tokens.size()));
        }
    }

    /** A rule that begins with an action has the action as the element of its node, and an empty node for its call. */
    private static String rule(EObject element) {
        if (element instanceof Action action) {
            return GrammarUtil.containingParserRule(action).getName();
        }
        return element instanceof RuleCall call ? call.getRule().getName() : "";
    }

    /** Rules in capitals read values, and those of the enumeration a keyword. */
    private static boolean isBlock(String rule) {
        return !rule.isEmpty() && Character.isLowerCase(rule.charAt(rule.length() - 1)) && !rule.endsWith("Ulp");
    }

    private static String kind(EObject element) {
        if (element instanceof Keyword keyword) {
            return keyword.getValue();
        }
        if (element instanceof EnumLiteralDeclaration literal) {
            return literal.getLiteral().getValue();
        }
        return element instanceof RuleCall call ? call.getRule().getName() : "";
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
