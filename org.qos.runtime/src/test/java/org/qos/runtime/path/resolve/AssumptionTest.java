package org.qos.runtime.path.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AssumptionTest {

    @ParameterizedTest(name = "MTU {0}, rate {1}: {2}")
    @CsvSource({"false, false, ''", "true, false, MTU", "false, true, RATE", "true, true, MTU RATE"})
    void whatIsNotKnownIsAssumed(boolean mtu, boolean rate, String assumed) {
        Set<Assumption> expected = Arrays.stream(assumed.split(" "))
                .filter(name -> !name.isEmpty())
                .map(Assumption::valueOf)
                .collect(Collectors.toSet());
        assertEquals(expected, Assumption.of(mtu, rate));
    }
}
