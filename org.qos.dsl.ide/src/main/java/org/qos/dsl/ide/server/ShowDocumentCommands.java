package org.qos.dsl.ide.server;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.ShowDocumentParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.qos.dsl.ide.command.CommandArguments;
import org.qos.dsl.ide.command.InvalidArgumentsException;
import org.qos.dsl.ide.lens.LensCommand;
import org.qos.dsl.ide.workspace.Document;

/** Executes the commands of code lenses: shows a location, and lets the user choose one of several. */
record ShowDocumentCommands(Session session) {

    /** The maximum number of locations in one message. */
    private static final int MAX_OFFERED = 12;

    /** Executes a code lens command; the response is null. */
    CompletableFuture<Object> execute(ExecuteCommandParams params) {
        try {
            JsonObject arguments = CommandArguments.object(params.getArguments());
            String uri = CommandArguments.text(arguments, "uri", "the URI of a document");
            Position position = new Position(
                    CommandArguments.number(arguments, "line"), CommandArguments.number(arguments, "character"));
            return params.getCommand().equals(LensCommand.SHOW_LOCATION)
                    ? show(new Location(uri, new Range(position, position)))
                    : references(uri, position);
        } catch (InvalidArgumentsException wrong) {
            throw Session.error(ResponseErrorCode.InvalidParams, wrong.getMessage());
        }
    }

    private CompletableFuture<Object> references(String uri, Position position) {
        ReferenceParams params =
                new ReferenceParams(new TextDocumentIdentifier(uri), position, new ReferenceContext(false));
        CompletableFuture<List<? extends Location>> found =
                session.documentRequest("textDocument/references", uri, params);
        return found.thenCompose(places -> choose(places == null ? List.of() : places));
    }

    private CompletableFuture<Object> choose(List<? extends Location> places) {
        if (places.isEmpty()) {
            session.client().showMessage(new MessageParams(MessageType.Info, "No references found."));
            return CompletableFuture.completedFuture(null);
        }
        return places.size() == 1 ? show(places.get(0)) : offer(places);
    }

    private CompletableFuture<Object> offer(List<? extends Location> places) {
        Map<String, Location> offered = new LinkedHashMap<>();
        places.stream().limit(MAX_OFFERED).forEach(place -> offered.putIfAbsent(title(place), place));
        ShowMessageRequestParams request = new ShowMessageRequestParams(
                offered.keySet().stream().map(MessageActionItem::new).toList());
        request.setType(MessageType.Info);
        request.setMessage((places.size() > MAX_OFFERED ? "The first " + MAX_OFFERED + " of " : "") + places.size()
                + " references. Which one do you want to open?");
        return session.client()
                .showMessageRequest(request)
                .thenCompose(chosen -> chosen == null || !offered.containsKey(chosen.getTitle())
                        ? CompletableFuture.completedFuture(null)
                        : show(offered.get(chosen.getTitle())));
    }

    private static String title(Location place) {
        String name = Document.path(place.getUri())
                .map(Path::getFileName)
                .map(Path::toString)
                .orElse(place.getUri());
        return name + ":" + (place.getRange().getStart().getLine() + 1);
    }

    private CompletableFuture<Object> show(Location place) {
        ShowDocumentParams params = new ShowDocumentParams(place.getUri());
        params.setTakeFocus(true);
        params.setSelection(place.getRange());
        return session.client().showDocument(params).thenApply(shown -> null);
    }
}
