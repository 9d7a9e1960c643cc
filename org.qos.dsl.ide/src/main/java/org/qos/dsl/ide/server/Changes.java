package org.qos.dsl.ide.server;

import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.services.LanguageClient;
import org.qos.dsl.ide.workspace.Document;

/** What follows when documents change, or what they belong to. */
final class Changes {

    private final Session session;

    Changes(Session session) {
        this.session = session;
    }

    /** A document was opened; for others it counts now instead of what lies on disk. */
    void opened(Document document) {
        changed(document);
    }

    /** The text of an open document changed. */
    void changed(Document document) {
        if (document.language().isPolicy()) {
            session.tiers().changed(document);
        } else {
            session.tiers().surroundingsChanged();
        }
    }

    /** A document was saved: other programs, such as those that write snapshots, may have written too. */
    void saved(Document document) {
        session.tiers().surroundingsChanged();
    }

    /** A document is not open any more. */
    void closed(Document document) {
        session.tiers().closed(document);
        session.publication().closed(document.uri());
        if (!document.language().isPolicy()) {
            session.tiers().surroundingsChanged();
        }
    }

    /** Files on disk, folders or settings changed: what did not change itself costs only a look at it. */
    void surroundings() {
        if (!session.isServing()) {
            return;
        }
        session.tiers().surroundingsChanged();
        session.publication().askAgain();
        refreshHints(session.client(), session.capabilities());
    }

    private static void refreshHints(LanguageClient client, ClientCapabilities capabilities) {
        WorkspaceClientCapabilities workspace = capabilities.getWorkspace();
        if (workspace != null
                && workspace.getInlayHint() != null
                && Boolean.TRUE.equals(workspace.getInlayHint().getRefreshSupport())) {
            client.refreshInlayHints();
        }
        if (workspace != null
                && workspace.getCodeLens() != null
                && Boolean.TRUE.equals(workspace.getCodeLens().getRefreshSupport())) {
            client.refreshCodeLenses();
        }
    }
}
