package org.qos.dsl.project.settings;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import java.util.Optional;
import java.util.regex.Pattern;

/** Why a text is not YAML, or not YAML that is read, for its author. */
public final class YamlError {

    /** Names of classes and methods. */
    private static final Pattern OF_READER = Pattern.compile("\\b(?:org|com|java)\\.\\w+\\.|\\(\\)");

    private YamlError() {}

    /** Where the error is in the text. */
    public static YamlRegion region(JsonProcessingException error, String text) {
        JsonLocation place = Optional.ofNullable(error.getLocation()).orElse(JsonLocation.NA);
        int offset = (int) Math.max(0, Math.min(place.getCharOffset(), text.length()));
        return new YamlRegion(
                Math.max(1, place.getLineNr()),
                Math.max(1, place.getColumnNr()),
                offset,
                Math.min(1, text.length() - offset));
    }

    /** What the YAML reader says, unless it speaks of itself. */
    public static String message(JsonProcessingException error) {
        return error instanceof UnreadYaml ? error.getOriginalMessage() : "this is not YAML: " + reason(error);
    }

    private static String reason(JsonProcessingException error) {
        if (error instanceof StreamConstraintsException) {
            return "it is nested too deeply, or has too long a value";
        }
        String reason = error.getOriginalMessage().lines().findFirst().orElse("it cannot be read");
        return OF_READER.matcher(reason).find()
                ? "a key or a value has the wrong form; write a plain word there"
                : reason;
    }
}
