package org.qos.dsl.ui.command;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;

/**
 * The failure of a server command.
 *
 * @param message what is wrong, with a summary in the first line
 * @param losses what would be lost, one line each, if the user continues anyway
 */
record CommandFailure(String message, List<String> losses) {

    /** The failure in an error response; empty for any other exception. */
    static Optional<CommandFailure> in(Throwable failure) {
        return failure instanceof ResponseErrorException error
                ? Optional.of(new CommandFailure(
                        error.getMessage(), losses(error.getResponseError().getData())))
                : Optional.empty();
    }

    private static List<String> losses(Object data) {
        return data instanceof Map<?, ?> map && map.get("losses") instanceof List<?> lines
                ? lines.stream().map(String::valueOf).toList()
                : List.of();
    }
}
