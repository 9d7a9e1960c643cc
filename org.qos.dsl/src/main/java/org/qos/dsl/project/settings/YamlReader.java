package org.qos.dsl.project.settings;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qos.dsl.project.settings.Yaml.Entry;
import org.qos.dsl.project.settings.Yaml.Mapping;
import org.qos.dsl.project.settings.Yaml.Scalar;
import org.qos.dsl.project.settings.Yaml.Sequence;

/** Reads a text as YAML up to its end, or up to the first YAML syntax error. */
final class YamlReader {

    private final String text;
    private final int codePoints;
    private final JsonParser parser;
    private Optional<JsonProcessingException> error = Optional.empty();

    private YamlReader(String text, JsonParser parser) {
        this.text = text;
        this.codePoints = text.codePointCount(0, text.length());
        this.parser = parser;
    }

    /**
     * What was read.
     *
     * @param value what precedes the error; for an empty text an empty mapping
     * @param error why the text is not YAML
     */
    record Outcome(Yaml value, Optional<JsonProcessingException> error) {}

    /** Reads a text. */
    static Outcome read(String text) throws IOException {
        try (JsonParser parser = YAMLFactory.builder().build().createParser(text)) {
            YamlReader reader = new YamlReader(text, parser);
            Yaml value = reader.next() == null ? new Mapping(Spot.START, List.of()) : reader.value();
            return new Outcome(value, reader.error);
        }
    }

    /** The next token; null at the end and from the error on. */
    private JsonToken next() throws IOException {
        if (error.isPresent()) {
            return null;
        }
        try {
            return parser.nextToken();
        } catch (JsonProcessingException notYaml) {
            error = Optional.of(notYaml);
            return null;
        }
    }

    private Yaml value() throws IOException {
        Spot spot = spot();
        return switch (parser.currentToken()) {
            case START_OBJECT -> mapping(spot);
            case START_ARRAY -> sequence(spot);
            case VALUE_NULL -> new Scalar(spot, "");
            default -> new Scalar(spot, parser.getText());
        };
    }

    private Mapping mapping(Spot begin) throws IOException {
        List<Entry> entries = new ArrayList<>();
        Spot spot = begin;
        while (next() == JsonToken.FIELD_NAME) {
            Scalar key = new Scalar(spot(), parser.getText());
            Yaml value = next() == null ? new Scalar(after(key.spot()), "") : value();
            entries.add(new Entry(key, value));
            spot = spot.upTo(Math.max(key.spot().end(), value.spot().end()));
        }
        return new Mapping(spot, entries);
    }

    private Sequence sequence(Spot begin) throws IOException {
        List<Yaml> values = new ArrayList<>();
        Spot spot = begin;
        for (JsonToken token = next(); token != null && token != JsonToken.END_ARRAY; token = next()) {
            values.add(value());
            spot = spot.upTo(values.get(values.size() - 1).spot().end());
        }
        return new Sequence(spot, values);
    }

    private static Spot after(Spot key) {
        return new Spot(key.line(), key.column() + key.length(), key.end(), 0);
    }

    private Spot spot() {
        JsonLocation start = parser.currentTokenLocation();
        int offset = offset(start);
        int line = Math.max(1, start.getLineNr());
        int lineStart = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
        return new Spot(line, offset - lineStart + 1, offset, Math.max(0, offset(parser.currentLocation()) - offset));
    }

    /** The parser counts code points, we count UTF-16 units. */
    private int offset(JsonLocation place) {
        int points = (int) Math.max(0, Math.min(place.getCharOffset(), codePoints));
        return text.offsetByCodePoints(0, points);
    }
}
