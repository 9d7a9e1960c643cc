package org.qos.dsl.ide.hover;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.qos.dsl.ide.feature.DocumentHandler;
import org.qos.dsl.ide.language.LanguageServices;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.ide.workspace.ProjectFileSnapshot;
import org.qos.dsl.ide.workspace.YamlFileSnapshot;

/**
 * Handles {@code textDocument/hover}. Markdown support is read from the client capabilities during {@code initialize}.
 */
public final class HoverProvider implements DocumentHandler<HoverParams, Hover> {

    private volatile boolean plain;

    @Override
    public void initialize(ClientCapabilities client) {
        plain = !knowsMarkdown(client);
    }

    private static boolean knowsMarkdown(ClientCapabilities client) {
        if (client.getTextDocument() == null || client.getTextDocument().getHover() == null) {
            return false;
        }
        List<String> formats = client.getTextDocument().getHover().getContentFormat();
        return formats != null && formats.contains(MarkupKind.MARKDOWN);
    }

    @Override
    public Hover handle(DocumentSnapshot snapshot, HoverParams params, CancelChecker cancel) {
        int offset = snapshot.lines().offset(params.getPosition());
        return content(snapshot, offset)
                .map(found ->
                        new Hover(content(found.markdown()), snapshot.lines().range(found.region())))
                .orElse(null);
    }

    @Override
    public Hover handle(ProjectFileSnapshot snapshot, HoverParams params, CancelChecker cancel) {
        return ProjectFileHover.at(snapshot, snapshot.lines().offset(params.getPosition()))
                .map(found ->
                        new Hover(content(found.markdown()), snapshot.lines().range(found.region())))
                .orElse(null);
    }

    @Override
    public Hover handle(YamlFileSnapshot snapshot, HoverParams params, CancelChecker cancel) {
        return YamlHover.at(snapshot, snapshot.lines().offset(params.getPosition()))
                .map(found ->
                        new Hover(content(found.markdown()), snapshot.lines().range(found.region())))
                .orElse(null);
    }

    private MarkupContent content(String markdown) {
        return plain
                ? new MarkupContent(MarkupKind.PLAINTEXT, PlainText.of(markdown))
                : new MarkupContent(MarkupKind.MARKDOWN, markdown);
    }

    /** The first content that applies; more specific ones come first. */
    private static Optional<HoverContent> content(DocumentSnapshot snapshot, int offset) {
        Stream<BiFunction<DocumentSnapshot, Integer, Optional<HoverContent>>> explaining = Stream.of(
                RuleCodeHover::at,
                NameHover::at,
                ValueHover::at,
                ScopeTableHover::at,
                EntryHover::at,
                RuleHover::at,
                BlockHover::at,
                HoverProvider::ofLanguage,
                TableEntryHover::at);
        return explaining
                .map(kind -> kind.apply(snapshot, offset))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<HoverContent> ofLanguage(DocumentSnapshot snapshot, int offset) {
        return LanguageServices.find(snapshot.language(), LanguageHover.class)
                .flatMap(language -> language.at(snapshot, offset));
    }
}
