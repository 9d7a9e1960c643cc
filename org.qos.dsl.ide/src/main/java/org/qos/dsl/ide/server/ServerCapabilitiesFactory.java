package org.qos.dsl.ide.server;

import org.eclipse.lsp4j.DiagnosticRegistrationOptions;
import org.eclipse.lsp4j.PositionEncodingKind;
import org.eclipse.lsp4j.SaveOptions;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.TextDocumentSyncOptions;
import org.eclipse.lsp4j.WorkspaceFoldersOptions;
import org.eclipse.lsp4j.WorkspaceServerCapabilities;
import org.qos.dsl.ide.command.WorkspaceCommands;
import org.qos.dsl.ide.feature.Feature;
import org.qos.dsl.ide.lens.LensCommand;

/** Creates the server capabilities of the {@code initialize} response. */
final class ServerCapabilitiesFactory {

    private ServerCapabilitiesFactory() {}

    static ServerCapabilities of(Session session) {
        ServerCapabilities capabilities = new ServerCapabilities();
        capabilities.setPositionEncoding(PositionEncodingKind.UTF16);
        capabilities.setTextDocumentSync(sync());
        capabilities.setDiagnosticProvider(diagnostics());
        capabilities.setWorkspace(folders());
        WorkspaceCommands.registerCapabilities(capabilities, LensCommand.COMMANDS);
        for (Feature feature : session.features()) {
            feature.registerCapabilities(capabilities, session.capabilities());
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
