package org.qos.dsl.ide.command;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.Optional;

/** The arguments of a command: one JSON object. */
public final class Arguments {

    private Arguments() {}

    /**
     * A text that has to be there.
     *
     * @throws CommandRefused when it is not
     */
    public static String text(JsonObject arguments, String name, String meaning) {
        return text(arguments, name)
                .orElseThrow(() -> new CommandRefused("expected '" + name + "', " + meaning + ", in the arguments"));
    }

    /** A text that may be there; empty counts as not there. */
    public static Optional<String> text(JsonObject arguments, String name) {
        JsonElement value = arguments.get(name);
        return value != null && value.isJsonPrimitive() && !value.getAsString().isBlank()
                ? Optional.of(value.getAsString())
                : Optional.empty();
    }

    /** Whether something is wanted; it is not where nothing is said. */
    public static boolean flag(JsonObject arguments, String name) {
        return text(arguments, name).filter("true"::equals).isPresent();
    }
}
