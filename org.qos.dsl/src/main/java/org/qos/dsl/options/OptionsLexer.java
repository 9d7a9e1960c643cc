package org.qos.dsl.options;

import org.qos.dsl.options.parser.antlr.internal.InternalOptionsParser;
import org.qos.dsl.scanner.ScannerLexer;
import org.qos.dsl.scanner.TokenNumbers;

/** The lexer of the option language. */
public class OptionsLexer extends ScannerLexer {

    private static final TokenNumbers NUMBERS = TokenNumbers.of(InternalOptionsParser.class, "InternalOptions.tokens");

    /** Called by Xtext, once a text. */
    public OptionsLexer() {
        super(OptionsScanner::scan, NUMBERS);
    }
}
