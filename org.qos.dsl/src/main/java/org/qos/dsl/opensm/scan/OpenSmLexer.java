package org.qos.dsl.opensm.scan;

import org.qos.dsl.opensm.parser.antlr.internal.InternalOpenSmParser;
import org.qos.dsl.scanner.ScannerLexer;
import org.qos.dsl.scanner.TokenNumbers;

/** The lexer of the OpenSM syntax. */
public class OpenSmLexer extends ScannerLexer {

    private static final TokenNumbers NUMBERS = TokenNumbers.of(InternalOpenSmParser.class, "InternalOpenSm.tokens");

    /** Called by Xtext, once a text. */
    public OpenSmLexer() {
        super(OpenSmScanner::scan, NUMBERS);
    }
}
