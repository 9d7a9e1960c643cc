package org.qos.dsl.partitions;

import org.qos.dsl.partitions.parser.antlr.internal.InternalPartitionsParser;
import org.qos.dsl.scanner.ScannerLexer;
import org.qos.dsl.scanner.TokenNumbers;

/** The lexer of the partition language. */
public class PartitionsLexer extends ScannerLexer {

    private static final TokenNumbers NUMBERS =
            TokenNumbers.of(InternalPartitionsParser.class, "InternalPartitions.tokens");

    /** Called by Xtext, once a text. */
    public PartitionsLexer() {
        super(PartitionsScanner::scan, NUMBERS);
    }
}
