package org.qos.dsl.ui.folding;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.AnnotationModelEvent;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.IAnnotationModelListener;
import org.eclipse.jface.text.source.IAnnotationModelListenerExtension;
import org.eclipse.jface.text.source.projection.IProjectionListener;
import org.eclipse.jface.text.source.projection.ProjectionAnnotation;
import org.eclipse.jface.text.source.projection.ProjectionAnnotationModel;
import org.eclipse.jface.text.source.projection.ProjectionViewer;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.swt.widgets.Display;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.viewer.ViewerFollower;

/**
 * Folds blocks and comments: {@code textDocument/foldingRange}. What is folded stays folded while the user types. Some
 * versions of the Generic Editor also fold by indentation, whatever else folds a file; these signs would stay beside ours,
 * so they are removed.
 */
public final class FoldingRegions extends ViewerFollower<List<FoldingRange>>
        implements IProjectionListener, IAnnotationModelListener, IAnnotationModelListenerExtension {

    private ProjectionAnnotationModel followed;

    @Override
    public void install(ITextViewer installed) {
        super.install(installed);
        if (installed instanceof ProjectionViewer projection) {
            projection.addProjectionListener(this);
            follow(projection.getProjectionAnnotationModel());
        }
    }

    @Override
    public void uninstall() {
        if (viewer() instanceof ProjectionViewer projection) {
            projection.removeProjectionListener(this);
        }
        follow(null);
        super.uninstall();
    }

    @Override
    public void projectionEnabled() {
        follow(((ProjectionViewer) viewer()).getProjectionAnnotationModel());
        refreshSoon();
    }

    /** The annotations end with the model. */
    @Override
    public void projectionDisabled() {
        follow(null);
    }

    private void follow(ProjectionAnnotationModel model) {
        if (followed != null) {
            followed.removeAnnotationModelListener(this);
        }
        followed = model;
        if (followed != null) {
            followed.addAnnotationModelListener(this);
            removeOthersSoon();
        }
    }

    @Override
    public void modelChanged(IAnnotationModel model) {
        removeOthersSoon();
    }

    /** The editor changes its signs in a thread of its own. */
    @Override
    public void modelChanged(AnnotationModelEvent event) {
        if (Stream.of(event.getAddedAnnotations()).anyMatch(FoldingRegions::isOther)) {
            removeOthersSoon();
        }
    }

    private void removeOthersSoon() {
        Display.getDefault().asyncExec(() -> {
            if (followed != null) {
                List<Annotation> others = new ArrayList<>();
                followed.getAnnotationIterator().forEachRemaining(others::add);
                others.removeIf(annotation -> !isOther(annotation));
                change(followed, others, Map.of());
            }
        });
    }

    private static boolean isOther(Annotation annotation) {
        return !(annotation instanceof Fold);
    }

    /** A sign of ours. */
    private static final class Fold extends ProjectionAnnotation {}

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
            if (isOther(annotation) || !missing.remove(model.getPosition(annotation))) {
                gone.add(annotation);
            }
        }
        Map<Annotation, Position> added = new HashMap<>();
        missing.forEach(region -> added.put(new Fold(), region));
        change(model, gone, added);
    }

    private static void change(
            ProjectionAnnotationModel model, List<Annotation> gone, Map<Annotation, Position> added) {
        if (!gone.isEmpty() || !added.isEmpty()) {
            model.modifyAnnotations(gone.toArray(Annotation[]::new), added, new Annotation[0]);
        }
    }
}
