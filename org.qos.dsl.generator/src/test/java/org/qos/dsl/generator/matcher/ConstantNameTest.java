package org.qos.dsl.generator.matcher;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ConstantNameTest {

    private final ConstantName names = new ConstantName("LEVEL_");

    @Test
    void writesNamesAsConstantsAre() {
        assertEquals("BULK_DATA_AT_NIGHT", names.of("Bulk data, at night"));
    }

    @Test
    void beginsWithALetter() {
        assertEquals("LEVEL_3", names.of("3"));
        assertEquals("LEVEL_", names.of(""));
        assertEquals("LEVEL__", names.of("\u6771"));
    }

    @Test
    void givesEachNameOnce() {
        assertEquals("GOLD", names.of("gold"));
        assertEquals("GOLD_2", names.of("Gold"));
        assertEquals("GOLD_2_2", names.of("gold 2"));
    }

    @Test
    void cutsLongNames() {
        assertEquals(40, names.of("x".repeat(100)).length());
    }
}
