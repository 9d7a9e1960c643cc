package org.qos.dsl.opensm.syntax;

import java.util.List;
import java.util.Optional;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.impl.CompositeNode;
import org.qos.dsl.language.Shortened;

/**
 * Tokens in a row that do not fit and are taken as one error.
 *
 * @param tokens the tokens
 * @param before the token before them, null at the start of the file
 */
record UnexpectedTokens(List<ParsedToken> tokens, ParsedToken before) {

    ParsedToken first() {
        return tokens.get(0);
    }

    private ParsedToken last() {
        return tokens.get(tokens.size() - 1);
    }

    /** The keyword of the block around them; empty outside of all blocks. */
    Optional<String> block() {
        return OpenSmKeywords.keywordOf(first().rule());
    }

    /** The tokens at the start that follow each other without whitespace, as one text; a colon ends it. */
    String leadingText() {
        StringBuilder leading = new StringBuilder();
        ParsedToken previous = null;
        for (ParsedToken token : tokens) {
            if (previous != null && !token.touches(previous) || token.kind().equals(":")) {
                break;
            }
            leading.append(token.text());
            previous = token;
        }
        return leading.toString().strip();
    }

    /** Whether a colon follows the leading text. */
    boolean hasColon() {
        return tokens.stream().skip(1).filter(t -> !t.touches(first())).anyMatch(t -> t.kind()
                        .equals(":"))
                || text().startsWith(leadingText() + ":");
    }

    /** The text from the first token on, as far as it is worth showing. */
    String text() {
        String all = first().leaf().getRootNode().getText();
        String text = all.substring(first().start(), Math.max(last().end(), first().start()));
        int lineEnd = text.indexOf('\n');
        return Shortened.of((lineEnd < 0 ? text : text.substring(0, lineEnd)).strip());
    }

    /** The same with the value right before it, when nothing separates them. */
    String textWithValueBefore() {
        return before != null && before.isValue() && first().touches(before) ? before.text() + text() : text();
    }

    /** The token before them, when nothing but a value can follow it. */
    Optional<ParsedToken> wantedBy() {
        return Optional.ofNullable(before).filter(ParsedToken::wantsValue);
    }

    /** Whether they are in the same line as the token before them. */
    boolean continuesLine() {
        return before != null && first().sameLineAs(before);
    }

    /** The node to mark: all of the tokens where they are one node, else the first. */
    INode node() {
        INode node = first().leaf();
        ICompositeNode parent = first().leaf().getParent();
        while (parent != null && isStray(parent) && parent.getEndOffset() <= last().end()) {
            node = parent instanceof CompositeNode ? parent : node;
            parent = parent.getParent();
        }
        return node;
    }

    private static boolean isStray(INode node) {
        return node.getGrammarElement() instanceof RuleCall call
                && call.getRule().getName().startsWith("STRAY");
    }
}
