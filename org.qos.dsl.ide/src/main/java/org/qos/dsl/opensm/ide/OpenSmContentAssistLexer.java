package org.qos.dsl.opensm.ide;

import org.qos.dsl.opensm.ide.contentassist.antlr.internal.InternalOpenSmParser;
import org.qos.dsl.opensm.scan.OpenSmScanner;
import org.qos.dsl.scanner.TokenNumbers;
import org.qos.dsl.scanner.ide.ContentAssistScannerLexer;

/** The lexer that completes text of the OpenSM spelling. */
public class OpenSmContentAssistLexer extends ContentAssistScannerLexer {

    private static final TokenNumbers NUMBERS = TokenNumbers.of(InternalOpenSmParser.class, "InternalOpenSm.tokens");

    /** Called by Xtext, once a text. */
    public OpenSmContentAssistLexer() {
        super(OpenSmScanner::scan, NUMBERS);
    }
}
