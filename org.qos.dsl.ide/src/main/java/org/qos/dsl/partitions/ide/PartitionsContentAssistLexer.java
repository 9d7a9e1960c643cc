package org.qos.dsl.partitions.ide;

import org.qos.dsl.partitions.PartitionsScanner;
import org.qos.dsl.partitions.ide.contentassist.antlr.internal.InternalPartitionsParser;
import org.qos.dsl.scanner.TokenNumbers;
import org.qos.dsl.scanner.ide.ContentAssistScannerLexer;

/** The lexer that completes text of the partition language. */
public class PartitionsContentAssistLexer extends ContentAssistScannerLexer {

    private static final TokenNumbers NUMBERS =
            TokenNumbers.of(InternalPartitionsParser.class, "InternalPartitions.tokens");

    /** Called by Xtext, once a text. */
    public PartitionsContentAssistLexer() {
        super(PartitionsScanner::scan, NUMBERS);
    }
}
