package org.qos.dsl.opensm.syntax;

import java.util.function.Consumer;
import java.util.stream.Stream;
import org.qos.dsl.language.CarriageReturns;
import org.qos.dsl.language.FixData;

/** Files from Windows: line ends with a carriage return, and byte order marks. */
final class LineEnds {

    private LineEnds() {}

    /** Reports the first stray carriage return only, as all the others have the same cause. */
    static void check(ReadText text, Consumer<Complaint> complaints) {
        text.tokens().stream()
                .filter(ReadText::isCarriageReturn)
                .findFirst()
                .ifPresent(token -> complaints.accept(new Complaint(
                                token.leaf(),
                                SyntaxCode.CR_LINE_END,
                                "this line ends with CR LF; OpenSM reads only LF: save the file with Unix line ends")
                        .mendedBy(withoutCr(token.leaf().getRootNode().getText()))));
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
        return text.startsWith("\uFEFF") || text.startsWith("\u00EF\u00BB\u00BF");
    }
}
