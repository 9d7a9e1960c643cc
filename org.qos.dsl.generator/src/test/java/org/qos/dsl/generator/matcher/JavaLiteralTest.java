package org.qos.dsl.generator.matcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

class JavaLiteralTest {

    @Test
    void escapesWhatWouldEndAString() {
        assertEquals("\"a\\\"b\\\\c\\012\\000\"", JavaLiteral.text("a\"b\\c\n\0"));
    }

    @Test
    void writesAsciiOnly() {
        assertEquals("\"caf\\351 \\u6771\"", JavaLiteral.text("caf\u00e9 \u6771"));
    }

    @Test
    void cutsStringsThatAClassFileCannotHold() {
        String literal = JavaLiteral.text("x".repeat(50_000));
        assertTrue(literal.startsWith("String.join(\"\", \"xxx"));
        assertEquals(4, literal.split(", ").length);
    }

    @Test
    void writesSetsAsText() {
        assertEquals(
                "ranges(\"1,10-ffffffffffffffff\")", JavaLiteral.ranges(Ranges.of(Range.of(1), new Range(16, -1))));
        assertEquals("Ranges.NONE", JavaLiteral.ranges(Ranges.NONE));
    }

    @Test
    void writesNumbersThatMayBeAbsent() {
        assertEquals("OptionalInt.of(4)", JavaLiteral.optional(OptionalInt.of(4)));
        assertEquals("OptionalInt.empty()", JavaLiteral.optional(OptionalInt.empty()));
        assertEquals("OptionalLong.of(0xffffffffffffffffL)", JavaLiteral.optional(OptionalLong.of(-1)));
    }

    @Test
    void keepsCommentsOnTheirLine() {
        assertEquals("a?b /u000a c", JavaLiteral.comment("a\nb \\u000a c "));
        assertEquals(83, JavaLiteral.comment("x".repeat(200)).length());
    }
}
