package org.qos.dsl.ide.rename;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.RenameOptions;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.qos.dsl.ide.feature.DocumentFeature;
import org.qos.dsl.ide.meaning.FileNames;
import org.qos.dsl.ide.syntax.Mention;
import org.qos.dsl.ide.syntax.Mentions;
import org.qos.dsl.ide.workspace.ProjectView;
import org.qos.dsl.ide.workspace.View;

/**
 * Gives a group, a level or a partition another name wherever it is named. Each document has the name in its own spelling:
 * in quotes where OpenSM needs them, with entities where the RFC spelling does. Refused where the name is another one's
 * already, or cannot be written. The name of a file gets another together with the file, where the client can do that.
 */
public final class Rename implements DocumentFeature<RenameParams, WorkspaceEdit> {

    private volatile boolean renamesFiles;

    @Override
    public String method() {
        return "textDocument/rename";
    }

    @Override
    public void announce(ServerCapabilities server, ClientCapabilities client) {
        renamesFiles = NamedFile.canBeRenamedBy(client);
        server.setRenameProvider(new RenameOptions(true));
    }

    @Override
    public WorkspaceEdit answer(View view, RenameParams params, CancelChecker cancel) {
        int offset = view.lines().offset(params.getPosition());
        String newName = params.getNewName().strip();
        Optional<Mention> named = PrepareRename.renamable(view, offset);
        return named.map(mention -> edit(mention, newName))
                .orElseGet(() -> file(NamedFile.at(FileNames.in(view), offset, view.surroundings()), newName));
    }

    @Override
    public WorkspaceEdit answer(ProjectView view, RenameParams params, CancelChecker cancel) {
        int offset = view.lines().offset(params.getPosition());
        return file(
                NamedFile.at(FileNames.in(view), offset, view.surroundings()),
                params.getNewName().strip());
    }

    private WorkspaceEdit file(Optional<NamedFile> named, String newName) {
        if (named.isEmpty()) {
            return null;
        }
        if (!renamesFiles) {
            throw Refusal.ofFile(named.get());
        }
        named.get().objection(newName).ifPresent(Rename::refuse);
        return named.get().renamed(newName);
    }

    private static WorkspaceEdit edit(Mention mention, String newName) {
        NewName.objection(mention, newName).ifPresent(Rename::refuse);
        Map<String, List<TextEdit>> edits = new LinkedHashMap<>();
        Mentions.like(mention)
                .forEach(place -> edits.computeIfAbsent(place.view().uri(), uri -> new ArrayList<>())
                        .add(new TextEdit(place.view().lines().range(place.region()), written(place, newName))));
        return new WorkspaceEdit(edits);
    }

    private static String written(Mention place, String newName) {
        return WrittenName.of(place, newName)
                .orElseThrow(() -> Refusal.because("\"" + newName + "\" cannot be written in "
                        + place.view().document().name()
                        + ": a name there has no quotes, and in a partition file none of , = : ; #"));
    }

    private static void refuse(String reason) {
        throw Refusal.because(reason);
    }
}
