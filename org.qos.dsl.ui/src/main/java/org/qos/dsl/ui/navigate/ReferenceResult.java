package org.qos.dsl.ui.navigate;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.Document;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.lsp4j.Location;
import org.eclipse.search.ui.ISearchQuery;
import org.eclipse.search.ui.text.AbstractTextSearchResult;
import org.eclipse.search.ui.text.IEditorMatchAdapter;
import org.eclipse.search.ui.text.IFileMatchAdapter;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.document.TextPositions;

/** The references that a search has found; its elements are lines ({@link ReferenceLine}). */
public final class ReferenceResult extends AbstractTextSearchResult {

    private final ReferenceQuery query;

    ReferenceResult(ReferenceQuery query) {
        this.query = query;
    }

    /** Adds references, with the text of their lines. */
    void add(List<? extends Location> found) {
        Map<String, Optional<IDocument>> texts = new HashMap<>();
        for (Location location : found) {
            texts.computeIfAbsent(location.getUri(), ReferenceResult::text).ifPresent(text -> add(location, text));
        }
    }

    private void add(Location location, IDocument text) {
        try {
            IRegion region = TextPositions.region(text, location.getRange());
            IRegion line = text.getLineInformationOfOffset(region.getOffset());
            ReferenceLine element = new ReferenceLine(
                    location.getUri(),
                    location.getRange().getStart().getLine() + 1,
                    text.get(line.getOffset(), line.getLength()).strip());
            addMatch(new ReferenceMatch(element, region, location));
        } catch (BadLocationException changed) {
            EditorPlugin.running().getLog().warn("A reference is no longer in " + location.getUri(), changed);
        }
    }

    /** The text in the editor, otherwise in the file. */
    private static Optional<IDocument> text(String uri) {
        Optional<IDocument> open = EditorPlugin.running().documents().at(uri);
        if (open.isPresent()) {
            return open;
        }
        try {
            return Optional.of(new Document(Files.readString(Path.of(URI.create(uri)))));
        } catch (IOException gone) {
            EditorPlugin.running().getLog().warn("Cannot read " + uri, gone);
            return Optional.empty();
        }
    }

    @Override
    public String getLabel() {
        int count = getMatchCount();
        return query.getLabel() + ": " + count + (count == 1 ? " place" : " places");
    }

    @Override
    public String getTooltip() {
        return getLabel();
    }

    @Override
    public ImageDescriptor getImageDescriptor() {
        return null;
    }

    @Override
    public ISearchQuery getQuery() {
        return query;
    }

    /** The editor marks occurrences itself. */
    @Override
    public IEditorMatchAdapter getEditorMatchAdapter() {
        return null;
    }

    @Override
    public IFileMatchAdapter getFileMatchAdapter() {
        return null;
    }
}
