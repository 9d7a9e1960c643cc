package org.qos.dsl.ui.marker;

import org.eclipse.jface.text.quickassist.IQuickFixableAnnotation;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;

/** A diagnostic in the text of a file outside the workspace, which cannot have markers. */
public final class FindingAnnotation extends Annotation implements IQuickFixableAnnotation {

    /** The annotation of a diagnostic, in the style of the workbench for errors, warnings and notes. */
    FindingAnnotation(Diagnostic diagnostic) {
        super(type(diagnostic.getSeverity()), false, MarkerAttributes.message(diagnostic));
    }

    /** The types of {@code org.eclipse.ui.editors.annotationTypes} in org.eclipse.ui.editors. */
    private static String type(DiagnosticSeverity severity) {
        String prefix = "org.eclipse.ui.workbench.texteditor.";
        if (severity == DiagnosticSeverity.Error) {
            return prefix + "error";
        }
        return severity == DiagnosticSeverity.Warning ? prefix + "warning" : prefix + "info";
    }

    @Override
    public void setQuickFixable(boolean state) {
        // the server knows whether there is a fix, at the time of the request
    }

    @Override
    public boolean isQuickFixableStateSet() {
        return true;
    }

    @Override
    public boolean isQuickFixable() {
        return true;
    }
}
