package org.qos.dsl.ui.fix;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.quickassist.IQuickAssistInvocationContext;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.ui.texteditor.MarkerAnnotation;
import org.qos.dsl.ui.document.TextPositions;
import org.qos.dsl.ui.marker.FindingAnnotation;
import org.qos.dsl.ui.marker.MarkedDiagnostic;

/**
 * A finding in the line of the cursor.
 *
 * @param diagnostic the finding, at its place in the present text
 * @param listedByEditor whether the editor itself lists its fixes: it asks {@link FindingFixes} about the markers at the
 *     cursor, but not about others in the line
 */
record LineFinding(Diagnostic diagnostic, boolean listedByEditor) {

    /** The findings in the line of the cursor. */
    static List<LineFinding> at(IQuickAssistInvocationContext cursor) throws BadLocationException {
        IAnnotationModel model = cursor.getSourceViewer().getAnnotationModel();
        IDocument document = cursor.getSourceViewer().getDocument();
        IRegion line = document.getLineInformationOfOffset(cursor.getOffset());
        List<LineFinding> found = new ArrayList<>();
        if (model == null) {
            return found;
        }
        for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext(); ) {
            Annotation sign = all.next();
            Position place = model.getPosition(sign);
            if (place != null && touches(place, line.getOffset(), line.getLength())) {
                diagnostic(sign, place, document)
                        .map(diagnostic ->
                                new LineFinding(diagnostic, sign instanceof MarkerAnnotation && isAt(place, cursor)))
                        .ifPresent(found::add);
            }
        }
        return found;
    }

    private static Optional<Diagnostic> diagnostic(Annotation sign, Position place, IDocument document)
            throws BadLocationException {
        if (sign instanceof MarkerAnnotation marked) {
            return MarkedDiagnostic.of(marked.getMarker(), document);
        }
        return sign instanceof FindingAnnotation finding
                ? Optional.of(finding.at(TextPositions.range(document, place.getOffset(), place.getLength())))
                : Optional.empty();
    }

    private static boolean touches(Position place, int offset, int length) {
        return place.getOffset() <= offset + length && offset <= place.getOffset() + place.getLength();
    }

    /** As the Generic Editor compares them, with the selection. */
    private static boolean isAt(Position place, IQuickAssistInvocationContext cursor) {
        int end = cursor.getOffset() + Math.max(0, cursor.getLength());
        return place.getOffset() <= cursor.getOffset() && end <= place.getOffset() + place.getLength();
    }

    /** Whether a diagnostic of the server is this one. */
    boolean is(Diagnostic other) {
        return diagnostic.getRange().getStart().equals(other.getRange().getStart())
                && diagnostic.getCode().equals(other.getCode());
    }
}
