package org.qos.dsl.ide.rename;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.RenameOptions;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.qos.dsl.ide.feature.DocumentFeature;
import org.qos.dsl.ide.syntax.Mention;
import org.qos.dsl.ide.syntax.Mentions;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.language.Language;

/**
 * Gives a group, a level or a partition another name wherever it is named. Each document has the name in its own spelling:
 * in quotes where OpenSM needs them, with entities where the RFC spelling does. Refused where the name is another one's
 * already, or cannot be written.
 */
public final class Rename implements DocumentFeature<RenameParams, WorkspaceEdit> {

    private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"");

    @Override
    public String method() {
        return "textDocument/rename";
    }

    @Override
    public void announce(ServerCapabilities server, ClientCapabilities client) {
        server.setRenameProvider(new RenameOptions(true));
    }

    @Override
    public WorkspaceEdit answer(View view, RenameParams params, CancelChecker cancel) {
        Optional<Mention> named = PrepareRename.renamable(view, view.lines().offset(params.getPosition()));
        return named.map(mention -> edit(mention, params.getNewName().strip())).orElse(null);
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
        return place.of()
                .encode(newName, place.view().language())
                .map(encoded -> inItsQuotes(place, encoded))
                .orElseThrow(() -> refusal("\"" + newName + "\" cannot be written in "
                        + place.view().document().name()
                        + ": a name there has no quotes, and in a partition file none of , = : ; #"));
    }

    /** A name in quotes stays in quotes, so that renaming it back gives the same text. */
    private static String inItsQuotes(Mention place, String encoded) {
        boolean wasQuoted = place.view().language() == Language.OPENSM
                && QUOTED.matcher(place.value().text()).matches();
        return wasQuoted && !encoded.startsWith("\"") ? '"' + encoded + '"' : encoded;
    }

    private static void refuse(String reason) {
        throw refusal(reason);
    }

    private static ResponseErrorException refusal(String reason) {
        return new ResponseErrorException(new ResponseError(ResponseErrorCode.RequestFailed, reason, null));
    }
}
