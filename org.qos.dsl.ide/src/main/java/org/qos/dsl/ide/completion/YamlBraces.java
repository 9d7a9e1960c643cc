package org.qos.dsl.ide.completion;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.qos.dsl.ide.completion.YamlCursor.Place;

/** Reads a value in braces or brackets up to a cursor. */
final class YamlBraces {

    private final List<Level> open = new ArrayList<>();
    private boolean isUsed;
    private boolean inComment;

    /** One pair of braces or brackets. */
    private static final class Level {
        private final boolean isMapping;
        private final Set<String> written = new HashSet<>();
        private String key = "";
        private StringBuilder token = new StringBuilder();

        Level(boolean isMapping) {
            this.isMapping = isMapping;
        }
    }

    /** Whether some are open. */
    boolean isOpen() {
        return !open.isEmpty();
    }

    /** Whether the value began with one. */
    boolean isUsed() {
        return isUsed;
    }

    /** Reads the value of a key, or one more line of it. */
    void read(String text) {
        isUsed |= text.startsWith("{") || text.startsWith("[");
        inComment = false;
        char quote = 0;
        for (int at = 0; isUsed && at < text.length() && !inComment; at++) {
            char c = text.charAt(at);
            boolean ends = at + 1 == text.length() || Character.isWhitespace(text.charAt(at + 1));
            if (quote != 0 || c == '"' || c == '\'') {
                quote = quote == 0 ? c : quote == c ? 0 : quote;
                add(c);
            } else if (c == '#' && (at == 0 || Character.isWhitespace(text.charAt(at - 1)))) {
                inComment = true;
            } else {
                read(c, ends);
            }
        }
        if (isOpen()) {
            add(' ');
        }
    }

    private void read(char c, boolean ends) {
        switch (c) {
            case '{', '[' -> open.add(new Level(c == '{'));
            case '}', ']' -> {
                if (isOpen()) {
                    open.remove(open.size() - 1);
                }
            }
            case ',' -> next("");
            case ':' -> {
                if (ends && isOpen() && innermost().isMapping && innermost().key.isEmpty()) {
                    String key = innermost().token.toString().strip();
                    innermost().written.add(key);
                    next(key);
                } else {
                    add(c);
                }
            }
            default -> add(c);
        }
    }

    private void next(String key) {
        if (isOpen()) {
            innermost().key = key;
            innermost().token = new StringBuilder();
        }
    }

    private void add(char c) {
        if (isOpen()) {
            innermost().token.append(c);
        }
    }

    private Level innermost() {
        return open.get(open.size() - 1);
    }

    /**
     * The cursor at the end of what was read.
     *
     * @param outer the keys that lead to the value
     */
    YamlCursor cursor(List<String> outer, int column) {
        if (inComment || open.isEmpty()) {
            return YamlCursor.NOWHERE;
        }
        List<String> path = new ArrayList<>(outer);
        open.stream().map(level -> level.key).filter(key -> !key.isEmpty()).forEach(path::add);
        Level level = innermost();
        // a line break was added at the end
        String token = level.token.substring(0, level.token.length() - 1).stripLeading();
        boolean isKey = level.isMapping && level.key.isEmpty();
        boolean isItem = open.size() > 1 && !open.get(open.size() - 2).isMapping;
        Place place = !isKey ? Place.VALUE : isItem ? Place.ITEM_KEY : Place.KEY;
        return new YamlCursor(place, path, token, column, level.written);
    }
}
