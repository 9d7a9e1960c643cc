package org.qos.dsl.check;

import org.qos.dsl.language.SourceRange;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.common.util.Diagnostic;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.validation.CheckType;
import org.eclipse.xtext.validation.FeatureBasedDiagnostic;
import org.eclipse.xtext.validation.IDiagnosticConverter;
import org.eclipse.xtext.validation.Issue;
import org.eclipse.xtext.validation.RangeBasedDiagnostic;
import org.eclipse.xtext.validation.ValidationMessageAcceptor;

/** Gives what rules find outside Xtext's validation the same form and place as it gives what they find within. */
final class ProblemIssues implements ValidationMessageAcceptor {

    private final IDiagnosticConverter converter;
    private final List<Issue> issues = new ArrayList<>();

    ProblemIssues(IDiagnosticConverter converter) {
        this.converter = converter;
    }

    /** What was found so far. */
    List<Issue> issues() {
        return issues;
    }

    @Override
    public void acceptError(
            String message, EObject object, EStructuralFeature feature, int index, String code, String... data) {
        accept(Diagnostic.ERROR, message, object, feature, index, code, data);
    }

    @Override
    public void acceptError(String message, EObject object, int offset, int length, String code, String... data) {
        accept(Diagnostic.ERROR, message, object, offset, length, code, data);
    }

    @Override
    public void acceptWarning(
            String message, EObject object, EStructuralFeature feature, int index, String code, String... data) {
        accept(Diagnostic.WARNING, message, object, feature, index, code, data);
    }

    @Override
    public void acceptWarning(String message, EObject object, int offset, int length, String code, String... data) {
        accept(Diagnostic.WARNING, message, object, offset, length, code, data);
    }

    @Override
    public void acceptInfo(
            String message, EObject object, EStructuralFeature feature, int index, String code, String... data) {
        accept(Diagnostic.INFO, message, object, feature, index, code, data);
    }

    @Override
    public void acceptInfo(String message, EObject object, int offset, int length, String code, String... data) {
        accept(Diagnostic.INFO, message, object, offset, length, code, data);
    }

    private void accept(
            int severity,
            String message,
            EObject object,
            EStructuralFeature feature,
            int index,
            String code,
            String... data) {
        add(new FeatureBasedDiagnostic(severity, message, object, feature, index, CheckType.EXPENSIVE, code, data));
    }

    private void accept(
            int severity, String message, EObject object, int offset, int length, String code, String... data) {
        add(new PlacedDiagnostic(severity, message, object, offset, length, code, data));
    }

    private void add(Diagnostic diagnostic) {
        converter.convertValidatorDiagnostic(diagnostic, issues::add);
    }

    /** Opens the constructor. */
    private static final class PlacedDiagnostic extends RangeBasedDiagnostic {

        PlacedDiagnostic(
                int severity, String message, EObject object, int offset, int length, String code, String[] data) {
            super(severity, message, object, offset, length, CheckType.EXPENSIVE, code, data);
        }
    }
}
