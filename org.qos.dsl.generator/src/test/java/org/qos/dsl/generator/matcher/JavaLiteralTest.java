package org.qos.dsl.generator.matcher;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;

class JavaLiteralTest {

    @Test
    void bytesAreCutIntoLines() {
        byte[] bytes = new byte[1000];
        bytes[999] = -1;
        List<String> pieces = JavaLiteral.pieces(bytes);
        assertTrue(pieces.stream().allMatch(piece -> piece.length() <= 82), pieces::toString);
        String joined = String.join("", pieces).replace("\"", "");
        assertArrayEquals(bytes, Base64.getDecoder().decode(joined));
    }

    @Test
    void commentsCannotEndNorEscape() {
        assertEquals("a?b /u000a c", JavaLiteral.comment(" a\nb \\u000a c "));
        assertEquals(83, JavaLiteral.comment("x".repeat(500)).length());
    }
}
