package org.qos.dsl.ide.rename;

import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;

/** Why something gets no other name, as the author is told it. */
final class Refusal {

    private Refusal() {}

    static ResponseErrorException because(String reason) {
        return new ResponseErrorException(new ResponseError(ResponseErrorCode.RequestFailed, reason, null));
    }

    /** The client cannot rename files on behalf of a server. */
    static ResponseErrorException ofFile(NamedFile file) {
        return because("this editor lets no language server rename files; rename " + file.title()
                + " itself, and the names that mean it here");
    }
}
