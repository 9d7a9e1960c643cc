package org.qos.runtime.match.compiled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

class ClassTableTest {

    private static final int CARRIED = -1;
    private static final int ABSENT = 0;

    private final ClassTable table = table(new Range(2, 3), new Range(3, 4000));

    private static ClassTable table(Range... ofRules) {
        return ClassTable.of(ValueClasses.of(Stream.of(ofRules).map(Ranges::of).toList()), 10);
    }

    @Test
    void hasTheClassOfEachValue() {
        assertEquals(0, table.classOf(1, CARRIED));
        assertEquals(1, table.classOf(2, CARRIED));
        assertEquals(2, table.classOf(3, CARRIED));
        assertEquals(3, table.classOf(4, CARRIED));
        assertEquals(3, table.classOf(10, CARRIED));
    }

    @Test
    void rangesMayBeAboveTheMaximum() {
        ClassTable beyond = table(new Range(3, 4), new Range(500, Long.MIN_VALUE), new Range(Long.MIN_VALUE, -1));

        assertEquals(1, beyond.classOf(4, CARRIED));
        assertEquals(ValueClasses.ABSENT, beyond.classOf(10, CARRIED));
        assertEquals(ValueClasses.ABSENT, beyond.classOf(500, CARRIED));
    }

    @Test
    void theLastRangeMayHaveNoEnd() {
        ClassTable endless = table(new Range(5, -1));
        assertEquals(ValueClasses.ABSENT, endless.classOf(4, CARRIED));
        assertEquals(1, endless.classOf(5, CARRIED));
        assertEquals(1, endless.classOf(10, CARRIED));
        assertEquals(ValueClasses.ABSENT, endless.classOf(11, CARRIED));
    }

    @Test
    void aFieldThatNoRuleNamesNeedsNoLookup() {
        assertFalse(table().namesValues());
        assertTrue(table(new Range(1, 1)).namesValues());
    }

    @Test
    void valuesUpToTheLastNamedOneTakeMemory() {
        assertEquals(4, table().bytes());
        assertEquals(4 * 5, table(new Range(2, 3)).bytes());
        assertEquals(4 * 12, table(new Range(2, 10)).bytes());
    }

    @Test
    void anAbsentValueIsInNoRange() {
        assertEquals(ValueClasses.ABSENT, table.classOf(3, ABSENT));
        assertEquals(ValueClasses.ABSENT, table.classOf(0, ABSENT));
    }

    @Test
    void aValueThatTheFieldCannotHaveIsInNoRange() {
        assertEquals(ValueClasses.ABSENT, table.classOf(11, CARRIED));
        assertEquals(ValueClasses.ABSENT, table.classOf(4000, CARRIED));
        assertEquals(ValueClasses.ABSENT, table.classOf(-1, CARRIED));
        assertEquals(ValueClasses.ABSENT, table.classOf(Integer.MIN_VALUE, CARRIED));
    }
}
