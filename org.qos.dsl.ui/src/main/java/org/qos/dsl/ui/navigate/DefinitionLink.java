package org.qos.dsl.ui.navigate;

import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.hyperlink.IHyperlink;
import org.eclipse.lsp4j.Location;
import org.qos.dsl.ui.EditorPlugin;

/** A link from a word to a definition of its name. */
record DefinitionLink(IRegion word, Location definition) implements IHyperlink {

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
        String uri = definition.getUri();
        return "Open Definition in " + uri.substring(uri.lastIndexOf('/') + 1) + ", line "
                + (definition.getRange().getStart().getLine() + 1);
    }

    @Override
    public void open() {
        EditorPlugin.running().navigator().show(definition);
    }
}
