package org.qos.dsl.ui.presentation;

import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.rules.EndOfLineRule;
import org.eclipse.jface.text.rules.SingleLineRule;

/**
 * Colours of the files that OpenSM reads: the keyword at the start of a line (a section, a key, an option, a
 * partition), {@code #} comments, quoted strings, numbers.
 */
public final class LineReconciler extends Reconciler {

    /** Called by the Generic Editor for each viewer. */
    public LineReconciler() {
        paint(
                IDocument.DEFAULT_CONTENT_TYPE,
                new LineStartRule(PolicyColors.KEYWORD.token()),
                new EndOfLineRule("#", PolicyColors.COMMENT.token()),
                new SingleLineRule("\"", "\"", PolicyColors.STRING.token()),
                CommonScannerRules.number(),
                CommonScannerRules.plain());
    }
}
