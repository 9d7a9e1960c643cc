package org.qos.dsl.policytest;

import com.google.inject.Inject;
import org.qos.dsl.policytest.parser.antlr.internal.InternalPolicyTestParser;
import org.qos.dsl.scanner.ScannerLexer;
import org.qos.dsl.scanner.TokenNumbers;

/** The lexer of tests. */
final class PolicyTestLexer extends ScannerLexer {

    private static final TokenNumbers NUMBERS =
            TokenNumbers.of(InternalPolicyTestParser.class, "InternalPolicyTest.tokens");

    @Inject
    PolicyTestLexer() {
        super(PolicyTestScanner::scan, NUMBERS);
    }
}
