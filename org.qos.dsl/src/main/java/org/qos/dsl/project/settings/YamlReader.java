package org.qos.dsl.project.settings;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qos.dsl.project.settings.Yaml.Entry;
import org.qos.dsl.project.settings.Yaml.Mapping;
import org.qos.dsl.project.settings.Yaml.Scalar;
import org.qos.dsl.project.settings.Yaml.Sequence;

/**
 * Reads a text as YAML up to its end, or up to the first YAML syntax error. Aliases ({@code *name}) count as errors: they
 * would be read as names. So does a second document, which would be left out.
 */
public final class YamlReader {

    /** How many characters a text may have, far above real files: the parser takes time quadratic in the length of a token. */
    public static final int MAX_LENGTH = 1 << 20;

    private final String text;
    private final int codePoints;
    private final JsonParser parser;
    private final TextOffsets places;
    private Optional<JsonProcessingException> error = Optional.empty();

    private YamlReader(String text, JsonParser parser) {
        this.text = text;
        this.codePoints = text.codePointCount(0, text.length());
        this.parser = parser;
        this.places = new TextOffsets(text);
    }

    /**
     * What was read.
     *
     * @param value what precedes the error; for an empty text an empty mapping
     * @param error why the text is not YAML
     */
    public record Outcome(Yaml value, Optional<JsonProcessingException> error) {}

    /** Reads a text. */
    public static Outcome read(String text) throws IOException {
        try (JsonParser parser = YAMLFactory.builder().build().createParser(text)) {
            YamlReader reader = new YamlReader(text, parser);
            Yaml value = reader.next() == null ? new Mapping(YamlRegion.START, List.of()) : reader.value();
            reader.end();
            return new Outcome(value, reader.error);
        }
    }

    /** The next token; null at the end and from the error on. */
    private JsonToken next() throws IOException {
        if (error.isPresent()) {
            return null;
        }
        try {
            JsonToken token = parser.nextToken();
            if (token != null && ((YAMLParser) parser).isCurrentAlias()) {
                error = Optional.of(UnreadYaml.alias(parser.getText(), parser.currentTokenLocation()));
                return null;
            }
            return token;
        } catch (JsonProcessingException notYaml) {
            error = Optional.of(notYaml);
            return null;
        }
    }

    private void end() throws IOException {
        if (next() != null) {
            error = Optional.of(UnreadYaml.document(parser.currentTokenLocation()));
        }
    }

    private Yaml value() throws IOException {
        YamlRegion region = region();
        return switch (parser.currentToken()) {
            case START_OBJECT -> mapping(region);
            case START_ARRAY -> sequence(region);
            case VALUE_NULL -> new Scalar(region, "");
            default -> new Scalar(region, parser.getText());
        };
    }

    private Mapping mapping(YamlRegion begin) throws IOException {
        List<Entry> entries = new ArrayList<>();
        YamlRegion region = begin;
        while (next() == JsonToken.FIELD_NAME) {
            Scalar key = new Scalar(region(), parser.getText());
            Yaml value = next() == null ? new Scalar(after(key.region()), "") : value();
            entries.add(new Entry(key, value));
            region = region.upTo(Math.max(key.region().end(), value.region().end()));
        }
        return new Mapping(region, entries);
    }

    private Sequence sequence(YamlRegion begin) throws IOException {
        List<Yaml> values = new ArrayList<>();
        YamlRegion region = begin;
        for (JsonToken token = next(); token != null && token != JsonToken.END_ARRAY; token = next()) {
            values.add(value());
            region = region.upTo(values.get(values.size() - 1).region().end());
        }
        return new Sequence(region, values);
    }

    private static YamlRegion after(YamlRegion key) {
        return new YamlRegion(key.line(), key.column() + key.length(), key.end(), 0);
    }

    private YamlRegion region() {
        JsonLocation start = parser.currentTokenLocation();
        int offset = offset(start);
        int line = Math.max(1, start.getLineNr());
        int lineStart = places.lineStart(offset);
        int length = Math.max(0, offset(parser.currentLocation()) - offset);
        return new YamlRegion(line, offset - lineStart + 1, offset, length);
    }

    /** The parser counts code points, we count UTF-16 units. */
    private int offset(JsonLocation place) {
        return places.offset((int) Math.max(0, Math.min(place.getCharOffset(), codePoints)));
    }
}
