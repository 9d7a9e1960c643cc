package org.qos.dsl.ide.hover;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.qos.dsl.ide.feature.DocumentFeature;
import org.qos.dsl.ide.workspace.View;

/** Answers what stands at the cursor. */
public final class HoverText implements DocumentFeature<HoverParams, Hover> {

    @Override
    public String method() {
        return "textDocument/hover";
    }

    @Override
    public void announce(ServerCapabilities server, ClientCapabilities client) {
        server.setHoverProvider(true);
    }

    @Override
    public Hover answer(View view, HoverParams params, CancelChecker cancel) {
        int offset = view.lines().offset(params.getPosition());
        return explanation(view, offset)
                .map(found -> new Hover(
                        new MarkupContent(MarkupKind.MARKDOWN, found.markdown()),
                        view.lines().range(found.region())))
                .orElse(null);
    }

    /** The first that has something to say; what is more particular comes first. */
    private static Optional<Explanation> explanation(View view, int offset) {
        Stream<BiFunction<View, Integer, Optional<Explanation>>> explaining =
                Stream.of(CodePages::at, NameText::at, ValueText::at, EntryText::at, RuleText::at, OptionText::at);
        return explaining
                .map(kind -> kind.apply(view, offset))
                .flatMap(Optional::stream)
                .findFirst();
    }
}
