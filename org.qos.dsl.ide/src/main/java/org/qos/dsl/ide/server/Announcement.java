package org.qos.dsl.ide.server;

import org.eclipse.lsp4j.DiagnosticRegistrationOptions;
import org.eclipse.lsp4j.PositionEncodingKind;
import org.eclipse.lsp4j.SaveOptions;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.TextDocumentSyncOptions;
import org.eclipse.lsp4j.WorkspaceFoldersOptions;
import org.eclipse.lsp4j.WorkspaceServerCapabilities;
import org.qos.dsl.ide.command.Tasks;
import org.qos.dsl.ide.feature.Feature;
import org.qos.dsl.ide.lens.Click;

/** What the server says that it can do. */
final class Announcement {

    private Announcement() {}

    static ServerCapabilities of(Session session) {
        ServerCapabilities capabilities = new ServerCapabilities();
        capabilities.setPositionEncoding(PositionEncodingKind.UTF16);
        capabilities.setTextDocumentSync(sync());
        capabilities.setDiagnosticProvider(diagnostics());
        capabilities.setWorkspace(folders());
        Tasks.announce(capabilities, Click.COMMANDS);
        for (Feature feature : session.features().list()) {
            feature.announce(capabilities, session.capabilities());
        }
        return capabilities;
    }

    private static TextDocumentSyncOptions sync() {
        TextDocumentSyncOptions sync = new TextDocumentSyncOptions();
        sync.setOpenClose(true);
        sync.setChange(TextDocumentSyncKind.Incremental);
        sync.setSave(new SaveOptions(false));
        return sync;
    }

    private static DiagnosticRegistrationOptions diagnostics() {
        DiagnosticRegistrationOptions options = new DiagnosticRegistrationOptions(true, true);
        options.setIdentifier("qos");
        return options;
    }

    private static WorkspaceServerCapabilities folders() {
        WorkspaceFoldersOptions folders = new WorkspaceFoldersOptions();
        folders.setSupported(true);
        folders.setChangeNotifications(true);
        return new WorkspaceServerCapabilities(folders);
    }
}
