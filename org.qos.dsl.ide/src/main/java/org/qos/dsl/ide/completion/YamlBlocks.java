package org.qos.dsl.ide.completion;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.dsl.ide.completion.YamlCursor.Place;

/** Reads the lines of a YAML file up to a cursor: which keys the indentation leads to. */
final class YamlBlocks {

    private static final Pattern COMMENT = Pattern.compile("(^|.*\\s)#.*");
    private static final Pattern DASH = Pattern.compile("-(?:\\s+|$)");
    private static final Pattern WORD = Pattern.compile("[^:\\s\\[\\]{},]*");
    private static final Pattern ENTRY =
            Pattern.compile("(?<key>\"[^\"]*\"|'[^']*'|[\\w][\\w .-]*?)\\s*:(?:\\s+|$)(?<value>.*)");

    /** What is open, from the outermost block on; the first one is the file. */
    private final List<Block> open = new ArrayList<>(List.of(new Block(-1, "", false)));
    /** The braces and brackets that are open at the end of the last line. */
    private YamlBraces braces = new YamlBraces();

    /**
     * A mapping or a list.
     *
     * @param column where its key or dash is
     * @param key its key; empty for an element of a list
     * @param isItem whether it is an element of a list
     * @param written the keys that it has
     */
    private record Block(int column, String key, boolean isItem, Set<String> written) {

        Block(int column, String key, boolean isItem) {
            this(column, key, isItem, new HashSet<>());
        }
    }

    /** Reads a whole line. */
    void read(String line) {
        if (isInBraces(line)) {
            braces.read(line);
        } else if (!line.isBlank() && !line.stripLeading().startsWith("#")) {
            Matcher entry = ENTRY.matcher(line.substring(enter(line)));
            if (entry.matches()) {
                begin(entry, line.length() - entry.group().length());
                braces.read(entry.group("value"));
            }
        }
    }

    /** Reads the line up to the cursor. */
    YamlCursor end(String line) {
        if (COMMENT.matcher(line).matches()) {
            return YamlCursor.NOWHERE;
        }
        if (isInBraces(line)) {
            braces.read(line);
            return braces.cursor(path(), indentation(line));
        }
        int column = enter(line);
        String rest = line.substring(column);
        Matcher entry = ENTRY.matcher(rest);
        if (entry.matches()) {
            begin(entry, column);
            braces.read(entry.group("value"));
            return braces.isUsed()
                    ? braces.cursor(path(), indentation(line))
                    : new YamlCursor(Place.VALUE, path(), entry.group("value"), column, Set.of());
        }
        boolean isItem = innermost().isItem();
        boolean startsItem = isItem && line.substring(0, column).strip().endsWith("-");
        if (!WORD.matcher(rest).matches() && !startsItem) {
            return YamlCursor.NOWHERE;
        }
        Place place = startsItem ? Place.ITEM : isItem ? Place.ITEM_KEY : Place.KEY;
        return new YamlCursor(place, path(), rest, column, innermost().written());
    }

    /** Braces end at the latest where a line is not indented more than their key. */
    private boolean isInBraces(String line) {
        if (braces.isOpen()
                && !line.isBlank()
                && indentation(line) <= innermost().column()) {
            braces = new YamlBraces();
        }
        return braces.isOpen();
    }

    /** Closes what the line does not belong to, and opens the elements of lists that begin on it; returns where its text begins. */
    private int enter(String line) {
        int column = indentation(line);
        Matcher dash = DASH.matcher(line);
        while (dash.region(column, line.length()).lookingAt()) {
            int at = column;
            while (innermost().column() > at
                    || innermost().column() == at && innermost().isItem()) {
                close();
            }
            open.add(new Block(at, "", true));
            column = dash.end();
        }
        while (innermost().column() >= column) {
            close();
        }
        return column;
    }

    private void begin(Matcher entry, int column) {
        String key = entry.group("key").replaceAll("^[\"']|[\"']$", "");
        innermost().written().add(key);
        open.add(new Block(column, key, false));
        braces = new YamlBraces();
    }

    private void close() {
        open.remove(open.size() - 1);
    }

    private Block innermost() {
        return open.get(open.size() - 1);
    }

    private List<String> path() {
        return open.stream().map(Block::key).filter(key -> !key.isEmpty()).toList();
    }

    private static int indentation(String line) {
        return line.length() - line.stripLeading().length();
    }
}
