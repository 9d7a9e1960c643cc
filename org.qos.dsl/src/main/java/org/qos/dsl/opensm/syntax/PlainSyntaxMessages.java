package org.qos.dsl.opensm.syntax;

import org.eclipse.xtext.nodemodel.SyntaxErrorMessage;
import org.eclipse.xtext.parser.antlr.SyntaxErrorMessageProvider;
import org.qos.dsl.language.SyntaxCode;

/** Messages for what the parser itself cannot read; the grammar is wide enough that this should never be needed. */
public class PlainSyntaxMessages extends SyntaxErrorMessageProvider {

    @Override
    public SyntaxErrorMessage getSyntaxErrorMessage(IParserErrorContext context) {
        return new SyntaxErrorMessage("this is not allowed here", SyntaxCode.UNEXPECTED_TEXT.code());
    }

    @Override
    public SyntaxErrorMessage getSyntaxErrorMessage(IValueConverterErrorContext context) {
        return new SyntaxErrorMessage(
                context.getValueConverterException().getMessage(), SyntaxCode.UNEXPECTED_TEXT.code());
    }
}
