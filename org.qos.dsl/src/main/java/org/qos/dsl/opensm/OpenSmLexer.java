package org.qos.dsl.opensm;

import com.google.inject.Inject;
import org.qos.dsl.opensm.parser.antlr.internal.InternalOpenSmParser;
import org.qos.dsl.opensm.scan.OpenSmScanner;
import org.qos.dsl.scanner.ScannerLexer;
import org.qos.dsl.scanner.TokenNumbers;

/** The lexer of the OpenSM syntax. */
final class OpenSmLexer extends ScannerLexer {

    private static final TokenNumbers NUMBERS = TokenNumbers.of(InternalOpenSmParser.class, "InternalOpenSm.tokens");

    @Inject
    OpenSmLexer() {
        super(OpenSmScanner::scan, NUMBERS);
    }
}
