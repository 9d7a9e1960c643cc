package org.qos.dsl.ide.diagnostics;

import java.util.List;
import org.eclipse.xtext.util.CancelIndicator;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.workspace.Preferences;
import org.qos.dsl.ide.workspace.View;

/**
 * A document after its complete check, which the server runs after each change.
 *
 * @param view the document, with the shadowed rules that the check has found
 * @param result the result of the check
 */
public record CompleteCheck(View view, ValidationResult result) {

    /** Checks a document that belongs to nothing. */
    public static CompleteCheck of(String name, String text) {
        View view = LspTestHarness.alone(name, text);
        ValidationResult result = DocumentValidator.complete(
                new ValidationInput(view.document(), view.context(), Preferences.DEFAULTS, List.of()),
                CancelIndicator.NullImpl);
        return new CompleteCheck(
                LspTestHarness.empty()
                        .put(name, text)
                        .withShadowings(result.shadows())
                        .view(name),
                result);
    }
}
