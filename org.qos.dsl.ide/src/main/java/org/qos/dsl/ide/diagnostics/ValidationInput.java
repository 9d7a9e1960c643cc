package org.qos.dsl.ide.diagnostics;

import java.util.List;
import org.qos.dsl.check.Finding;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.Preferences;
import org.qos.dsl.ide.workspace.RelatedDocuments;
import org.qos.dsl.project.context.DocumentContext;

/**
 * What the diagnostics of a document depend on.
 *
 * @param document the version of the document
 * @param context what it belongs to
 * @param preferences the settings of the user
 * @param failures the expectations of its tests that do not hold, as far as tests were run
 */
public record ValidationInput(
        Document document, DocumentContext context, Preferences preferences, List<Finding> failures) {

    /** Copies the list. */
    public ValidationInput {
        failures = List.copyOf(failures);
    }

    /** The present input for a version of a document. */
    static ValidationInput of(Document document, RelatedDocuments workspace) {
        return new ValidationInput(
                document, workspace.context(document), workspace.preferences(), workspace.failures(document));
    }
}
