package org.qos.dsl.opensm.syntax;

import java.util.function.Consumer;
import java.util.stream.Stream;
import org.qos.dsl.language.ByteOrderMark;
import org.qos.dsl.language.CarriageReturns;
import org.qos.dsl.language.FixData;
import org.qos.dsl.language.SyntaxCode;

/** Files from Windows: line ends with a carriage return, and byte order marks. */
final class LineEnds {

    private LineEnds() {}

    /** Reports the first stray carriage return only, because all the others have the same cause. */
    static void check(TokenStream text, Consumer<NodeError> errors) {
        text.tokens().stream()
                .filter(TokenStream::isCarriageReturn)
                .findFirst()
                .ifPresent(token -> errors.accept(new NodeError(
                                token.leaf(),
                                SyntaxCode.CR_LINE_END,
                                "this line ends with CR LF; OpenSM rejects the file; save it with LF line ends")
                        .withFix(withoutCr(token.leaf().getRootNode().getText()))));
    }

    /** The removal of each carriage return before a line end or at the end of the file. */
    private static String[] withoutCr(String text) {
        Stream<String> edits = CarriageReturns.atLineEnds(text)
                .map(found -> FixData.edit(found.start(), found.end() - found.start(), ""));
        return Stream.concat(Stream.of(FixData.FIX + "end the lines with LF"), edits)
                .toArray(String[]::new);
    }

    /** Whether a text begins with a byte order mark, decoded as UTF-8 or as ISO-8859-1. */
    static boolean hasByteOrderMark(String text) {
        return ByteOrderMark.begins(text) || text.startsWith("\u00EF\u00BB\u00BF");
    }
}
