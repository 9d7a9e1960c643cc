package org.qos.dsl.ui.presentation;

import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentExtension3;
import org.eclipse.jface.text.rules.RuleBasedScanner;
import org.eclipse.jface.text.rules.SingleLineRule;
import org.qos.dsl.ui.document.CommentPartitions;

/** Colours of the RFC syntax: tags, comments, numbers. All tags have the same colour, valid or not. */
public final class RfcReconciler extends Reconciler {

    /** A text without a file, such as a converted policy, is not yet partitioned. */
    @Override
    protected void setDocumentToRepairers(IDocument document) {
        super.setDocumentToRepairers(document);
        if (document instanceof IDocumentExtension3 partitioned
                && partitioned.getDocumentPartitioner(CommentPartitions.PARTITIONING) == null) {
            new CommentPartitions().setup(document);
        }
    }

    /** Called by the Generic Editor for each viewer. */
    public RfcReconciler() {
        setDocumentPartitioning(CommentPartitions.PARTITIONING);
        paint(
                IDocument.DEFAULT_CONTENT_TYPE,
                new SingleLineRule("<", ">", PolicyColors.TAG.token()),
                CommonScannerRules.number(),
                CommonScannerRules.plain());
        RuleBasedScanner comment = new RuleBasedScanner();
        comment.setDefaultReturnToken(PolicyColors.COMMENT.token());
        paint(CommentPartitions.COMMENT, comment);
    }
}
