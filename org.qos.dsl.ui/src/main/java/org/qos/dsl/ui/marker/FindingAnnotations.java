package org.qos.dsl.ui.marker;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.IAnnotationModelExtension;
import org.eclipse.lsp4j.Diagnostic;
import org.qos.dsl.ui.document.TextPositions;

/** Shows diagnostics as annotations of an open text. */
final class FindingAnnotations {

    private FindingAnnotations() {}

    /**
     * Replaces the annotations of earlier diagnostics.
     *
     * @param fixable those that have a quick fix
     */
    static void show(
            IDocument document, IAnnotationModel model, List<Diagnostic> diagnostics, Set<Diagnostic> fixable) {
        Map<Annotation, Position> fresh = new HashMap<>();
        for (Diagnostic diagnostic : diagnostics) {
            try {
                IRegion region = TextPositions.region(document, diagnostic.getRange());
                fresh.put(
                        new FindingAnnotation(diagnostic, fixable.contains(diagnostic)),
                        new Position(region.getOffset(), region.getLength()));
            } catch (BadLocationException edited) {
                // the document is one edit ahead of the server, which publishes again
            }
        }
        ((IAnnotationModelExtension) model).replaceAnnotations(shown(model), fresh);
    }

    private static Annotation[] shown(IAnnotationModel model) {
        List<Annotation> shown = new ArrayList<>();
        for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext(); ) {
            Annotation annotation = all.next();
            if (annotation instanceof FindingAnnotation) {
                shown.add(annotation);
            }
        }
        return shown.toArray(Annotation[]::new);
    }
}
