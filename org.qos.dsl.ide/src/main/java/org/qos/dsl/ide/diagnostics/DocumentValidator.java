package org.qos.dsl.ide.diagnostics;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.util.CancelIndicator;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.check.BoundProject;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.Preferences;
import org.qos.dsl.ide.workspace.RuleShadowing;
import org.qos.dsl.ide.workspace.Site;
import org.qos.dsl.ide.workspace.Surroundings;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;

/** Validates documents, with the same result as {@code qos check}. */
public final class DocumentValidator {

    private DocumentValidator() {}

    /** Validates a document alone, as needed after each edit. */
    public static ValidationResult document(View view) {
        return result(
                view.document(),
                view.site(),
                view.surroundings().preferences(),
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
    static ValidationResult complete(Document document, Site site, Preferences preferences, CancelIndicator cancel) {
        if (document.isTooLong()) {
            return result(
                    document, site, preferences, true, new View(document, Surroundings.NONE).checked(), List.of());
        }
        ProjectFiles files = new ProjectFiles();
        if (document.language().isPolicy()) {
            site.partitions()
                    .ifPresent(file -> files.load(URI.createURI(file.uri()), file.text(), new PartitionsLanguage()));
        }
        SourceFile source = files.load(URI.createURI(document.uri()), document.text(), document.language());
        List<RuleShadowing> shadowings = new ArrayList<>();
        CheckedFile checked =
                Checker.check(source, site.subnet(), cancel, bound -> shadowings.addAll(shadowings(bound)));
        return result(document, site, preferences, true, checked, shadowings);
    }

    /** The shadowed rules; the check has already computed them. */
    private static List<RuleShadowing> shadowings(BoundProject bound) {
        return RuleShadowing.of(
                bound.policy().policy().rules(), bound.shadowing().shadowedRules());
    }

    private static ValidationResult result(
            Document document,
            Site site,
            Preferences preferences,
            boolean complete,
            CheckedFile checked,
            List<RuleShadowing> shadowings) {
        CheckedFile adjusted = EffectiveSeverities.apply(checked, document, site, preferences);
        return new ValidationResult(
                document,
                site,
                preferences,
                complete,
                adjusted.findings(),
                DiagnosticConverter.of(adjusted),
                shadowings);
    }
}
