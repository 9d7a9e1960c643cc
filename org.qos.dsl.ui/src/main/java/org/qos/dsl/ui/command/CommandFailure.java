package org.qos.dsl.ui.command;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;

/**
 * The failure of a server command.
 *
 * @param message what is wrong, with a summary in the first line
 * @param losses what would be lost, one line each, if the user continues anyway
 * @param replaced the files of another origin that would be replaced, if the user allows that
 */
public record CommandFailure(String message, List<String> losses, List<String> replaced) {

    private static final String WITHOUT_MESSAGE = "The language server answers with an error without a message.";

    /** The failure in an error response. */
    public static CommandFailure of(ResponseErrorException error) {
        return new CommandFailure(
                Objects.requireNonNullElse(error.getMessage(), WITHOUT_MESSAGE),
                lines(error.getResponseError().getData(), "losses"),
                lines(error.getResponseError().getData(), "replaced"));
    }

    private static List<String> lines(Object data, String key) {
        return data instanceof Map<?, ?> map && map.get(key) instanceof List<?> lines
                ? lines.stream().map(String::valueOf).toList()
                : List.of();
    }
}
