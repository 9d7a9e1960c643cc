package org.qos.dsl.ui.document;

import org.eclipse.core.filebuffers.IDocumentSetupParticipant;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentExtension3;
import org.eclipse.jface.text.IDocumentPartitioner;
import org.eclipse.jface.text.rules.FastPartitioner;
import org.eclipse.jface.text.rules.IPredicateRule;
import org.eclipse.jface.text.rules.MultiLineRule;
import org.eclipse.jface.text.rules.RuleBasedPartitionScanner;
import org.eclipse.jface.text.rules.Token;

/**
 * Partitions a document in the RFC syntax by its {@code <!-- -->} comments, so that they are coloured correctly when
 * only a part is repainted. The other languages do not need this, because their comments end with the line.
 */
public final class CommentPartitions implements IDocumentSetupParticipant {

    /** The partitioning of a document in the RFC syntax. */
    public static final String PARTITIONING = "org.qos.dsl.ui.comments";

    /** The content type of comments; everything else is {@link IDocument#DEFAULT_CONTENT_TYPE}. */
    public static final String COMMENT = "org.qos.dsl.ui.comment";

    @Override
    public void setup(IDocument document) {
        if (document instanceof IDocumentExtension3 partitioned) {
            IDocumentPartitioner partitioner = new FastPartitioner(comments(), new String[] {COMMENT});
            partitioner.connect(document);
            partitioned.setDocumentPartitioner(PARTITIONING, partitioner);
        }
    }

    private static RuleBasedPartitionScanner comments() {
        RuleBasedPartitionScanner scanner = new RuleBasedPartitionScanner();
        scanner.setPredicateRules(
                new IPredicateRule[] {new MultiLineRule("<!--", "-->", new Token(COMMENT), (char) 0, true)});
        return scanner;
    }
}
