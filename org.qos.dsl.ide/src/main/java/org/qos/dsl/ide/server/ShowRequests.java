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
import org.qos.dsl.ide.command.Arguments;
import org.qos.dsl.ide.command.WrongArguments;
import org.qos.dsl.ide.lens.Click;
import org.qos.dsl.ide.workspace.Document;

/** Executes the commands of lenses: has the client show a place, of several the one that the user chooses. */
final class ShowRequests {

    /** More than a message can offer well. */
    private static final int MOST_OFFERED = 12;

    private final Session session;

    ShowRequests(Session session) {
        this.session = session;
    }

    /** Has the client show what a lens leads to; there is nothing to answer. */
    CompletableFuture<Object> execute(ExecuteCommandParams params) {
        try {
            JsonObject arguments = Arguments.object(params.getArguments());
            String uri = Arguments.text(arguments, "uri", "the address of a document");
            Position position =
                    new Position(Arguments.number(arguments, "line"), Arguments.number(arguments, "character"));
            return params.getCommand().equals(Click.SHOW_PLACE)
                    ? show(new Location(uri, new Range(position, position)))
                    : references(uri, position);
        } catch (WrongArguments wrong) {
            throw Session.error(ResponseErrorCode.InvalidParams, wrong.getMessage());
        }
    }

    private CompletableFuture<Object> references(String uri, Position position) {
        ReferenceParams params =
                new ReferenceParams(new TextDocumentIdentifier(uri), position, new ReferenceContext(false));
        CompletableFuture<List<? extends Location>> found = session.askDocument("textDocument/references", uri, params);
        return found.thenCompose(places -> choose(places == null ? List.of() : places));
    }

    private CompletableFuture<Object> choose(List<? extends Location> places) {
        if (places.isEmpty()) {
            session.client().showMessage(new MessageParams(MessageType.Info, "Nothing refers to it any more."));
            return CompletableFuture.completedFuture(null);
        }
        return places.size() == 1 ? show(places.get(0)) : offer(places);
    }

    private CompletableFuture<Object> offer(List<? extends Location> places) {
        Map<String, Location> offered = new LinkedHashMap<>();
        places.stream().limit(MOST_OFFERED).forEach(place -> offered.putIfAbsent(title(place), place));
        ShowMessageRequestParams question = new ShowMessageRequestParams(
                offered.keySet().stream().map(MessageActionItem::new).toList());
        question.setType(MessageType.Info);
        question.setMessage((places.size() > MOST_OFFERED ? "The first " + MOST_OFFERED + " of " : "") + places.size()
                + " references. Which one is to be shown?");
        return session.client()
                .showMessageRequest(question)
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
