package org.qos.dsl.options.ide;

import org.qos.dsl.options.OptionsScanner;
import org.qos.dsl.options.ide.contentassist.antlr.internal.InternalOptionsParser;
import org.qos.dsl.scanner.TokenNumbers;
import org.qos.dsl.scanner.ide.ContentAssistScannerLexer;

/** The lexer that completes text of the option language. */
public class OptionsContentAssistLexer extends ContentAssistScannerLexer {

    private static final TokenNumbers NUMBERS = TokenNumbers.of(InternalOptionsParser.class, "InternalOptions.tokens");

    /** Called by Xtext, once a text. */
    public OptionsContentAssistLexer() {
        super(OptionsScanner::scan, NUMBERS);
    }
}
