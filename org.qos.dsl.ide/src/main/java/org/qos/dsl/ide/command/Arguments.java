package org.qos.dsl.ide.command;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.Optional;

/** The arguments of a command: one JSON object. What is null counts as not there. */
public final class Arguments {

    private static final String OBJECT = "one JSON object such as {\"uri\": \"file:///etc/opensm/qos-policy.conf\"}";

    private Arguments() {}

    /**
     * The object in the list of arguments that the protocol has.
     *
     * @throws WrongArguments when there is none
     */
    public static JsonObject object(List<Object> arguments) {
        Object first = arguments == null || arguments.isEmpty() ? null : arguments.get(0);
        JsonElement element = first instanceof JsonElement json ? json : new Gson().toJsonTree(first);
        if (!element.isJsonObject()) {
            throw new WrongArguments(
                    "expected " + OBJECT + " as argument" + (element.isJsonNull() ? "" : ", but it is " + element));
        }
        return element.getAsJsonObject();
    }

    /**
     * A text that has to be there.
     *
     * @throws WrongArguments when it is not
     */
    public static String text(JsonObject arguments, String name, String meaning) {
        return text(arguments, name)
                .orElseThrow(() -> new WrongArguments("expected '" + name + "', " + meaning + ", in the arguments"));
    }

    /**
     * A text that may be there; empty counts as not there.
     *
     * @throws WrongArguments when it is something else than a text
     */
    public static Optional<String> text(JsonObject arguments, String name) {
        Optional<JsonElement> value = there(arguments, name);
        value.filter(element -> !(element instanceof JsonPrimitive primitive && primitive.isString()))
                .ifPresent(element -> {
                    throw new WrongArguments("'" + name + "' is to be a text, but it is " + element);
                });
        return value.map(JsonElement::getAsString).filter(text -> !text.isBlank());
    }

    /**
     * A whole number from 0 on that has to be there.
     *
     * @throws WrongArguments when it is not
     */
    public static int number(JsonObject arguments, String name) {
        return there(arguments, name)
                .filter(element -> element.toString().matches("\\d{1,9}"))
                .map(JsonElement::getAsInt)
                .orElseThrow(() -> new WrongArguments("expected '" + name + "', a number from 0 on, in the arguments"));
    }

    /**
     * Whether something is wanted; it is not where nothing is said.
     *
     * @throws WrongArguments when it is neither true nor false
     */
    public static boolean flag(JsonObject arguments, String name) {
        Optional<JsonElement> value = there(arguments, name);
        value.filter(element -> !(element instanceof JsonPrimitive primitive && primitive.isBoolean()))
                .ifPresent(element -> {
                    throw new WrongArguments("'" + name + "' is to be true or false, but it is " + element);
                });
        return value.isPresent() && value.get().getAsBoolean();
    }

    private static Optional<JsonElement> there(JsonObject arguments, String name) {
        return Optional.ofNullable(arguments.get(name)).filter(element -> !element.isJsonNull());
    }
}
