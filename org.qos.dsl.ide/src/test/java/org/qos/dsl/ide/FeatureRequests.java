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
import org.qos.dsl.ide.workspace.ProjectView;
import org.qos.dsl.ide.workspace.View;

/** Requests to any feature, about the whole document or one position, with all optional parts. */
final class FeatureRequests {

    private FeatureRequests() {}

    /** The response about a document; an error response counts, too. */
    @SuppressWarnings("unchecked")
    static Object of(Feature feature, LspTestHarness harness, View view, int offset) {
        try {
            if (feature.handler() instanceof WorkspaceHandler<?, ?> about) {
                Object params = feature.method().equals("workspace/symbol")
                        ? new WorkspaceSymbolParams("a")
                        : new RenameFilesParams(List.of(new FileRename(view.uri(), view.uri() + ".old")));
                return ((WorkspaceHandler<Object, ?>) about).handle(harness, params, LspTestHarness.NEVER_CANCELLED);
            }
            Object params = params(feature).apply(view, LspTestHarness.position(view, offset));
            return ((DocumentHandler<Object, ?>) feature.handler())
                    .handle(view, params, LspTestHarness.NEVER_CANCELLED);
        } catch (ResponseErrorException refusal) {
            return refusal;
        }
    }

    /** The response at the end of a project file. */
    @SuppressWarnings("unchecked")
    static Object of(Feature feature, ProjectView project) {
        View twin = LspTestHarness.alone("opensm.opts", project.text());
        Object params = params(feature)
                .apply(twin, LspTestHarness.position(twin, project.text().length()));
        try {
            return ((DocumentHandler<Object, ?>) feature.handler())
                    .handle(project, params, LspTestHarness.NEVER_CANCELLED);
        } catch (ResponseErrorException refusal) {
            return refusal;
        }
    }

    private static BiFunction<View, Position, Object> params(Feature feature) {
        FormattingOptions options = new FormattingOptions(4, true);
        Range all = new Range(new Position(0, 0), new Position(1_000, 0));
        String method = feature.method().substring("textDocument/".length());
        return switch (method) {
            case "completion" -> (view, at) -> new CompletionParams(LspTestHarness.id(view), at);
            case "hover" -> (view, at) -> new HoverParams(LspTestHarness.id(view), at);
            case "definition" -> (view, at) -> new DefinitionParams(LspTestHarness.id(view), at);
            case "references" ->
                (view, at) -> new ReferenceParams(LspTestHarness.id(view), at, new ReferenceContext(true));
            case "documentHighlight" -> (view, at) -> new DocumentHighlightParams(LspTestHarness.id(view), at);
            case "prepareRename" -> (view, at) -> new PrepareRenameParams(LspTestHarness.id(view), at);
            case "rename" -> (view, at) -> new RenameParams(LspTestHarness.id(view), at, "123456");
            case "documentSymbol" -> (view, at) -> new DocumentSymbolParams(LspTestHarness.id(view));
            case "foldingRange" -> (view, at) -> new FoldingRangeRequestParams(LspTestHarness.id(view));
            case "selectionRange" -> (view, at) -> new SelectionRangeParams(LspTestHarness.id(view), List.of(at));
            case "documentLink" -> (view, at) -> new DocumentLinkParams(LspTestHarness.id(view));
            case "linkedEditingRange" -> (view, at) -> new LinkedEditingRangeParams(LspTestHarness.id(view), at);
            case "formatting" -> (view, at) -> new DocumentFormattingParams(LspTestHarness.id(view), options);
            case "rangeFormatting" ->
                (view, at) -> new DocumentRangeFormattingParams(LspTestHarness.id(view), options, all);
            case "onTypeFormatting" ->
                (view, at) -> new DocumentOnTypeFormattingParams(LspTestHarness.id(view), options, at, "\n");
            case "semanticTokens/full" -> (view, at) -> new SemanticTokensParams(LspTestHarness.id(view));
            case "semanticTokens/range" -> (view, at) -> new SemanticTokensRangeParams(LspTestHarness.id(view), all);
            case "inlayHint" -> (view, at) -> new InlayHintParams(LspTestHarness.id(view), all);
            case "codeAction" ->
                (view, at) -> new CodeActionParams(
                        LspTestHarness.id(view), new Range(at, at), new CodeActionContext(List.of()));
            case "codeLens" -> (view, at) -> new CodeLensParams(LspTestHarness.id(view));
            default -> throw new IllegalArgumentException("no parameters for " + method);
        };
    }
}
