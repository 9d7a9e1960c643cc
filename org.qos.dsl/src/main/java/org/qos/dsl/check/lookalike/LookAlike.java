package org.qos.dsl.check.lookalike;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a character that is not ASCII looks like. */
public enum LookAlike {
    /** Like a space. */
    SPACE("\u00A0\u2007\u202F\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2008\u2009\u200A\u3000", " ", "not a space"),
    /** Like nothing at all. */
    NOTHING("\u200B\u200C\u200D\u2060\uFEFF\u00AD", "", "invisible"),
    /** Like a quote. */
    QUOTE("\u201C\u201D\u201E\u201F\u00AB\u00BB\u2018\u2019\u201A\u201B", "\"", "not a quote"),
    /** Like a hyphen; names may well have it. */
    HYPHEN("\u2010\u2011\u2012\u2013\u2014\u2212", "-", "not a hyphen");

    private static final Map<Character, LookAlike> KINDS = Arrays.stream(values())
            .flatMap(kind -> kind.characters.chars().mapToObj(character -> Map.entry((char) character, kind)))
            .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

    private final String characters;
    private final String ascii;
    private final String title;

    LookAlike(String characters, String ascii, String title) {
        this.characters = characters;
        this.ascii = ascii;
        this.title = title;
    }

    /** What a character looks like; empty for others. */
    public static Optional<LookAlike> of(char character) {
        return character < '\u0080' ? Optional.empty() : Optional.ofNullable(KINDS.get(character));
    }

    /** Whether a text has any of these characters. */
    public static boolean isIn(String text) {
        return text.chars().anyMatch(character -> of((char) character).isPresent());
    }

    /** A text with ASCII characters in their place. */
    public static String normalized(String text) {
        StringBuilder ascii = new StringBuilder();
        for (char character : text.toCharArray()) {
            of(character).ifPresentOrElse(kind -> ascii.append(kind.ascii), () -> ascii.append(character));
        }
        return ascii.toString();
    }

    /** The text in ASCII that it looks like. */
    public String ascii() {
        return ascii;
    }

    /** Which character it is, and what it is not. */
    String fact(char character) {
        String number = String.format(Locale.ROOT, "U+%04X", (int) character);
        String name = Character.getName(character).toLowerCase(Locale.ROOT);
        return switch (this) {
            case SPACE, NOTHING -> number + " (" + name + ") is " + title;
            case QUOTE, HYPHEN -> character + " (" + number + ", " + name + ") is " + title;
        };
    }
}
