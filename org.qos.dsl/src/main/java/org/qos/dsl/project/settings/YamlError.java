package org.qos.dsl.project.settings;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/** Why a text is not YAML, or not YAML that is read, for its author. */
public final class YamlError {

    /** Names of classes and methods. */
    private static final Pattern OF_READER = Pattern.compile("\\b(?:org|com|java)\\.\\w+\\.|\\(\\)");

    /** What the reader says of a character that no YAML file may have. */
    private static final String CHARACTER = "special characters are not allowed";

    private YamlError() {}

    /** Where the error is in the text. */
    public static YamlRegion region(JsonProcessingException error, String text) {
        int place = offset(error, text);
        if (isCharacter(error)) {
            return region(text, unallowed(text).orElse(place));
        }
        return region(
                text,
                isPlain(error)
                        ? YamlReasons.of(error.getOriginalMessage(), text).offset(text, place)
                        : place);
    }

    /** What is wrong with the text and what to do. */
    public static String message(JsonProcessingException error, String text) {
        return error instanceof UnreadYaml ? error.getOriginalMessage() : "this is not YAML: " + reason(error, text);
    }

    private static String reason(JsonProcessingException error, String text) {
        if (isCharacter(error)) {
            return "no YAML file has this character; remove it";
        }
        if (error instanceof StreamConstraintsException) {
            return "it is nested too deeply, or has too long a value";
        }
        return isPlain(error)
                ? YamlReasons.of(error.getOriginalMessage(), text).problem()
                : "a key or a value has the wrong form; write a plain word there";
    }

    private static boolean isCharacter(JsonProcessingException error) {
        return error.getOriginalMessage().contains(CHARACTER);
    }

    /** Whether the reader speaks of the text, not of itself. */
    private static boolean isPlain(JsonProcessingException error) {
        String begin = error.getOriginalMessage().lines().findFirst().orElse("");
        return !(error instanceof UnreadYaml
                || error instanceof StreamConstraintsException
                || OF_READER.matcher(begin).find());
    }

    /** The offset of the first character that YAML does not allow (YAML 1.1, 5.1). */
    private static OptionalInt unallowed(String text) {
        int offset = 0;
        while (offset < text.length()) {
            int c = text.codePointAt(offset);
            boolean control = c < ' ' && c != '\t' && c != '\n' && c != '\r' || c >= 0x7f && c < 0xa0 && c != 0x85;
            if (control || c >= 0xd800 && c < 0xe000 || c == 0xfffe || c == 0xffff) {
                return OptionalInt.of(offset);
            }
            offset += Character.charCount(c);
        }
        return OptionalInt.empty();
    }

    private static int offset(JsonProcessingException error, String text) {
        JsonLocation place = Optional.ofNullable(error.getLocation()).orElse(JsonLocation.NA);
        int points = (int) Math.max(0, Math.min(place.getCharOffset(), text.codePointCount(0, text.length())));
        return text.offsetByCodePoints(0, points);
    }

    private static YamlRegion region(String text, int offset) {
        String before = text.substring(0, offset);
        int lines = (int) Pattern.compile("\\R").matcher(before).results().count();
        int lineStart = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
        return new YamlRegion(lines + 1, offset - lineStart + 1, offset, Math.min(1, text.length() - offset));
    }
}
