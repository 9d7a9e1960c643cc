package org.qos.dsl.ui.marker;

import java.util.Iterator;
import java.util.stream.Stream;
import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.filebuffers.IFileBufferManager;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.text.quickassist.IQuickFixableAnnotation;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.AnnotationModelEvent;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.IAnnotationModelListener;
import org.eclipse.jface.text.source.IAnnotationModelListenerExtension;
import org.eclipse.ui.texteditor.MarkerAnnotation;
import org.qos.dsl.ui.document.BufferLifetimeListener;

/**
 * Light bulbs in the ruler. The Generic Editor would paint one at each marker, so the annotation of a finding is marked
 * with or without a quick fix before it is painted.
 */
public final class FixSigns extends BufferLifetimeListener
        implements IAnnotationModelListener, IAnnotationModelListenerExtension {

    /** Marks the annotations in all buffers, present and new. */
    public void follow(IFileBufferManager buffers) {
        buffers.addFileBufferListener(this);
        Stream.of(buffers.getFileBuffers()).forEach(this::bufferCreated);
    }

    /** Stops listening to the file buffers. */
    public void forget(IFileBufferManager buffers) {
        buffers.removeFileBufferListener(this);
    }

    @Override
    public void bufferCreated(IFileBuffer buffer) {
        if (buffer instanceof ITextFileBuffer text && text.getAnnotationModel() != null) {
            IAnnotationModel model = text.getAnnotationModel();
            model.addAnnotationModelListener(this);
            modelChanged(model);
        }
    }

    @Override
    public void bufferDisposed(IFileBuffer buffer) {
        // its annotations end with it
    }

    @Override
    public void modelChanged(IAnnotationModel model) {
        for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext(); ) {
            mark(all.next());
        }
    }

    @Override
    public void modelChanged(AnnotationModelEvent event) {
        Stream.of(event.getAddedAnnotations(), event.getChangedAnnotations())
                .flatMap(Stream::of)
                .forEach(FixSigns::mark);
    }

    /** Whether the annotation is that of a finding with a quick fix, in a file of the workspace or outside. */
    public static boolean isLightBulb(Annotation annotation) {
        boolean ours = annotation instanceof FindingAnnotation
                || annotation instanceof MarkerAnnotation sign && isOurs(sign.getMarker());
        return ours && annotation instanceof IQuickFixableAnnotation sign && sign.isQuickFixable();
    }

    private static void mark(Annotation annotation) {
        if (annotation instanceof MarkerAnnotation sign && isOurs(sign.getMarker())) {
            sign.setQuickFixable(MarkedDiagnostic.isFixable(sign.getMarker()));
        }
    }

    private static boolean isOurs(IMarker marker) {
        try {
            return marker.exists() && marker.isSubtypeOf(DiagnosticMarkers.TYPE);
        } catch (CoreException gone) {
            return false;
        }
    }
}
