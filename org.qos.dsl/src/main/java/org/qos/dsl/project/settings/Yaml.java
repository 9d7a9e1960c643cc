package org.qos.dsl.project.settings;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** A YAML value that knows where it stands; Jackson's own trees do not. */
sealed interface Yaml {

    /** The line where it begins, from 1. */
    int line();

    /** The column where it begins, from 1. */
    int column();

    /** A text, number or word; empty where nothing is written. */
    record Scalar(int line, int column, String text) implements Yaml {}

    /** Values by keys, in the order of the file. */
    record Mapping(int line, int column, List<Entry> entries) implements Yaml {}

    /** Values in order. */
    record Sequence(int line, int column, List<Yaml> values) implements Yaml {}

    /** A key with its value. */
    record Entry(Scalar key, Yaml value) {}

    /**
     * Reads a text; an empty one is a mapping of nothing.
     *
     * @throws com.fasterxml.jackson.core.JsonProcessingException when the text is no YAML
     */
    static Yaml read(String text) throws IOException {
        YAMLFactory yaml = YAMLFactory.builder().build();
        try (JsonParser parser = yaml.createParser(text)) {
            return parser.nextToken() == null ? new Mapping(1, 1, List.of()) : value(parser);
        }
    }

    private static Yaml value(JsonParser parser) throws IOException {
        JsonLocation place = parser.currentTokenLocation();
        return switch (parser.currentToken()) {
            case START_OBJECT -> new Mapping(place.getLineNr(), place.getColumnNr(), entries(parser));
            case START_ARRAY -> new Sequence(place.getLineNr(), place.getColumnNr(), values(parser));
            case VALUE_NULL -> new Scalar(place.getLineNr(), place.getColumnNr(), "");
            default -> scalar(parser);
        };
    }

    private static Scalar scalar(JsonParser parser) throws IOException {
        JsonLocation place = parser.currentTokenLocation();
        return new Scalar(place.getLineNr(), place.getColumnNr(), parser.getText());
    }

    private static List<Entry> entries(JsonParser parser) throws IOException {
        List<Entry> entries = new ArrayList<>();
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            Scalar key = scalar(parser);
            parser.nextToken();
            entries.add(new Entry(key, value(parser)));
        }
        return entries;
    }

    private static List<Yaml> values(JsonParser parser) throws IOException {
        List<Yaml> values = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            values.add(value(parser));
        }
        return values;
    }
}
