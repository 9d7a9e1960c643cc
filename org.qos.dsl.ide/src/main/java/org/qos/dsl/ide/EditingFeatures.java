package org.qos.dsl.ide;

import java.util.List;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.CodeLensOptions;
import org.eclipse.lsp4j.CompletionOptions;
import org.eclipse.lsp4j.DocumentLinkOptions;
import org.eclipse.lsp4j.RenameOptions;
import org.qos.dsl.ide.action.CodeActions;
import org.qos.dsl.ide.completion.Completion;
import org.qos.dsl.ide.definition.Definition;
import org.qos.dsl.ide.feature.Feature;
import org.qos.dsl.ide.folding.FoldingRanges;
import org.qos.dsl.ide.format.DocumentFormatting;
import org.qos.dsl.ide.format.OnTypeFormatting;
import org.qos.dsl.ide.format.RangeFormatting;
import org.qos.dsl.ide.highlight.Highlight;
import org.qos.dsl.ide.hover.HoverProvider;
import org.qos.dsl.ide.inlay.InlayHints;
import org.qos.dsl.ide.lens.CodeLenses;
import org.qos.dsl.ide.link.DocumentLinks;
import org.qos.dsl.ide.linkedediting.LinkedTags;
import org.qos.dsl.ide.references.References;
import org.qos.dsl.ide.rename.FileRenames;
import org.qos.dsl.ide.rename.PrepareRename;
import org.qos.dsl.ide.rename.Rename;
import org.qos.dsl.ide.selection.SelectionRanges;
import org.qos.dsl.ide.symbol.DocumentSymbols;
import org.qos.dsl.ide.symbol.WorkspaceSymbols;
import org.qos.dsl.ide.token.SemanticTokensFull;
import org.qos.dsl.ide.token.SemanticTokensRange;

/** All editing features, one per LSP request. */
public final class EditingFeatures {

    private EditingFeatures() {}

    /** New instances: each server's handlers store the capabilities of its one client. */
    public static List<Feature> all() {
        return List.of(
                new Feature(
                        "textDocument/completion",
                        new Completion(),
                        server -> server.setCompletionProvider(new CompletionOptions(false, Completion.TRIGGERS))),
                new Feature("textDocument/hover", new HoverProvider(), server -> server.setHoverProvider(true)),
                new Feature("textDocument/definition", new Definition(), server -> server.setDefinitionProvider(true)),
                new Feature("textDocument/references", new References(), server -> server.setReferencesProvider(true)),
                new Feature(
                        "textDocument/documentHighlight",
                        new Highlight(),
                        server -> server.setDocumentHighlightProvider(true)),
                new Feature(
                        "textDocument/prepareRename",
                        "rename",
                        new PrepareRename(),
                        server -> server.setRenameProvider(new RenameOptions(true))),
                new Feature(
                        "textDocument/rename",
                        new Rename(),
                        server -> server.setRenameProvider(new RenameOptions(true))),
                new Feature("workspace/willRenameFiles", new FileRenames(), FileRenames::registerCapabilities),
                new Feature(
                        "textDocument/documentSymbol",
                        new DocumentSymbols(),
                        server -> server.setDocumentSymbolProvider(true)),
                new Feature(
                        "workspace/symbol", new WorkspaceSymbols(), server -> server.setWorkspaceSymbolProvider(true)),
                new Feature(
                        "textDocument/foldingRange",
                        new FoldingRanges(),
                        server -> server.setFoldingRangeProvider(true)),
                new Feature(
                        "textDocument/selectionRange",
                        new SelectionRanges(),
                        server -> server.setSelectionRangeProvider(true)),
                new Feature(
                        "textDocument/documentLink",
                        new DocumentLinks(),
                        server -> server.setDocumentLinkProvider(new DocumentLinkOptions(false))),
                new Feature(
                        "textDocument/linkedEditingRange",
                        new LinkedTags(),
                        server -> server.setLinkedEditingRangeProvider(true)),
                new Feature(
                        "textDocument/formatting",
                        new DocumentFormatting(),
                        server -> server.setDocumentFormattingProvider(true)),
                new Feature(
                        "textDocument/rangeFormatting",
                        "formatting",
                        new RangeFormatting(),
                        server -> server.setDocumentRangeFormattingProvider(true)),
                new Feature(
                        "textDocument/onTypeFormatting",
                        new OnTypeFormatting(),
                        server -> server.setDocumentOnTypeFormattingProvider(OnTypeFormatting.OPTIONS)),
                new Feature(
                        "textDocument/semanticTokens/full",
                        "semanticTokens",
                        new SemanticTokensFull(),
                        SemanticTokensFull::registerCapabilities),
                new Feature(
                        "textDocument/semanticTokens/range",
                        "semanticTokens",
                        new SemanticTokensRange(),
                        SemanticTokensFull::registerCapabilities),
                new Feature("textDocument/inlayHint", new InlayHints(), server -> server.setInlayHintProvider(true)),
                new Feature(
                        "textDocument/codeLens",
                        new CodeLenses(),
                        server -> server.setCodeLensProvider(new CodeLensOptions(false))),
                new Feature(
                        "textDocument/codeAction",
                        new CodeActions(),
                        server -> server.setCodeActionProvider(new CodeActionOptions(CodeActions.kinds()))));
    }
}
