package org.qos.fabric.discovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

class RoundRobinTest {

    private final RoundRobin<String> all = new RoundRobin<>();
    private boolean busy;

    @Test
    void sourcesTakeTurnsUntilEachEnds() {
        add("a1", "a2", "a3");
        add();
        add("b1");
        add("c1", "c2");
        assertEquals("a1 b1 c1 a2 c2 a3", rest());
        assertThrows(NoSuchElementException.class, all::next);
    }

    @Test
    void aBusySourceKeepsItsElementsForLater() {
        all.add(List.of("x1", "x2").iterator(), () -> busy);
        add("a1", "a2");
        busy = true;
        assertEquals("a1 a2", rest());
        assertFalse(all.hasNext());
        busy = false;
        assertEquals("x1 x2", rest());
    }

    private void add(String... elements) {
        all.add(List.of(elements).iterator(), () -> false);
    }

    private String rest() {
        StringBuilder taken = new StringBuilder();
        all.forEachRemaining(element -> taken.append(element).append(' '));
        return taken.toString().strip();
    }
}
