package org.qos.dsl.ide.command;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.Optional;

/** The arguments of a command: one JSON object. A null value counts as absent. */
public final class CommandArguments {

    private static final String OBJECT = "one JSON object such as {\"uri\": \"file:///etc/opensm/qos-policy.conf\"}";

    private CommandArguments() {}

    /**
     * The object in the LSP argument list.
     *
     * @throws InvalidArgumentsException if the list does not begin with an object
     */
    public static JsonObject object(List<Object> arguments) {
        Object first = arguments == null || arguments.isEmpty() ? null : arguments.get(0);
        JsonElement element = first instanceof JsonElement json ? json : new Gson().toJsonTree(first);
        if (!element.isJsonObject()) {
            throw new InvalidArgumentsException(
                    "expected " + OBJECT + " as argument" + (element.isJsonNull() ? "" : ", but found " + element));
        }
        return element.getAsJsonObject();
    }

    /**
     * A mandatory text.
     *
     * @throws InvalidArgumentsException if it is absent
     */
    public static String text(JsonObject arguments, String name, String meaning) {
        return text(arguments, name)
                .orElseThrow(() ->
                        new InvalidArgumentsException("expected '" + name + "', " + meaning + ", in the arguments"));
    }

    /**
     * An optional text; an empty one, or one of whitespace only, counts as absent.
     *
     * @throws InvalidArgumentsException if the value is not a text
     */
    public static Optional<String> text(JsonObject arguments, String name) {
        Optional<JsonElement> value = isPresent(arguments, name);
        value.filter(element -> !(element instanceof JsonPrimitive primitive && primitive.isString()))
                .ifPresent(element -> {
                    throw new InvalidArgumentsException("'" + name + "' must be a string, but found " + element);
                });
        return value.map(JsonElement::getAsString).filter(text -> !text.isBlank());
    }

    /**
     * A mandatory integer from 0 to 999 999 999.
     *
     * @throws InvalidArgumentsException if it is absent or out of range
     */
    public static int number(JsonObject arguments, String name) {
        return isPresent(arguments, name)
                .filter(element -> element.toString().matches("\\d{1,9}"))
                .map(JsonElement::getAsInt)
                .orElseThrow(() -> new InvalidArgumentsException(
                        "expected '" + name + "', a non-negative integer, in the arguments"));
    }

    /**
     * An optional flag, false by default.
     *
     * @throws InvalidArgumentsException if the value is neither true nor false
     */
    public static boolean flag(JsonObject arguments, String name) {
        Optional<JsonElement> value = isPresent(arguments, name);
        value.filter(element -> !(element instanceof JsonPrimitive primitive && primitive.isBoolean()))
                .ifPresent(element -> {
                    throw new InvalidArgumentsException("'" + name + "' must be true or false, but found " + element);
                });
        return value.isPresent() && value.get().getAsBoolean();
    }

    private static Optional<JsonElement> isPresent(JsonObject arguments, String name) {
        return Optional.ofNullable(arguments.get(name)).filter(element -> !element.isJsonNull());
    }
}
