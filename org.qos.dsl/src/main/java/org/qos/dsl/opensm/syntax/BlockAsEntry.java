package org.qos.dsl.opensm.syntax;

import java.util.List;
import java.util.Optional;
import org.qos.dsl.language.FixData;
import org.qos.dsl.language.SyntaxCode;

/**
 * The keyword of a block where an entry is intended: {@code qos-level: Gold} in a match rule. The parser opens the block there, so
 * that everything to the end of the rule has errors, which are consequences.
 */
final class BlockAsEntry {

    private BlockAsEntry() {}

    /** Replaces the errors that such a keyword causes by one. */
    static void check(TokenStream text, List<NodeError> errors) {
        for (int i = 0; i + 1 < text.tokens().size(); i++) {
            ParsedToken keyword = text.token(i);
            ParsedToken colon = text.token(i + 1);
            if (colon.stray() && colon.text().startsWith(":") && colon.sameLineAs(keyword)) {
                int at = i;
                around(text, at).ifPresent(block -> intended(keyword, block)
                        .ifPresent(entry -> replace(text, at, block, errors, error(keyword, entry))));
            }
        }
    }

    /** The keyword of the block that ends before a token because the token does not fit. */
    private static Optional<String> around(TokenStream text, int at) {
        return text.blocks().stream()
                .filter(block -> block.after() == at && !block.isEmpty())
                .flatMap(block -> OpenSmKeywords.keywordOf(block.rule()).stream())
                .findFirst();
    }

    private static Optional<String> intended(ParsedToken keyword, String block) {
        return OpenSmKeywords.contentsOf(Optional.of(block)).stream()
                .filter(entry -> entry.startsWith(keyword.kind() + "-") && entry.endsWith(":"))
                .findFirst();
    }

    private static NodeError error(ParsedToken keyword, String entry) {
        String name = entry.substring(0, entry.length() - 1);
        return new NodeError(
                        keyword.leaf(),
                        SyntaxCode.UNKNOWN_KEYWORD,
                        "'" + keyword.kind() + ":' is not a keyword; OpenSM rejects the policy; did you mean '" + entry
                                + "'?")
                .withFix(FixData.edit(keyword.start(), keyword.text().length(), name, "write " + name))
                .asSuggestion();
    }

    private static void replace(TokenStream text, int at, String block, List<NodeError> errors, NodeError error) {
        int end = at;
        while (end + 1 < text.tokens().size() && !text.token(end).kind().equals("end-" + block)) {
            end++;
        }
        int first = text.token(at).start();
        int last = text.token(end).end();
        errors.removeIf(
                other -> first <= other.node().getOffset() && other.node().getOffset() < last);
        errors.add(error);
    }
}
