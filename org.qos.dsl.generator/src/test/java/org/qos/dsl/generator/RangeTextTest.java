package org.qos.dsl.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

class RangeTextTest {

    @Test
    void writesGuidsAndServiceIdsInSixteenDigits() {
        Ranges ranges = Ranges.of(Range.of(1), new Range(0x10, -1));
        assertEquals(List.of("0x0000000000000001, 0x0000000000000010-0xffffffffffffffff"), RangeText.wide(ranges));
    }

    @Test
    void writesPkeysInFourDigits() {
        assertEquals(List.of("0x0001-0x7fff"), RangeText.pkeys(Ranges.of(new Range(1, 0x7fff))));
    }

    @Test
    void writesOtherNumbersWithoutLeadingZeros() {
        assertEquals(List.of("7-9, 11"), RangeText.decimal(Ranges.of(new Range(7, 9), Range.of(11))));
    }

    @Test
    void cutsLongListsIntoLines() {
        Ranges odd = Ranges.ofValues(1, 3, 5, 7, 9, 11, 13, 15, 17);
        assertEquals(List.of("1, 3, 5, 7, 9, 11, 13, 15", "17"), RangeText.decimal(odd));
    }

    @Test
    void writesNoLineForAnEmptySet() {
        assertEquals(List.of(), RangeText.decimal(Ranges.NONE));
    }
}
