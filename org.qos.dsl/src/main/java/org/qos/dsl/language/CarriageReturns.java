package org.qos.dsl.language;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The carriage returns of a file from Windows, which OpenSM takes for text. */
public final class CarriageReturns {

    private static final Pattern AT_LINE_END = Pattern.compile("\\r+(?=\\n|\\z)");

    private CarriageReturns() {}

    /** Where they are before a line feed or at the end of the text. */
    public static Stream<MatchResult> atLineEnds(String text) {
        return AT_LINE_END.matcher(text).results();
    }
}
