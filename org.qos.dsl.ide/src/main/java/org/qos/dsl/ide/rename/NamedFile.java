package org.qos.dsl.ide.rename;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.RenameFile;
import org.eclipse.lsp4j.ResourceOperation;
import org.eclipse.lsp4j.ResourceOperationKind;
import org.eclipse.lsp4j.SnippetTextEdit;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.WorkspaceEditCapabilities;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.qos.dsl.ide.meaning.FileName;
import org.qos.dsl.ide.meaning.Moves;
import org.qos.dsl.ide.syntax.Cursor;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.Surroundings;

/**
 * The file that a name at the cursor means: renaming the name renames the file.
 *
 * @param name the name
 * @param workspace the documents that may name the same file
 */
record NamedFile(FileName name, Surroundings workspace) {

    /** The file that is named at an offset and that is there to be renamed. */
    static Optional<NamedFile> at(List<FileName> names, int offset, Surroundings workspace) {
        Cursor cursor = new Cursor(offset);
        return names.stream()
                .filter(name -> cursor.touches(name.region()))
                .map(name -> new NamedFile(name, workspace))
                .filter(NamedFile::isThere)
                .findFirst();
    }

    /** Whether a client lets a server rename files. */
    static boolean canBeRenamedBy(ClientCapabilities client) {
        WorkspaceEditCapabilities edits =
                client.getWorkspace() == null ? null : client.getWorkspace().getWorkspaceEdit();
        return edits != null
                && Boolean.TRUE.equals(edits.getDocumentChanges())
                && edits.getResourceOperations() != null
                && edits.getResourceOperations().contains(ResourceOperationKind.Rename);
    }

    private boolean isThere() {
        return Files.isRegularFile(name.target())
                || workspace.document(name.target().toUri().toString()).isPresent();
    }

    /** The last segment of the name, which is what changes. */
    String title() {
        return name.target().getFileName().toString();
    }

    /** What speaks against another name. */
    Optional<String> objection(String newName) {
        if (newName.isEmpty() || newName.matches(".*[/\\\\\"'#\\p{Cntrl}].*") || newName.matches("\\.\\.?")) {
            return Optional.of("'" + newName + "' cannot be the name of a file here: expected a name without a folder,"
                    + " quotes and number signs");
        }
        Path other = name.target().resolveSibling(newName);
        boolean isTaken = !other.equals(name.target()) && Files.exists(other);
        return isTaken ? Optional.of(other + " is there already") : Optional.empty();
    }

    /** Changes all names of the file, then renames it. */
    WorkspaceEdit renamed(String newName) {
        Path now = name.target().resolveSibling(newName);
        List<Either<TextDocumentEdit, ResourceOperation>> changes = new ArrayList<>();
        FileRenames.edits(workspace, new Moves(Map.of(name.target(), now)))
                .forEach((uri, edits) -> changes.add(Either.forLeft(new TextDocumentEdit(
                        new VersionedTextDocumentIdentifier(uri, null),
                        edits.stream()
                                .map(Either::<TextEdit, SnippetTextEdit>forLeft)
                                .toList()))));
        String before = name.target().toUri().toString();
        String known = workspace.document(before).map(Document::uri).orElse(before);
        changes.add(Either.forRight(new RenameFile(known, now.toUri().toString())));
        return new WorkspaceEdit(changes);
    }
}
