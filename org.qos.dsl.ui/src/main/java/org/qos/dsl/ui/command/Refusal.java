package org.qos.dsl.ui.command;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;

/**
 * Why the server does not do something.
 *
 * @param message what is wrong, its first line by itself
 * @param losses what would be lost, one line each, where the user may want it done nevertheless
 */
record Refusal(String message, List<String> losses) {

    /** The refusal in a failure of a request; a failure of another kind is none. */
    static Optional<Refusal> in(Throwable failure) {
        return failure instanceof ResponseErrorException error
                ? Optional.of(new Refusal(
                        error.getMessage(), losses(error.getResponseError().getData())))
                : Optional.empty();
    }

    private static List<String> losses(Object data) {
        return data instanceof Map<?, ?> map && map.get("losses") instanceof List<?> lines
                ? lines.stream().map(String::valueOf).toList()
                : List.of();
    }
}
