package org.qos.dsl.scoping;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which names differ as by a slip of the keyboard. */
class NamesInScopeTest {

    @ParameterizedTest(name = "{0}, {1}: {2}")
    @CsvSource(
            textBlock =
                    """
                    storage,   storage,   true
                    strage,    storage,   true
                    storrage,  storage,   true
                    storaeg,   storage,   true
                    storages,  storage,   false
                    torage,    storage,   false
                    storage-b, storage-a, false
                    rack-west, rack-east, false
                    draining,  training,  false
                    read,      reads,     false
                    '',        a,         false
                    """)
    void aSlipSwapsLettersOrHasOneMoreInTheMiddle(String written, String name, boolean slip) {
        assertEquals(slip, NamesInScope.isSlip(written, name));
        assertEquals(slip, NamesInScope.isSlip(name, written));
    }
}
