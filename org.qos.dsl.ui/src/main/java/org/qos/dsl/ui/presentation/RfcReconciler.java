package org.qos.dsl.ui.presentation;

import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentExtension3;
import org.eclipse.jface.text.rules.RuleBasedScanner;
import org.eclipse.jface.text.rules.SingleLineRule;
import org.qos.dsl.ui.document.CommentPartitions;

/** Colours of the RFC spelling: tags, comments, numbers. A tag looks like one whatever its name is. */
public final class RfcReconciler extends Reconciler {

    /** A text in no file, such as one that was converted, has had nobody to look for its comments. */
    @Override
    protected void setDocumentToRepairers(IDocument document) {
        super.setDocumentToRepairers(document);
        if (document instanceof IDocumentExtension3 partitioned
                && partitioned.getDocumentPartitioner(CommentPartitions.PARTITIONING) == null) {
            new CommentPartitions().setup(document);
        }
    }

    /** Made by the Generic Editor for each viewer. */
    public RfcReconciler() {
        setDocumentPartitioning(CommentPartitions.PARTITIONING);
        paint(
                IDocument.DEFAULT_CONTENT_TYPE,
                new SingleLineRule("<", ">", PolicyColors.KEYWORD.token()),
                Words.number(),
                Words.plain());
        RuleBasedScanner comment = new RuleBasedScanner();
        comment.setDefaultReturnToken(PolicyColors.COMMENT.token());
        paint(CommentPartitions.COMMENT, comment);
    }
}
