package org.qos.dsl.opensm.syntax;

import java.util.List;
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
        List<ParsedToken> strays =
                text.tokens().stream().filter(TokenStream::isCarriageReturn).toList();
        strays.stream().findFirst().map(first -> error(first, strays)).ifPresent(errors);
    }

    private static NodeError error(ParsedToken first, List<ParsedToken> strays) {
        String text = first.leaf().getRootNode().getText();
        boolean areLineEnds = CarriageReturns.areLineEnds(text)
                || strays.stream().allMatch(stray -> CarriageReturns.isAtLineEnd(text, stray.start()));
        NodeError error = new NodeError(
                first.leaf(),
                SyntaxCode.CR_LINE_END,
                (areLineEnds ? lineEnd(text) : "a carriage return is in a line")
                        + "; OpenSM rejects the file; save it with LF line ends");
        return areLineEnds ? error.withFix(withUnixLines(text)) : error;
    }

    private static String lineEnd(String text) {
        return "this line ends with " + (CarriageReturns.areLineEnds(text) ? "CR" : "CR LF");
    }

    private static String[] withUnixLines(String text) {
        String lineEnd = CarriageReturns.replacement(text);
        Stream<String> edits = CarriageReturns.atLineEnds(text)
                .map(found -> FixData.edit(found.start(), found.end() - found.start(), lineEnd));
        return Stream.concat(Stream.of(FixData.FIX + "end the lines with LF"), edits)
                .toArray(String[]::new);
    }

    /** Whether a text begins with a byte order mark, decoded as UTF-8 or as ISO-8859-1. */
    static boolean hasByteOrderMark(String text) {
        return ByteOrderMark.begins(text) || text.startsWith("\u00EF\u00BB\u00BF");
    }
}
