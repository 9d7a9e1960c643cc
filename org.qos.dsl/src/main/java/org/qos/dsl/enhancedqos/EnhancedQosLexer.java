package org.qos.dsl.enhancedqos;

import com.google.inject.Inject;
import org.qos.dsl.enhancedqos.parser.antlr.internal.InternalEnhancedQosParser;
import org.qos.dsl.scanner.ScannerLexer;
import org.qos.dsl.scanner.TokenNumbers;

/** The lexer of enhanced QoS policy files. */
final class EnhancedQosLexer extends ScannerLexer {

    private static final TokenNumbers NUMBERS =
            TokenNumbers.of(InternalEnhancedQosParser.class, "InternalEnhancedQos.tokens");

    @Inject
    EnhancedQosLexer() {
        super(EnhancedQosScanner::scan, NUMBERS);
    }
}
