package org.qos.dsl.ide.diagnostics;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.util.CancelIndicator;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.Preferences;
import org.qos.dsl.ide.workspace.RelatedDocuments;
import org.qos.dsl.ide.workspace.RuleShadowing;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.context.DocumentContext;

/** Validates documents, with the same result as {@code qos check}. */
public final class DocumentValidator {

    private DocumentValidator() {}

    /** Validates a document alone, as needed after each edit. */
    public static ValidationResult document(View view) {
        return result(
                view.document(),
                view.context(),
                view.relatedDocuments().preferences(),
                !view.language().isPolicy() || view.document().isTooLong(),
                view.checked(),
                List.of());
    }

    /**
     * Validates a document with its partitions, options and fabric. It parses the text again, so that it can run in
     * parallel to the request thread.
     *
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    static ValidationResult complete(
            Document document, DocumentContext context, Preferences preferences, CancelIndicator cancel) {
        if (document.isTooLong()) {
            return result(
                    document,
                    context,
                    preferences,
                    true,
                    new View(document, RelatedDocuments.NONE).checked(),
                    List.of());
        }
        SourceFile source = context.files(document.language())
                .load(URI.createURI(document.uri()), document.text(), document.language());
        List<RuleShadowing> shadowings = new ArrayList<>();
        CheckedFile checked =
                Checker.check(source, context.fabricContext(), cancel, bound -> shadowings.addAll(shadowings(bound)));
        return result(document, context, preferences, true, checked, shadowings);
    }

    /** The shadowed rules; the check has already computed them. */
    private static List<RuleShadowing> shadowings(BoundPolicyContext bound) {
        return RuleShadowing.of(
                bound.policy().policy().rules(), bound.shadowing().shadowedRules());
    }

    private static ValidationResult result(
            Document document,
            DocumentContext context,
            Preferences preferences,
            boolean complete,
            CheckedFile checked,
            List<RuleShadowing> shadowings) {
        CheckedFile adjusted = EffectiveSeverities.apply(checked, document, context, preferences);
        return new ValidationResult(
                document,
                context,
                preferences,
                complete,
                adjusted.findings(),
                DiagnosticConverter.of(adjusted, document.uri()),
                shadowings);
    }
}
