package org.qos.dsl.ui.folding;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.projection.IProjectionListener;
import org.eclipse.jface.text.source.projection.ProjectionAnnotation;
import org.eclipse.jface.text.source.projection.ProjectionAnnotationModel;
import org.eclipse.jface.text.source.projection.ProjectionViewer;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.viewer.ViewerFollower;

/** Folds blocks and comments: {@code textDocument/foldingRange}. What is folded stays folded while the user types. */
public final class FoldingRegions extends ViewerFollower<List<FoldingRange>> implements IProjectionListener {

    @Override
    public void install(ITextViewer installed) {
        if (installed instanceof ProjectionViewer projection) {
            projection.addProjectionListener(this);
        }
        super.install(installed);
    }

    @Override
    public void uninstall() {
        if (viewer() instanceof ProjectionViewer projection) {
            projection.removeProjectionListener(this);
        }
        super.uninstall();
    }

    @Override
    public void projectionEnabled() {
        refreshSoon();
    }

    @Override
    public void projectionDisabled() {
        // the annotations end with the model
    }

    @Override
    protected CompletableFuture<List<FoldingRange>> request(String uri) {
        FoldingRangeRequestParams params = new FoldingRangeRequestParams(new TextDocumentIdentifier(uri));
        return EditorPlugin.running()
                .server()
                .request(server -> server.getTextDocumentService().foldingRange(params))
                .thenApply(ranges -> ranges == null ? List.of() : ranges);
    }

    @Override
    protected void show(IDocument document, List<FoldingRange> response) {
        if (viewer() instanceof ProjectionViewer projection && projection.getProjectionAnnotationModel() != null) {
            try {
                replace(projection.getProjectionAnnotationModel(), regions(document, response));
            } catch (BadLocationException mismatch) {
                EditorPlugin.running().getLog().error("The folding ranges do not fit the text", mismatch);
            }
        }
    }

    private static Set<Position> regions(IDocument document, List<FoldingRange> response) throws BadLocationException {
        Set<Position> regions = new HashSet<>();
        for (FoldingRange range : response) {
            int start = document.getLineOffset(range.getStartLine());
            int end = document.getLineOffset(range.getEndLine()) + document.getLineLength(range.getEndLine());
            regions.add(new Position(start, end - start));
        }
        return regions;
    }

    /** Annotations that are still right stay, with their state. */
    private static void replace(ProjectionAnnotationModel model, Set<Position> regions) {
        Set<Position> missing = new HashSet<>(regions);
        List<Annotation> gone = new ArrayList<>();
        for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext(); ) {
            Annotation annotation = all.next();
            if (!missing.remove(model.getPosition(annotation))) {
                gone.add(annotation);
            }
        }
        Map<Annotation, Position> added = new HashMap<>();
        missing.forEach(region -> added.put(new ProjectionAnnotation(), region));
        if (!gone.isEmpty() || !added.isEmpty()) {
            model.modifyAnnotations(gone.toArray(Annotation[]::new), added, new Annotation[0]);
        }
    }
}
