package org.qos.dsl.ui.marker;

import org.eclipse.jface.text.quickassist.IQuickFixableAnnotation;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Range;

/** A diagnostic in the text of a file outside the workspace, which cannot have markers. */
public final class FindingAnnotation extends Annotation implements IQuickFixableAnnotation {

    private final Diagnostic diagnostic;
    private final boolean fixable;

    /**
     * The annotation of a diagnostic, in the style of the workbench for errors, warnings and notes.
     *
     * @param fixable whether the server has a quick fix
     */
    FindingAnnotation(Diagnostic diagnostic, boolean fixable) {
        super(type(diagnostic.getSeverity()), false, MarkerAttributes.message(diagnostic));
        this.diagnostic = diagnostic;
        this.fixable = fixable;
    }

    /** The diagnostic at its present place, which moves while the user types. */
    public Diagnostic at(Range place) {
        Diagnostic present = new Diagnostic(place, MarkerAttributes.message(diagnostic));
        present.setCode(diagnostic.getCode());
        present.setSeverity(diagnostic.getSeverity());
        return present;
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
        // the server has said whether there is a fix
    }

    @Override
    public boolean isQuickFixableStateSet() {
        return true;
    }

    @Override
    public boolean isQuickFixable() {
        return fixable;
    }
}
