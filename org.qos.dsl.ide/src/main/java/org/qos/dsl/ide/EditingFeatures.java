package org.qos.dsl.ide;

import java.util.List;
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

    /** New instances: each server's features store the capabilities of its one client. */
    public static List<Feature> all() {
        return List.of(
                new Completion(),
                new HoverProvider(),
                new Definition(),
                new References(),
                new Highlight(),
                new PrepareRename(),
                new Rename(),
                new FileRenames(),
                new DocumentSymbols(),
                new WorkspaceSymbols(),
                new FoldingRanges(),
                new SelectionRanges(),
                new DocumentLinks(),
                new LinkedTags(),
                new DocumentFormatting(),
                new RangeFormatting(),
                new OnTypeFormatting(),
                new SemanticTokensFull(),
                new SemanticTokensRange(),
                new InlayHints(),
                new CodeLenses(),
                new CodeActions());
    }
}
