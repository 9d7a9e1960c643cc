package org.qos.dsl.ide.diagnostics;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.util.CancelIndicator;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.RuleLanguages;
import org.qos.dsl.check.Target;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.ide.workspace.RelatedDocuments;
import org.qos.dsl.ide.workspace.RuleShadowing;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.context.DocumentContext;

/** Validates documents, with the same result as {@code qos check}. */
public final class DocumentValidator {

    private DocumentValidator() {}

    /** Validates a document alone, as needed after each edit. */
    public static ValidationResult document(DocumentSnapshot snapshot) {
        return result(
                new ValidationInput(
                        snapshot.document(),
                        snapshot.context(),
                        snapshot.relatedDocuments().preferences(),
                        snapshot.relatedDocuments().failures(snapshot.document())),
                !hasContext(snapshot) || snapshot.document().isTooLong(),
                snapshot.checked(),
                List.of());
    }

    /** Whether rules judge the document with other files, or for another subnet manager than OpenSM 3.3. */
    private static boolean hasContext(DocumentSnapshot snapshot) {
        return RuleLanguages.haveContext(snapshot.language())
                || snapshot.context().fabricContext().target() != Target.OPENSM_3_3;
    }

    /**
     * Validates a document with its partitions, options and fabric. It parses the text again, so that it can run in
     * parallel to the request thread.
     *
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    static ValidationResult complete(ValidationInput input, CancelIndicator cancel) {
        Document document = input.document();
        DocumentContext context = input.context();
        if (document.isTooLong()) {
            return result(input, true, new DocumentSnapshot(document, RelatedDocuments.NONE).checked(), List.of());
        }
        SourceFile source = context.files(document.language())
                .load(URI.createURI(document.uri()), document.text(), document.language());
        List<RuleShadowing> shadowings = new ArrayList<>();
        CheckedFile checked =
                Checker.check(source, context.fabricContext(), cancel, bound -> shadowings.addAll(shadowings(bound)));
        return result(input, true, checked, shadowings);
    }

    /** The shadowed rules; the check has already computed them. */
    private static List<RuleShadowing> shadowings(BoundPolicyContext bound) {
        return RuleShadowing.of(
                bound.policy().policy().rules(), bound.shadowing().shadowedRules());
    }

    private static ValidationResult result(
            ValidationInput input, boolean complete, CheckedFile checked, List<RuleShadowing> shadowings) {
        List<Finding> all = new ArrayList<>(checked.findings());
        all.addAll(input.failures());
        CheckedFile adjusted = EffectiveSeverities.apply(
                checked.reporting(all), input.document(), input.context(), input.preferences());
        return new ValidationResult(
                input,
                complete,
                adjusted.findings(),
                DiagnosticConverter.of(adjusted, input.document().uri()),
                shadowings);
    }
}
