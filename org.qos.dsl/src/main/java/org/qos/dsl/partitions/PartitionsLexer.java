package org.qos.dsl.partitions;

import com.google.inject.Inject;
import org.qos.dsl.partition.PartitionsScanner;
import org.qos.dsl.partitions.parser.antlr.internal.InternalPartitionsParser;
import org.qos.dsl.scanner.ScannerLexer;
import org.qos.dsl.scanner.TokenNumbers;

/** The lexer of partition files. */
final class PartitionsLexer extends ScannerLexer {

    private static final TokenNumbers NUMBERS =
            TokenNumbers.of(InternalPartitionsParser.class, "InternalPartitions.tokens");

    @Inject
    PartitionsLexer() {
        super(PartitionsScanner::scan, NUMBERS);
    }
}
