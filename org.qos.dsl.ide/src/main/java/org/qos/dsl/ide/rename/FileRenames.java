package org.qos.dsl.ide.rename;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.FileOperationFilter;
import org.eclipse.lsp4j.FileOperationOptions;
import org.eclipse.lsp4j.FileOperationPattern;
import org.eclipse.lsp4j.FileOperationsServerCapabilities;
import org.eclipse.lsp4j.FileRename;
import org.eclipse.lsp4j.RenameFilesParams;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.WorkspaceServerCapabilities;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.qos.dsl.ide.feature.WorkspaceFeature;
import org.qos.dsl.ide.meaning.FileName;
import org.qos.dsl.ide.meaning.FileNames;
import org.qos.dsl.ide.meaning.Moves;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.Surroundings;

/**
 * Changes the names of files in option files and project files when an editor is about to rename or move files and folders. A
 * project file or an option file that moves itself goes on to mean the files that it meant.
 */
public final class FileRenames implements WorkspaceFeature<RenameFilesParams, WorkspaceEdit> {

    @Override
    public String method() {
        return "workspace/willRenameFiles";
    }

    /** Any file can be named in a project file, and folders move with what is in them. */
    @Override
    public void announce(ServerCapabilities server, ClientCapabilities client) {
        if (server.getWorkspace() == null) {
            server.setWorkspace(new WorkspaceServerCapabilities());
        }
        var operations = new FileOperationsServerCapabilities();
        operations.setWillRename(
                new FileOperationOptions(List.of(new FileOperationFilter(new FileOperationPattern("**/*"), "file"))));
        server.getWorkspace().setFileOperations(operations);
    }

    @Override
    public WorkspaceEdit answer(Surroundings workspace, RenameFilesParams params, CancelChecker cancel) {
        Map<Path, Path> places = new HashMap<>();
        for (FileRename rename : params.getFiles()) {
            Document.path(rename.getOldUri()).ifPresent(before -> Document.path(rename.getNewUri())
                    .ifPresent(after -> places.put(before, after)));
        }
        Map<String, List<TextEdit>> edits = edits(workspace, new Moves(places));
        return edits.isEmpty() ? null : new WorkspaceEdit(edits);
    }

    /** The changes by the addresses of the documents, where these are before anything moves. */
    static Map<String, List<TextEdit>> edits(Surroundings workspace, Moves moves) {
        Map<String, List<TextEdit>> edits = new LinkedHashMap<>();
        for (FileName name : FileNames.everywhere(workspace)) {
            String uri = name.holder().uri();
            name.after(moves).ifPresent(text -> edits.computeIfAbsent(uri, key -> new ArrayList<>())
                    .add(new TextEdit(name.holder().lines().range(name.region()), text)));
        }
        return edits;
    }
}
