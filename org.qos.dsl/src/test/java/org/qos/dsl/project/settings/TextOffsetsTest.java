package org.qos.dsl.project.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Offsets and lines are found in any order of the questions. */
class TextOffsetsTest {

    private static final String TEXT = "a: 1\r\n\r\n\ud83d\ude80: two\n# \ud83d\ude80\ud83d\ude80\rend";

    @Test
    void everyPlaceIsFoundAfterEveryOther() {
        int codePoints = TEXT.codePointCount(0, TEXT.length());
        TextOffsets places = new TextOffsets(TEXT);
        Random random = new Random(5);
        for (int question = 0; question < 1_000; question++) {
            int points = random.nextInt(codePoints + 1);
            int offset = TEXT.offsetByCodePoints(0, points);

            assertEquals(offset, places.offset(points));
            assertEquals(
                    TEXT.substring(0, offset).replaceAll("(?s).*[\r\n]", "").length(),
                    offset - places.lineStart(offset));
        }
    }
}
