package org.qos.dsl.project.settings;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.qos.dsl.project.settings.Yaml.Mapping;

/**
 * A text that is read as YAML.
 *
 * @param value what precedes the problem; for a text that is too long an empty mapping
 * @param problem why the text is not YAML, or is not read
 */
public record YamlText(Yaml value, Optional<YamlProblem> problem) {

    /**
     * Reads a text.
     *
     * @param kind what a file with such a text is called, such as {@code an intent}
     */
    public static YamlText read(String text, String kind) throws IOException {
        if (text.length() > YamlReader.MAX_LENGTH) {
            String message = kind + " has no more than " + YamlReader.MAX_LENGTH + " characters; this one is not read";
            return new YamlText(
                    new Mapping(YamlRegion.START, List.of()), Optional.of(new YamlProblem(YamlRegion.START, message)));
        }
        YamlReader.Outcome outcome = YamlReader.read(text);
        return new YamlText(
                outcome.value(),
                outcome.error()
                        .map(error -> new YamlProblem(YamlError.region(error, text), YamlError.message(error, text))));
    }
}
