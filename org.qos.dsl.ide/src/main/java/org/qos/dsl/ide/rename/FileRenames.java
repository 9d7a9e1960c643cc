package org.qos.dsl.ide.rename;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
import org.qos.dsl.ide.feature.WorkspaceHandler;
import org.qos.dsl.ide.semantics.FileMoves;
import org.qos.dsl.ide.semantics.FileReference;
import org.qos.dsl.ide.semantics.FileReferences;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.RelatedDocuments;

/**
 * Handles {@code workspace/willRenameFiles}: updates the file names in option files and project files. If such a file
 * itself moves, its relative names are adjusted, too.
 */
public final class FileRenames implements WorkspaceHandler<RenameFilesParams, WorkspaceEdit> {

    /** Registers all files: a project file can name any file, and a folder moves with its content. */
    public static void registerCapabilities(ServerCapabilities server) {
        if (server.getWorkspace() == null) {
            server.setWorkspace(new WorkspaceServerCapabilities());
        }
        var operations = new FileOperationsServerCapabilities();
        operations.setWillRename(
                new FileOperationOptions(List.of(new FileOperationFilter(new FileOperationPattern("**/*"), "file"))));
        server.getWorkspace().setFileOperations(operations);
    }

    @Override
    public WorkspaceEdit handle(RelatedDocuments workspace, RenameFilesParams params, CancelChecker cancel) {
        Map<Path, Path> places = new HashMap<>();
        for (FileRename rename : params.getFiles()) {
            Document.path(rename.getOldUri()).ifPresent(before -> Document.path(rename.getNewUri())
                    .ifPresent(after -> places.put(before, after)));
        }
        Map<String, List<TextEdit>> edits = edits(workspace, new FileMoves(places));
        return edits.isEmpty() ? null : new WorkspaceEdit(edits);
    }

    /** The edits by document URI, with the URIs before the move. */
    static Map<String, List<TextEdit>> edits(RelatedDocuments workspace, FileMoves moves) {
        Map<String, List<TextEdit>> edits = new LinkedHashMap<>();
        for (FileReference name : FileReferences.everywhere(workspace)) {
            String uri = name.holder().uri();
            name.after(moves).ifPresent(text -> edits.computeIfAbsent(uri, key -> new ArrayList<>())
                    .add(new TextEdit(name.holder().lines().range(name.region()), text)));
        }
        return edits;
    }
}
