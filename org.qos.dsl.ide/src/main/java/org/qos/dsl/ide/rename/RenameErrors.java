package org.qos.dsl.ide.rename;

import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;

/** The error responses of rename requests. */
final class RenameErrors {

    private RenameErrors() {}

    static ResponseErrorException error(String reason) {
        return new ResponseErrorException(new ResponseError(ResponseErrorCode.RequestFailed, reason, null));
    }

    /** The client does not support file renames in workspace edits. */
    static ResponseErrorException ofFile(FileReferenceRename file) {
        return error("the editor does not support file renames by a language server; rename " + file.title()
                + " itself and the references to it");
    }
}
