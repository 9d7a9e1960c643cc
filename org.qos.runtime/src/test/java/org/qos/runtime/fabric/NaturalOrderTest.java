package org.qos.runtime.fabric;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class NaturalOrderTest {

    @Test
    void numbersCountAsNumbers() {
        List<String> names = List.of("leaf", "leaf1", "leaf2", "leaf010", "leaf11a", "spine1 port2", "spine1 port10");
        assertEquals(
                names,
                Stream.of("spine1 port10", "leaf11a", "leaf010", "spine1 port2", "leaf2", "leaf", "leaf1")
                        .sorted(Comparator.comparing(NaturalOrder::key))
                        .toList());
    }
}
