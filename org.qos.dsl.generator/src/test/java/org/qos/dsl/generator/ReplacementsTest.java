package org.qos.dsl.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReplacementsTest {

    private final List<String> asked = new ArrayList<>();
    private final Replacements<String> replacements = new Replacements<>(this::replacement);

    @Test
    void replacesEqualValuesOnce() {
        String first = replacements.of(new String("a"));
        assertSame(first, replacements.of(new String("a")));
        assertEquals(List.of("a"), asked);
    }

    @Test
    void keepsTheOrderInWhichValuesWereMet() {
        replacements.ofAll(List.of("b", "a", "b"));
        replacements.of("c");
        assertEquals(List.of("[b]", "[a]", "[c]"), replacements.all());
    }

    private String replacement(String value) {
        asked.add(value);
        return "[" + value + "]";
    }
}
