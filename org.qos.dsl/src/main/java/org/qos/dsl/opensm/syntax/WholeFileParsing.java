package org.qos.dsl.opensm.syntax;

import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.parser.IParser;
import org.eclipse.xtext.parser.impl.PartialParsingHelper;
import org.eclipse.xtext.util.ReplaceRegion;

/**
 * Parses the whole file after each change. What a token is depends on the line before it, and where a quote ends on the
 * rest of the file, so a part cannot be parsed alone.
 */
public class WholeFileParsing extends PartialParsingHelper {

    @Override
    public IParseResult reparse(IParser parser, IParseResult previous, ReplaceRegion change) {
        return fullyReparse(parser, previous, change);
    }
}
