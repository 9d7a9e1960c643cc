package org.qos.dsl.language;

/**
 * The strings by which an issue carries its fix: {@code fix=DESCRIPTION}, or {@code suggestion=DESCRIPTION} for a fix that may
 * not be what the author intended, and then {@code here=TEXT}, which replaces the text of the issue, or
 * {@code edit=OFFSET:LENGTH:TEXT} for each change elsewhere.
 */
public final class FixData {

    /** What the fix does, in the imperative. */
    public static final String FIX = "fix=";

    /** What a fix does that only a person chooses, in the imperative. */
    public static final String SUGGESTION = "suggestion=";

    /** The text that replaces the text of the issue. */
    public static final String HERE = "here=";

    /** A change somewhere in the file. */
    public static final String EDIT = "edit=";

    private FixData() {}

    /** A fix that replaces the text in the place of the issue. */
    public static String[] here(String text, String description) {
        return new String[] {FIX + description, HERE + text};
    }

    /** A fix that changes one piece of the text. */
    public static String[] edit(int offset, int length, String text, String description) {
        return new String[] {FIX + description, edit(offset, length, text)};
    }

    /** The same fix as a suggestion. */
    public static String[] asSuggestion(String... fix) {
        String[] suggestion = fix.clone();
        for (int i = 0; i < suggestion.length; i++) {
            if (suggestion[i].startsWith(FIX)) {
                suggestion[i] = SUGGESTION + suggestion[i].substring(FIX.length());
            }
        }
        return suggestion;
    }

    /** One change of a fix. */
    public static String edit(int offset, int length, String text) {
        return EDIT + offset + ":" + length + ":" + text;
    }
}
