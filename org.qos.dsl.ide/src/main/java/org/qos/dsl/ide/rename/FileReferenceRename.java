package org.qos.dsl.ide.rename;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.lsp4j.RenameFile;
import org.eclipse.lsp4j.ResourceOperation;
import org.eclipse.lsp4j.SnippetTextEdit;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.qos.dsl.ide.semantics.FileMoves;
import org.qos.dsl.ide.semantics.FileReference;
import org.qos.dsl.ide.syntax.Cursor;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.RelatedDocuments;

/**
 * Renames a file by renaming a reference to it.
 *
 * @param name the reference at the cursor
 * @param workspace the documents that may refer to the same file
 */
record FileReferenceRename(FileReference name, RelatedDocuments workspace) {

    /** The reference at an offset to a file that exists. */
    static Optional<FileReferenceRename> at(List<FileReference> names, int offset, RelatedDocuments workspace) {
        Cursor cursor = new Cursor(offset);
        return names.stream()
                .filter(name -> cursor.touches(name.region()))
                .map(name -> new FileReferenceRename(name, workspace))
                .filter(FileReferenceRename::exists)
                .findFirst();
    }

    private boolean exists() {
        return Files.isRegularFile(name.target())
                || workspace.document(name.target().toUri().toString()).isPresent();
    }

    /** The last segment of the name, which is what changes. */
    String title() {
        return name.target().getFileName().toString();
    }

    /** The reason why a new name is invalid; empty if it is valid. */
    Optional<String> rejection(String newName) {
        if (newName.isEmpty() || newName.matches(".*[/\\\\\"'#\\p{Cntrl}].*") || newName.matches("\\.\\.?")) {
            return Optional.of("'" + newName + "' is not a valid file name here; use a name without folders,"
                    + " quotes or number signs");
        }
        Path other = name.target().resolveSibling(newName);
        boolean isTaken = !other.equals(name.target()) && Files.exists(other);
        return isTaken ? Optional.of(other + " already exists") : Optional.empty();
    }

    /** The edit that changes all references and then renames the file. */
    WorkspaceEdit renamed(String newName) {
        Path now = name.target().resolveSibling(newName);
        List<Either<TextDocumentEdit, ResourceOperation>> changes = new ArrayList<>();
        FileRenames.edits(workspace, new FileMoves(Map.of(name.target(), now)))
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
