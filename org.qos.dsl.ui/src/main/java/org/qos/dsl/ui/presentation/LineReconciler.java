package org.qos.dsl.ui.presentation;

import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.rules.EndOfLineRule;
import org.eclipse.jface.text.rules.SingleLineRule;

/**
 * Colours of files with one entry in each line: the key, option or partition at the start of a line, {@code #}
 * comments, quoted strings, numbers.
 */
public class LineReconciler extends Reconciler {

    /** Called by the Generic Editor for each viewer. */
    public LineReconciler() {
        this(PolicyColors.PROPERTY);
    }

    /** Another colour for a word at the start of a line without a colon. */
    LineReconciler(PolicyColors other) {
        paint(
                IDocument.DEFAULT_CONTENT_TYPE,
                new LineStartRule(PolicyColors.PROPERTY.token(), other.token()),
                new EndOfLineRule("#", PolicyColors.COMMENT.token()),
                new SingleLineRule("\"", "\"", PolicyColors.STRING.token()),
                CommonScannerRules.number(),
                CommonScannerRules.plain());
    }
}
