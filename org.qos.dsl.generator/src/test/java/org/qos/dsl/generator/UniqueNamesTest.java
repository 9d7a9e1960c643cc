package org.qos.dsl.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class UniqueNamesTest {

    private final UniqueNames labels = new UniqueNames();

    @Test
    void keepsNamesThatDiffer() {
        assertEquals("gold", labels.unique("gold"));
        assertEquals("silver", labels.unique("silver"));
    }

    @Test
    void numbersNamesThatDifferInCaseOnly() {
        labels.unique("gold");
        assertEquals("GOLD-2", labels.unique("GOLD"));
        assertEquals("gold-3", labels.unique("gold"));
    }

    @Test
    void skipsNumbersThatAreTaken() {
        labels.unique("gold-2");
        labels.unique("gold");
        assertEquals("gold-3", labels.unique("gold"));
        assertEquals("gold-2-2", labels.unique("gold-2"));
    }
}
