package org.qos.dsl.ide.diagnostics;

import java.util.List;
import org.eclipse.xtext.util.CancelIndicator;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.ide.workspace.Preferences;

/**
 * A document after its complete check, which the server runs after each change.
 *
 * @param snapshot the document, with the shadowed rules that the check has found
 * @param result the result of the check
 */
public record CompleteCheck(DocumentSnapshot snapshot, ValidationResult result) {

    /** Checks a document that belongs to nothing. */
    public static CompleteCheck of(String name, String text) {
        DocumentSnapshot snapshot = LspTestHarness.alone(name, text);
        ValidationResult result = DocumentValidator.complete(
                new ValidationInput(snapshot.document(), snapshot.context(), Preferences.DEFAULTS, List.of()),
                CancelIndicator.NullImpl);
        return new CompleteCheck(
                LspTestHarness.empty()
                        .put(name, text)
                        .withShadowings(result.shadows())
                        .snapshot(name),
                result);
    }
}
