package org.qos.dsl.ui.navigate;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.hyperlink.IHyperlink;
import org.eclipse.lsp4j.Location;
import org.qos.dsl.ui.EditorPlugin;

/**
 * A link from a word to a definition of its name. If the server has not sent the definitions yet, it opens the first
 * when they are there.
 */
record DefinitionLink(IRegion word, CompletableFuture<List<? extends Location>> definitions) implements IHyperlink {

    /** A link to a known definition. */
    static DefinitionLink to(Location definition, IRegion word) {
        return new DefinitionLink(word, CompletableFuture.completedFuture(List.of(definition)));
    }

    @Override
    public IRegion getHyperlinkRegion() {
        return word;
    }

    @Override
    public String getTypeLabel() {
        return "QoS definitions";
    }

    @Override
    public String getHyperlinkText() {
        return "Open Definition"
                + first(definitions.getNow(List.of()))
                        .map(DefinitionLink::place)
                        .orElse("");
    }

    private static String place(Location definition) {
        String uri = definition.getUri();
        return " in " + uri.substring(uri.lastIndexOf('/') + 1) + ", line "
                + (definition.getRange().getStart().getLine() + 1);
    }

    @Override
    public void open() {
        definitions.thenAccept(
                found -> first(found).ifPresent(EditorPlugin.running().navigator()::show));
    }

    private static Optional<Location> first(List<? extends Location> found) {
        return found.stream().findFirst().map(Location.class::cast);
    }
}
