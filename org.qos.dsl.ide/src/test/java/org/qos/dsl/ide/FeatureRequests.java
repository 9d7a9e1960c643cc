package org.qos.dsl.ide;

import java.util.List;
import java.util.function.BiFunction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentLinkParams;
import org.eclipse.lsp4j.DocumentOnTypeFormattingParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FileRename;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.LinkedEditingRangeParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameFilesParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SelectionRangeParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SemanticTokensRangeParams;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.qos.dsl.ide.feature.DocumentHandler;
import org.qos.dsl.ide.feature.Feature;
import org.qos.dsl.ide.feature.WorkspaceHandler;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.ide.workspace.ProjectFileSnapshot;

/** Requests to any feature, about the whole document or one position, with all optional parts. */
final class FeatureRequests {

    private FeatureRequests() {}

    /** The response about a document; an error response counts, too. */
    @SuppressWarnings("unchecked")
    static Object of(Feature feature, LspTestHarness harness, DocumentSnapshot snapshot, int offset) {
        try {
            if (feature.handler() instanceof WorkspaceHandler<?, ?> about) {
                Object params = feature.method().equals("workspace/symbol")
                        ? new WorkspaceSymbolParams("a")
                        : new RenameFilesParams(List.of(new FileRename(snapshot.uri(), snapshot.uri() + ".old")));
                return ((WorkspaceHandler<Object, ?>) about).handle(harness, params, LspTestHarness.NEVER_CANCELLED);
            }
            Object params = params(feature).apply(snapshot, LspTestHarness.position(snapshot, offset));
            return ((DocumentHandler<Object, ?>) feature.handler())
                    .handle(snapshot, params, LspTestHarness.NEVER_CANCELLED);
        } catch (ResponseErrorException refusal) {
            return refusal;
        }
    }

    /** The response at the end of a project file. */
    @SuppressWarnings("unchecked")
    static Object of(Feature feature, ProjectFileSnapshot project) {
        DocumentSnapshot twin = LspTestHarness.alone("opensm.opts", project.text());
        Object params = params(feature)
                .apply(twin, LspTestHarness.position(twin, project.text().length()));
        try {
            return ((DocumentHandler<Object, ?>) feature.handler())
                    .handle(project, params, LspTestHarness.NEVER_CANCELLED);
        } catch (ResponseErrorException refusal) {
            return refusal;
        }
    }

    private static BiFunction<DocumentSnapshot, Position, Object> params(Feature feature) {
        FormattingOptions options = new FormattingOptions(4, true);
        Range all = new Range(new Position(0, 0), new Position(1_000, 0));
        String method = feature.method().substring("textDocument/".length());
        return switch (method) {
            case "completion" -> (snapshot, at) -> new CompletionParams(LspTestHarness.id(snapshot), at);
            case "hover" -> (snapshot, at) -> new HoverParams(LspTestHarness.id(snapshot), at);
            case "definition" -> (snapshot, at) -> new DefinitionParams(LspTestHarness.id(snapshot), at);
            case "references" ->
                (snapshot, at) -> new ReferenceParams(LspTestHarness.id(snapshot), at, new ReferenceContext(true));
            case "documentHighlight" -> (snapshot, at) -> new DocumentHighlightParams(LspTestHarness.id(snapshot), at);
            case "prepareRename" -> (snapshot, at) -> new PrepareRenameParams(LspTestHarness.id(snapshot), at);
            case "rename" -> (snapshot, at) -> new RenameParams(LspTestHarness.id(snapshot), at, "123456");
            case "documentSymbol" -> (snapshot, at) -> new DocumentSymbolParams(LspTestHarness.id(snapshot));
            case "foldingRange" -> (snapshot, at) -> new FoldingRangeRequestParams(LspTestHarness.id(snapshot));
            case "selectionRange" ->
                (snapshot, at) -> new SelectionRangeParams(LspTestHarness.id(snapshot), List.of(at));
            case "documentLink" -> (snapshot, at) -> new DocumentLinkParams(LspTestHarness.id(snapshot));
            case "linkedEditingRange" ->
                (snapshot, at) -> new LinkedEditingRangeParams(LspTestHarness.id(snapshot), at);
            case "formatting" -> (snapshot, at) -> new DocumentFormattingParams(LspTestHarness.id(snapshot), options);
            case "rangeFormatting" ->
                (snapshot, at) -> new DocumentRangeFormattingParams(LspTestHarness.id(snapshot), options, all);
            case "onTypeFormatting" ->
                (snapshot, at) -> new DocumentOnTypeFormattingParams(LspTestHarness.id(snapshot), options, at, "\n");
            case "semanticTokens/full" -> (snapshot, at) -> new SemanticTokensParams(LspTestHarness.id(snapshot));
            case "semanticTokens/range" ->
                (snapshot, at) -> new SemanticTokensRangeParams(LspTestHarness.id(snapshot), all);
            case "inlayHint" -> (snapshot, at) -> new InlayHintParams(LspTestHarness.id(snapshot), all);
            case "codeAction" ->
                (snapshot, at) -> new CodeActionParams(
                        LspTestHarness.id(snapshot), new Range(at, at), new CodeActionContext(List.of()));
            case "codeLens" -> (snapshot, at) -> new CodeLensParams(LspTestHarness.id(snapshot));
            default -> throw new IllegalArgumentException("no parameters for " + method);
        };
    }
}
