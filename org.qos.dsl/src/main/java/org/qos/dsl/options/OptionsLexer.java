package org.qos.dsl.options;

import com.google.inject.Inject;
import org.qos.dsl.options.parser.antlr.internal.InternalOptionsParser;
import org.qos.dsl.scanner.ScannerLexer;
import org.qos.dsl.scanner.TokenNumbers;

/** The lexer of option files. */
final class OptionsLexer extends ScannerLexer {

    private static final TokenNumbers NUMBERS = TokenNumbers.of(InternalOptionsParser.class, "InternalOptions.tokens");

    @Inject
    OptionsLexer() {
        super(OptionsScanner::scan, NUMBERS);
    }
}
