package org.qos.dsl.ui.marker;

import java.util.Optional;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.qos.dsl.ui.document.TextPositions;

/** Reads the diagnostic from its marker. */
public final class MarkedDiagnostic {

    private MarkedDiagnostic() {}

    /** Whether the server has said that there is a quick fix. */
    public static boolean isFixable(IMarker marker) {
        return marker.getAttribute(MarkerAttributes.FIXABLE, false);
    }

    /** The range, the code and the severity of the diagnostic; empty if the marker is not ours, or if its text is gone. */
    public static Optional<Diagnostic> of(IMarker marker, IDocument document) {
        int start = marker.getAttribute(IMarker.CHAR_START, -1);
        int end = marker.getAttribute(IMarker.CHAR_END, -1);
        try {
            if (!marker.exists() || !marker.getType().equals(DiagnosticMarkers.TYPE) || start < 0) {
                return Optional.empty();
            }
            Diagnostic diagnostic = new Diagnostic(
                    TextPositions.range(document, start, end - start), marker.getAttribute(IMarker.MESSAGE, ""));
            diagnostic.setCode(marker.getAttribute(MarkerAttributes.CODE, ""));
            diagnostic.setSeverity(severity(marker.getAttribute(IMarker.SEVERITY, IMarker.SEVERITY_INFO)));
            return Optional.of(diagnostic);
        } catch (CoreException | BadLocationException gone) {
            return Optional.empty();
        }
    }

    /** The server does not suppress errors. */
    private static DiagnosticSeverity severity(int marked) {
        if (marked == IMarker.SEVERITY_ERROR) {
            return DiagnosticSeverity.Error;
        }
        return marked == IMarker.SEVERITY_WARNING ? DiagnosticSeverity.Warning : DiagnosticSeverity.Information;
    }
}
