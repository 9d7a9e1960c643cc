package org.qos.dsl.rfc.parser;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.dsl.language.SyntaxCode;
import org.qos.dsl.syntax.SyntaxError;

/** Free text and names: the entities of XML denote characters that are not allowed in text. */
public final class FreeText {
    private static final Map<String, String> ENTITIES =
            Map.of("amp", "&", "lt", "<", "gt", ">", "quot", "\"", "apos", "'");
    private static final Pattern REFERENCE = Pattern.compile("&(#[0-9]{1,7}|#x[0-9a-fA-F]{1,6}|[A-Za-z]+);");
    private static final Pattern STRAY_AMPERSAND =
            Pattern.compile("&(?!#[0-9]{1,7};|#x[0-9a-fA-F]{1,6};|(?:amp|lt|gt|quot|apos);)");
    private static final Pattern UNKNOWN_ENTITY = Pattern.compile(STRAY_AMPERSAND.pattern() + "[A-Za-z0-9#]+;");
    private static final Pattern NUMBER = Pattern.compile("&#(?:[0-9]{1,20}|x[0-9a-fA-F]{1,20});");
    private static final int HEX = 16;
    /** Longer texts are not names or descriptions but the rest of a file whose tags are broken. */
    private static final int LONGEST_FIXED = 10_000;

    private FreeText() {}

    /** What is wrong with a text, if anything. */
    public static Optional<SyntaxError> errorIn(String text) {
        if (text.indexOf('<') >= 0) {
            return Optional.of(withFix(
                    SyntaxError.of(SyntaxCode.UNESCAPED_CHARACTER, "'<' begins a tag; write &lt; for the character"),
                    text));
        }
        int ampersand = text.indexOf('&');
        Matcher reference = REFERENCE.matcher(text);
        while (ampersand >= 0) {
            if (!reference.find(ampersand)
                    || reference.start() != ampersand
                    || decoded(reference.group(1)).isEmpty()) {
                return Optional.of(
                        withFix(SyntaxError.of(SyntaxCode.UNESCAPED_CHARACTER, entity(text, ampersand)), text));
            }
            ampersand = text.indexOf('&', reference.end());
        }
        return Optional.empty();
    }

    /** What is wrong with an ampersand. */
    private static String entity(String text, int ampersand) {
        Matcher forbidden = NUMBER.matcher(text).region(ampersand, text.length());
        return forbidden.lookingAt()
                ? "'" + forbidden.group()
                        + "' is the number of a character that XML does not allow; remove it, or write &amp;"
                        + forbidden.group().substring(1) + " for these characters"
                : "'&' begins an entity; write &amp; for the character";
    }

    /**
     * What looks like an entity may be a misspelt one, and a last '<' one too many of the tag after it; every other such
     * character is certainly intended as written.
     */
    private static SyntaxError withFix(SyntaxError error, String text) {
        if (text.length() > LONGEST_FIXED) {
            return error;
        }
        String escaped = STRAY_AMPERSAND.matcher(text).replaceAll("&amp;").replace("<", "&lt;");
        boolean others = UNKNOWN_ENTITY.matcher(text).find() || text.endsWith("<") || escaped.equals(text);
        return others || errorIn(escaped).isPresent()
                ? error
                : error.writing(escaped).asSuggestion();
    }

    /** The text as read: trimmed, with entities decoded. What is not an entity stays. */
    public static String decode(String written) {
        String text = written.strip();
        return text.indexOf('&') < 0
                ? text
                : REFERENCE
                        .matcher(text)
                        .replaceAll(found ->
                                Matcher.quoteReplacement(decoded(found.group(1)).orElse(found.group())));
    }

    /** How a text has to be written; the comma is written as an entity because it separates names. */
    public static String encode(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(",", "&#44;");
    }

    private static Optional<String> decoded(String reference) {
        if (!reference.startsWith("#")) {
            return Optional.ofNullable(ENTITIES.get(reference));
        }
        int codePoint = reference.startsWith("#x")
                ? Integer.parseInt(reference.substring(2), HEX)
                : Integer.parseInt(reference.substring(1));
        return isAllowed(codePoint) ? Optional.of(Character.toString(codePoint)) : Optional.empty();
    }

    /** Whether a document may contain a character (XML 1.0, production 2). */
    private static boolean isAllowed(int codePoint) {
        return codePoint < ' '
                ? codePoint == '\t' || codePoint == '\n' || codePoint == '\r'
                : Character.isValidCodePoint(codePoint)
                        && !(codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE)
                        && codePoint != 0xfffe
                        && codePoint != 0xffff;
    }
}
