package org.qos.dsl.ui.marker;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Range;
import org.qos.dsl.ui.document.TextPositions;

/** The marker attributes of a diagnostic. */
final class MarkerAttributes {

    /** The attribute with the rule code, such as {@code sl-out-of-range}. */
    static final String CODE = "code";

    /** The attribute that says whether the server has a quick fix. */
    static final String FIXABLE = "fixable";

    private MarkerAttributes() {}

    /** The attributes of a diagnostic; with a region if the document is open and contains it. */
    static Map<String, Object> of(Diagnostic diagnostic, Optional<IDocument> document) {
        Map<String, Object> attributes = new HashMap<>();
        attributes.put(IMarker.MESSAGE, message(diagnostic));
        attributes.put(IMarker.SEVERITY, severity(diagnostic.getSeverity()));
        attributes.put(IMarker.LINE_NUMBER, line(diagnostic));
        if (diagnostic.getCode() != null) {
            attributes.put(CODE, String.valueOf(diagnostic.getCode().get()));
        }
        document.flatMap(text -> region(text, diagnostic.getRange())).ifPresent(region -> {
            attributes.put(IMarker.CHAR_START, region.getOffset());
            attributes.put(IMarker.CHAR_END, region.getOffset() + region.getLength());
        });
        return attributes;
    }

    /** Sets {@link #FIXABLE} in the markers of these diagnostics. */
    static void setFixable(IMarker[] markers, Set<Diagnostic> fixable) throws CoreException {
        Set<String> keys = fixable.stream()
                .map(diagnostic -> key(line(diagnostic), message(diagnostic)))
                .collect(Collectors.toSet());
        for (IMarker marker : markers) {
            String key = key(marker.getAttribute(IMarker.LINE_NUMBER, 0), marker.getAttribute(IMarker.MESSAGE, ""));
            if (keys.contains(key)) {
                marker.setAttribute(FIXABLE, true);
            }
        }
    }

    private static String key(int line, String message) {
        return line + " " + message;
    }

    private static int line(Diagnostic diagnostic) {
        return diagnostic.getRange().getStart().getLine() + 1;
    }

    /** The document may be one edit ahead of the server; then the next diagnostics have the right region. */
    private static Optional<IRegion> region(IDocument document, Range range) {
        try {
            return Optional.of(TextPositions.region(document, range));
        } catch (BadLocationException gone) {
            return Optional.empty();
        }
    }

    /** The message as plain text. */
    static String message(Diagnostic diagnostic) {
        return diagnostic.getMessage().isLeft()
                ? diagnostic.getMessage().getLeft()
                : diagnostic.getMessage().getRight().getValue();
    }

    private static int severity(DiagnosticSeverity severity) {
        if (severity == DiagnosticSeverity.Error) {
            return IMarker.SEVERITY_ERROR;
        }
        return severity == DiagnosticSeverity.Warning ? IMarker.SEVERITY_WARNING : IMarker.SEVERITY_INFO;
    }
}
