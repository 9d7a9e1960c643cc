package org.qos.dsl.opensm.syntax;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.qos.dsl.language.FixData;
import org.qos.dsl.language.SyntaxCode;

/**
 * The keyword of a block where an entry is intended: {@code qos-level: Gold} in a match rule. The parser opens the block there, so
 * that everything to the end of the rule has errors, which are consequences.
 */
final class BlockAsEntry {

    private static final String END = "end-";

    private final TokenStream text;
    /** The keyword of the block that ends before a token because the token does not fit, by the place of the token. */
    private final Map<Integer, String> around = new HashMap<>();
    /** The places of the tokens that end blocks, by their text. */
    private final Map<String, TreeSet<Integer>> ends = new HashMap<>();
    /** What the errors that are replaced are in: the first offset of each part, and the one after its last. */
    private final TreeMap<Integer, Integer> replaced = new TreeMap<>();

    private BlockAsEntry(TokenStream text) {
        this.text = text;
        text.blocks().stream().filter(block -> !block.isEmpty()).forEach(block -> OpenSmKeywords.keywordOf(block.rule())
                .ifPresent(keyword -> around.putIfAbsent(block.after(), keyword)));
        for (int i = 0; i < text.tokens().size(); i++) {
            String kind = text.token(i).kind();
            if (kind.startsWith(END)) {
                ends.computeIfAbsent(kind, some -> new TreeSet<>()).add(i);
            }
        }
    }

    /** Replaces the errors that such a keyword causes by one. */
    static void check(TokenStream text, List<NodeError> errors) {
        List<NodeError> found = new BlockAsEntry(text).found(errors);
        errors.addAll(found);
    }

    private List<NodeError> found(List<NodeError> errors) {
        List<NodeError> found = new ArrayList<>();
        for (int i = 0; i + 1 < text.tokens().size(); i++) {
            ParsedToken keyword = text.token(i);
            ParsedToken colon = text.token(i + 1);
            if (around.containsKey(i) && colon.stray() && colon.text().startsWith(":") && colon.sameLineAs(keyword)) {
                String block = around.get(i);
                int at = i;
                intended(keyword, block).ifPresent(entry -> {
                    replace(at, block);
                    found.add(error(keyword, entry));
                });
            }
        }
        errors.removeIf(error -> isReplaced(error.node().getOffset()));
        return found;
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

    /** Notes the part from a token to the end of the block, or of the file; of parts that overlap the union. */
    private void replace(int at, String block) {
        Integer end = ends.getOrDefault(END + block, new TreeSet<>()).ceiling(at);
        int last = end == null ? text.tokens().size() - 1 : end;
        int first = text.token(at).start();
        int after = text.token(last).end();
        Map.Entry<Integer, Integer> before = replaced.floorEntry(first);
        if (before != null && before.getValue() >= first) {
            replaced.put(before.getKey(), Math.max(before.getValue(), after));
        } else {
            replaced.put(first, after);
        }
    }

    private boolean isReplaced(int offset) {
        Map.Entry<Integer, Integer> part = replaced.floorEntry(offset);
        return part != null && offset < part.getValue();
    }
}
