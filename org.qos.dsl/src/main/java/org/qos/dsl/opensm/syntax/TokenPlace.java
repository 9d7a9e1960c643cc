package org.qos.dsl.opensm.syntax;

import java.util.IdentityHashMap;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.Action;
import org.eclipse.xtext.EnumLiteralDeclaration;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.RuleCall;

/**
 * A place of the grammar with the blocks around it. What it says of an element of the grammar is computed once, because a file
 * has millions of nodes of the same few elements.
 */
final class TokenPlace {

    private static final String STRAY = "STRAY";
    /** The rule of ranges, which no check looks at as a whole. */
    private static final String RANGE = "Range";

    private final String rule;
    private final boolean stray;
    private final boolean block;
    private final Map<EObject, TokenPlace> inner = new IdentityHashMap<>();
    private final Map<EObject, ParsedToken.Type> types = new IdentityHashMap<>();

    private TokenPlace(String rule, boolean stray, boolean block) {
        this.rule = rule;
        this.stray = stray;
        this.block = block;
    }

    /** The place of what is in no block. */
    static TokenPlace inFile() {
        return new TokenPlace("", false, false);
    }

    /** The innermost block, section or value, by the name of its grammar rule; empty outside of all. */
    String rule() {
        return rule;
    }

    /** Whether it begins a block. */
    boolean isBlock() {
        return block;
    }

    /** The place inside a node of that element. */
    TokenPlace inside(EObject element) {
        TokenPlace known = inner.get(element);
        return known == null ? inner.computeIfAbsent(element, this::enter) : known;
    }

    /** What a leaf of that element is here. */
    ParsedToken.Type type(EObject element) {
        ParsedToken.Type known = types.get(element);
        return known == null
                ? types.computeIfAbsent(element, some -> new ParsedToken.Type(kind(some), rule, stray))
                : known;
    }

    private TokenPlace enter(EObject element) {
        String name = name(element);
        boolean named = isNamed(name);
        return new TokenPlace(named ? name : rule, stray || name.startsWith(STRAY), named && !name.equals(RANGE));
    }

    /** A rule that begins with an action has the action as the element of its node, and an empty node for its call. */
    private static String name(EObject element) {
        if (element instanceof Action action) {
            return GrammarUtil.containingParserRule(action).getName();
        }
        return element instanceof RuleCall call ? call.getRule().getName() : "";
    }

    /** Rules in capitals read values, and those of the enumeration a keyword. */
    private static boolean isNamed(String rule) {
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
}
