package org.qos.dsl.ide.rename;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.qos.dsl.ide.feature.DocumentHandler;
import org.qos.dsl.ide.feature.WorkspaceEditSupport;
import org.qos.dsl.ide.semantics.FileReferences;
import org.qos.dsl.ide.syntax.PolicyTestSymbols;
import org.qos.dsl.ide.syntax.SymbolIndex;
import org.qos.dsl.ide.syntax.SymbolOccurrence;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.ide.workspace.ProjectFileSnapshot;

/**
 * Handles {@code textDocument/rename} for port groups, QoS levels, partitions and bandwidths, in all documents that refer to them.
 * The name is written in the syntax of each place: in quotes where OpenSM needs them, with entities in the RFC syntax.
 * The request fails if the name is already in use or cannot be expressed. Renaming a file name renames the file, if the
 * client supports that.
 */
public final class Rename implements DocumentHandler<RenameParams, WorkspaceEdit> {

    private volatile boolean renamesFiles;

    @Override
    public void initialize(ClientCapabilities client) {
        renamesFiles = WorkspaceEditSupport.of(client).fileRenames();
    }

    @Override
    public WorkspaceEdit handle(DocumentSnapshot snapshot, RenameParams params, CancelChecker cancel) {
        int offset = snapshot.lines().offset(params.getPosition());
        String newName = params.getNewName().strip();
        Optional<SymbolOccurrence> named = PrepareRename.renamable(snapshot, offset);
        return named.map(occurrence -> edit(occurrence, newName))
                .orElseGet(() -> file(
                        FileReferenceRename.at(FileReferences.in(snapshot), offset, snapshot.relatedDocuments()),
                        newName));
    }

    @Override
    public WorkspaceEdit handle(ProjectFileSnapshot snapshot, RenameParams params, CancelChecker cancel) {
        int offset = snapshot.lines().offset(params.getPosition());
        return file(
                FileReferenceRename.at(FileReferences.in(snapshot), offset, snapshot.relatedDocuments()),
                params.getNewName().strip());
    }

    private WorkspaceEdit file(Optional<FileReferenceRename> named, String newName) {
        if (named.isEmpty()) {
            return null;
        }
        if (!renamesFiles) {
            throw RenameErrors.ofFile(named.get());
        }
        named.get().rejection(newName).ifPresent(Rename::refuse);
        return named.get().renamed(newName);
    }

    private static WorkspaceEdit edit(SymbolOccurrence occurrence, String newName) {
        NameValidation.rejection(occurrence, newName).ifPresent(Rename::refuse);
        Map<String, List<TextEdit>> edits = new LinkedHashMap<>();
        SymbolIndex.occurrencesOf(occurrence)
                .filter(place -> isByLabel(place) == occurrence.isLabel())
                .forEach(place -> edits.computeIfAbsent(place.snapshot().uri(), uri -> new ArrayList<>())
                        .add(new TextEdit(
                                place.snapshot().lines().range(place.region()), replacement(place, newName))));
        return new WorkspaceEdit(edits);
    }

    /** A level of the RFC syntax has a name and an sn; each is renamed without the other. */
    private static boolean isByLabel(SymbolOccurrence place) {
        return place.isLabel() || PolicyTestSymbols.isOtherName(place);
    }

    private static String replacement(SymbolOccurrence place, String newName) {
        return NameReplacement.of(place, newName)
                .orElseThrow(
                        () -> RenameErrors.error(
                                "\"" + newName + "\" cannot be written in "
                                        + place.snapshot().document().name()
                                        + ": names must not contain quotes, and in a partition file or an enhanced QoS policy file none of , = : ; #"));
    }

    private static void refuse(String reason) {
        throw RenameErrors.error(reason);
    }
}
