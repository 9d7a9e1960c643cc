package org.qos.dsl.ide.completion;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.qos.dsl.syntax.BlockType;
import org.qos.dsl.syntax.PolicyBlocks;
import org.qos.runtime.policy.PolicySyntax;

/**
 * What the text after a cursor says about the block that the cursor is in.
 *
 * @param entries the names of what else the block has
 * @param isClosed whether it is closed there
 */
record TextAfterCursor(Set<String> entries, boolean isClosed) {

    private static final Pattern TAG = Pattern.compile("<!--.*?-->|<(/?)([A-Za-z0-9_-]+)\\s*>", Pattern.DOTALL);
    private static final Pattern KEYWORD = Pattern.compile("#[^\\n]*|(?<![\\w-])(end-|)("
            + PolicyBlocks.all(PolicySyntax.OPENSM).map(BlockType::name).collect(Collectors.joining("|"))
            + ")(?![\\w:-])"
            + "|(?<![\\w-])([a-z0-9-]+)[ \\t]*:[^\\n]*");

    /** Copies the names. */
    TextAfterCursor {
        entries = Set.copyOf(entries);
    }

    /**
     * Reads on after a cursor as far as the block goes.
     *
     * @param block the block that the cursor is in; empty outside of all
     * @param after the text after the cursor
     */
    static TextAfterCursor of(Optional<String> block, String after, PolicySyntax syntax) {
        return new Reader(block.orElse("")).read(after, syntax);
    }

    /** Follows the blocks within. */
    private static final class Reader {

        private final String block;
        private final Set<String> entries = new HashSet<>();
        private final Deque<String> open = new ArrayDeque<>();

        Reader(String block) {
            this.block = block;
        }

        TextAfterCursor read(String after, PolicySyntax syntax) {
            boolean rfc = syntax == PolicySyntax.RFC;
            Matcher token = (rfc ? TAG : KEYWORD).matcher(after);
            while (token.find()) {
                if (!rfc && token.group(3) != null) {
                    entry(token.group(3));
                } else if (token.group(2) != null) {
                    String name = rfc ? PolicyBlocks.currentName(token.group(2)) : token.group(2);
                    boolean closes = !token.group(1).isEmpty();
                    if (closes && !open.contains(name)) {
                        return new TextAfterCursor(entries, name.equals(block));
                    }
                    if (!closes && open.isEmpty() && name.equals(block)) {
                        break;
                    }
                    follow(name, closes);
                }
            }
            return new TextAfterCursor(entries, false);
        }

        private void follow(String name, boolean closes) {
            if (closes) {
                while (!open.pop().equals(name)) {
                    // what is left open inside ends with it
                }
            } else {
                entry(name);
                open.push(name);
            }
        }

        private void entry(String name) {
            if (open.isEmpty()) {
                entries.add(name);
            }
        }
    }
}
