package org.qos.dsl.ui.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.junit.jupiter.api.Test;

/** What the clients of server commands read in an error response. */
class CommandFailureIT {

    @Test
    void theMessageAndTheDetails() {
        assertEquals(
                new CommandFailure("would lose", List.of("a level"), List.of("a.conf")),
                failure("would lose", Map.of("losses", List.of("a level"), "replaced", List.of("a.conf"))));
    }

    @Test
    void anErrorWithoutAMessage() {
        assertEquals(
                "The language server answers with an error without a message.",
                failure(null, null).message());
    }

    private static CommandFailure failure(String message, Object data) {
        return CommandFailure.of(new ResponseErrorException(new ResponseError(-32603, message, data)));
    }
}
