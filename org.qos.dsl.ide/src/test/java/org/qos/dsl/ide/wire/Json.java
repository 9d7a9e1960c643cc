package org.qos.dsl.ide.wire;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;

/** Builds JSON. */
final class Json {

    private Json() {}

    /** An object of alternating keys and values; values are JSON, strings, integers or booleans. */
    static JsonObject object(Object... keysAndValues) {
        JsonObject object = new JsonObject();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            object.add((String) keysAndValues[i], element(keysAndValues[i + 1]));
        }
        return object;
    }

    static JsonArray array(Object... values) {
        JsonArray array = new JsonArray();
        for (Object value : values) {
            array.add(element(value));
        }
        return array;
    }

    static JsonObject position(int line, int character) {
        return object("line", line, "character", character);
    }

    private static JsonElement element(Object value) {
        if (value instanceof JsonElement element) {
            return element;
        }
        if (value instanceof Boolean truth) {
            return new JsonPrimitive(truth);
        }
        return value instanceof Number number ? new JsonPrimitive(number) : new JsonPrimitive((String) value);
    }
}
