package org.qos.dsl.ui.navigate;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.hyperlink.IHyperlink;
import org.eclipse.lsp4j.Location;
import org.qos.dsl.ui.EditorPlugin;

/** A link from a word whose definitions are not known yet; it opens the first when the server has sent them. */
record PendingLink(IRegion word, CompletableFuture<List<? extends Location>> definitions) implements IHyperlink {

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
        return "Open Definition";
    }

    @Override
    public void open() {
        definitions.thenAccept(found ->
                found.stream().findFirst().ifPresent(EditorPlugin.running().navigator()::show));
    }
}
