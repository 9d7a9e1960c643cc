package org.qos.dsl.opensm.syntax;

import java.util.Optional;
import org.qos.dsl.language.SyntaxCode;
import org.qos.dsl.scanner.TextLine;

/** A line of {@code qos-ulps} without the colon between its numbers and its SL: {@code any, service-id 0x5 3}. */
final class UlpColon {

    private static final String NUMBER = "NUMBER";

    private UlpColon() {}

    static Optional<NodeError> missing(UnexpectedTokens run) {
        boolean fits = run.block().equals(Optional.of("qos-ulps"))
                && run.continuesLine()
                && run.before().kind().equals(NUMBER)
                && run.first().kind().equals(NUMBER)
                && KeywordFix.restOfLine(run).isBlank()
                && lineBefore(run).indexOf(':') < 0;
        return fits
                ? Optional.of(new NodeError(
                        run.node(),
                        SyntaxCode.MISSING_COLON,
                        "missing ':' before the SL " + run.first().text() + "; OpenSM rejects the policy; write ': "
                                + run.first().text() + "'"))
                : Optional.empty();
    }

    private static String lineBefore(UnexpectedTokens run) {
        int start = run.first().start();
        String all = run.first().leaf().getRootNode().getText();
        return TextLine.before(all, start);
    }
}
