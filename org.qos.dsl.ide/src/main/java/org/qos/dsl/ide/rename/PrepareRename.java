package org.qos.dsl.ide.rename;

import java.util.Optional;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.PrepareRenameDefaultBehavior;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.lsp4j.jsonrpc.messages.Either3;
import org.qos.dsl.ide.feature.DocumentHandler;
import org.qos.dsl.ide.feature.WorkspaceEditSupport;
import org.qos.dsl.ide.semantics.FileReferences;
import org.qos.dsl.ide.syntax.PolicyTestSymbols;
import org.qos.dsl.ide.syntax.SymbolIndex;
import org.qos.dsl.ide.syntax.SymbolOccurrence;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.ide.workspace.ProjectFileSnapshot;

/**
 * Handles {@code textDocument/prepareRename}: names that are defined in the workspace, and file names, can be renamed.
 */
public final class PrepareRename
        implements DocumentHandler<
                PrepareRenameParams, Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>> {

    private volatile boolean renamesFiles;

    @Override
    public void initialize(ClientCapabilities client) {
        renamesFiles = WorkspaceEditSupport.of(client).fileRenames();
    }

    @Override
    public Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior> handle(
            DocumentSnapshot snapshot, PrepareRenameParams params, CancelChecker cancel) {
        int offset = snapshot.lines().offset(params.getPosition());
        return renamable(snapshot, offset)
                .map(occurrence -> result(snapshot.lines().range(occurrence.region()), occurrence.name()))
                .orElseGet(() ->
                        file(FileReferenceRename.at(FileReferences.in(snapshot), offset, snapshot.relatedDocuments())));
    }

    @Override
    public Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior> handle(
            ProjectFileSnapshot snapshot, PrepareRenameParams params, CancelChecker cancel) {
        int offset = snapshot.lines().offset(params.getPosition());
        return file(FileReferenceRename.at(FileReferences.in(snapshot), offset, snapshot.relatedDocuments()));
    }

    private Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior> file(
            Optional<FileReferenceRename> named) {
        if (named.isPresent() && !renamesFiles) {
            throw RenameErrors.ofFile(named.get());
        }
        return named.map(file ->
                        result(file.name().holder().lines().range(file.name().lastSegment()), file.title()))
                .orElse(null);
    }

    private static Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior> result(Range range, String name) {
        return Either3.forSecond(new PrepareRenameResult(range, name));
    }

    /** The name at an offset, if it is defined. */
    static Optional<SymbolOccurrence> renamable(DocumentSnapshot snapshot, int offset) {
        return SymbolIndex.in(snapshot)
                .at(offset)
                .filter(occurrence -> !PolicyTestSymbols.isOtherName(occurrence))
                .filter(occurrence -> SymbolIndex.definition(occurrence).isPresent());
    }
}
