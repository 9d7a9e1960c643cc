package org.qos.dsl.ide.completion;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionContext;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.CompletionItemLabelDetails;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.InsertTextFormat;
import org.eclipse.lsp4j.InsertTextMode;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.qos.dsl.ide.feature.DocumentHandler;
import org.qos.dsl.ide.language.LanguageServices;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.ide.workspace.Lines;
import org.qos.dsl.ide.workspace.ProjectFileSnapshot;
import org.qos.dsl.ide.workspace.YamlFileSnapshot;

/**
 * Proposes what can be written at the cursor. Whether the client supports snippets is read from its capabilities when
 * it is sent those of the server can do.
 */
public final class Completion
        implements DocumentHandler<CompletionParams, Either<List<CompletionItem>, CompletionList>> {

    /** Where the list opens by itself: after what opens a tag, a value, the next of a list, a flag's value. */
    public static final List<String> TRIGGERS = List.of("<", "/", ">", ":", ",", "=", " ");

    private static final Pattern OPENS_YAML = Pattern.compile(".*[\\w-]:\\s*|\\s*(?:- +)+");
    private static final String SPACE = " ";

    private volatile boolean tabStops;
    private volatile boolean labelDetails;

    @Override
    public void initialize(ClientCapabilities client) {
        Optional<CompletionItemCapabilities> items = Optional.ofNullable(client.getTextDocument())
                .map(TextDocumentClientCapabilities::getCompletion)
                .map(CompletionCapabilities::getCompletionItem);
        tabStops = items.map(CompletionItemCapabilities::getSnippetSupport).orElse(false);
        labelDetails =
                items.map(CompletionItemCapabilities::getLabelDetailsSupport).orElse(false);
    }

    @Override
    public Either<List<CompletionItem>, CompletionList> handle(
            DocumentSnapshot snapshot, CompletionParams params, CancelChecker cancel) {
        int offset = snapshot.lines().offset(params.getPosition());
        if (!isAsked(snapshot, offset, params.getContext())) {
            return emptyResponse();
        }
        CompletionResult completionResult = SuppressionCompletion.at(snapshot, offset)
                .or(() -> source(snapshot).map(source -> source.at().apply(snapshot, offset)))
                .orElse(CompletionResult.NOTHING);
        if (completionResult.prefix().indexOf('\n') >= 0) {
            return emptyResponse(); // the protocol requires the token at the cursor to be on one line
        }
        boolean inText =
                opensByItself(params.getContext()) && !completionResult.prefix().isEmpty();
        // a comma in a text does not accept a proposal
        return list(inText ? completionResult.withoutClosing() : completionResult, snapshot.lines(), offset);
    }

    @Override
    public Either<List<CompletionItem>, CompletionList> handle(
            ProjectFileSnapshot snapshot, CompletionParams params, CancelChecker cancel) {
        int offset = snapshot.lines().offset(params.getPosition());
        return isAsked(snapshot.text(), offset, params.getContext())
                ? list(ProjectCompletion.at(snapshot, offset), snapshot.lines(), offset)
                : emptyResponse();
    }

    @Override
    public Either<List<CompletionItem>, CompletionList> handle(
            YamlFileSnapshot snapshot, CompletionParams params, CancelChecker cancel) {
        int offset = snapshot.lines().offset(params.getPosition());
        return isAsked(snapshot.text(), offset, params.getContext())
                ? list(YamlCompletion.at(snapshot, offset), snapshot.lines(), offset)
                : emptyResponse();
    }

    /** In YAML a character opens a list after a colon only, and after the dash of an element. */
    private static boolean isAsked(String yaml, int offset, CompletionContext context) {
        String line = yaml.substring(yaml.lastIndexOf('\n', offset - 1) + 1, offset);
        return !opensByItself(context) || OPENS_YAML.matcher(line).matches();
    }

    private Either<List<CompletionItem>, CompletionList> list(
            CompletionResult completionResult, Lines lines, int offset) {
        Range typed = lines.range(
                offset - completionResult.prefix().length(),
                completionResult.prefix().length() + completionResult.suffix().length());
        List<CompletionItem> items = new ArrayList<>();
        completionResult.proposals().forEach(proposal -> items.add(item(proposal, typed, items.size())));
        Range after = lines.range(offset, 0);
        completionResult.closing().forEach(proposal -> items.add(item(proposal, after, items.size())));
        return Either.forRight(new CompletionList(!completionResult.isComplete(), items));
    }

    @Override
    public Either<List<CompletionItem>, CompletionList> emptyResponse() {
        return Either.forRight(new CompletionList(false, List.of()));
    }

    /** Whether the author wants a list: a space opens one only where the next value of an entry or a list can begin. */
    private static boolean isAsked(DocumentSnapshot snapshot, int offset, CompletionContext context) {
        if (context == null || !SPACE.equals(context.getTriggerCharacter())) {
            return true;
        }
        String line = snapshot.text()
                .substring(
                        snapshot.lines().start(snapshot.lines().position(offset).getLine()), offset);
        return SuppressionCompletion.at(snapshot, offset).isPresent()
                || source(snapshot)
                        .filter(source -> source.startsValue().test(line))
                        .isPresent();
    }

    private static boolean opensByItself(CompletionContext context) {
        return context != null && context.getTriggerCharacter() != null;
    }

    private static Optional<CompletionSource> source(DocumentSnapshot snapshot) {
        return LanguageServices.find(snapshot.language(), CompletionSource.class);
    }

    /** A number says nothing without its meaning, which follows it; what a name refers to is at the end of its line. */
    private static CompletionItemLabelDetails labelDetails(Proposal proposal) {
        var details = new CompletionItemLabelDetails();
        if (Character.isDigit(proposal.label().charAt(0))) {
            details.setDetail(" - " + proposal.detail());
        } else {
            details.setDescription(proposal.detail());
        }
        return details;
    }

    private CompletionItem item(Proposal proposal, Range typed, int place) {
        CompletionItem item = new CompletionItem(proposal.label());
        item.setKind(proposal.kind());
        item.setDetail(proposal.detail().isEmpty() ? null : proposal.detail());
        if (labelDetails && !proposal.detail().isEmpty()) {
            item.setLabelDetails(labelDetails(proposal));
        }
        item.setSortText("%04d".formatted(place));
        boolean snippet = tabStops && proposal.snippet().isPresent();
        item.setFilterText(proposal.found());
        if (!proposal.documentation().isEmpty()) {
            item.setDocumentation(proposal.documentation());
        }
        item.setTextEdit(
                Either.forLeft(new TextEdit(typed, snippet ? proposal.snippet().get() : proposal.text())));
        if (snippet) {
            item.setInsertTextFormat(InsertTextFormat.Snippet);
            item.setInsertTextMode(InsertTextMode.AdjustIndentation);
        }
        return item;
    }
}
