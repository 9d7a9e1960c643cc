package org.qos.dsl.ide.feature;

import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.ResourceOperationKind;
import org.eclipse.lsp4j.WorkspaceEditCapabilities;

/**
 * What a client supports in workspace edits (LSP 3.18, WorkspaceEditClientCapabilities).
 *
 * @param versions whether it supports edits of versioned documents; the other two require this
 * @param snippets whether it supports snippets in edits
 * @param fileRenames whether it supports file renames
 */
public record WorkspaceEditSupport(boolean versions, boolean snippets, boolean fileRenames) {

    /** Plain edits only. */
    public static final WorkspaceEditSupport NONE = new WorkspaceEditSupport(false, false, false);

    /** Reads the capabilities of a client; {@code client} may be null. */
    public static WorkspaceEditSupport of(ClientCapabilities client) {
        WorkspaceEditCapabilities edits = client == null || client.getWorkspace() == null
                ? null
                : client.getWorkspace().getWorkspaceEdit();
        if (edits == null || !Boolean.TRUE.equals(edits.getDocumentChanges())) {
            return NONE;
        }
        return new WorkspaceEditSupport(
                true,
                Boolean.TRUE.equals(edits.getSnippetEditSupport()),
                edits.getResourceOperations() != null
                        && edits.getResourceOperations().contains(ResourceOperationKind.Rename));
    }
}
