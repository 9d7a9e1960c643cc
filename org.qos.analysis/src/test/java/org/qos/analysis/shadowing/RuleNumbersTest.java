package org.qos.analysis.shadowing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class RuleNumbersTest {

    @Test
    void fewRulesAreNamed() {
        assertEquals("rule 7", RuleNumbers.text(List.of(7)));
        assertEquals("rules 1 and 7", RuleNumbers.text(List.of(1, 7)));
        assertEquals("rules 1, 3, 5 and 7", RuleNumbers.text(List.of(1, 3, 5, 7)));
    }

    @Test
    void ofManyRulesTheFirstAreNamed() {
        assertEquals("rules 1, 3, 5, 7 and 1 other", RuleNumbers.text(List.of(1, 3, 5, 7, 9)));
        assertEquals("rules 1, 3, 5, 7 and 2 others", RuleNumbers.text(List.of(1, 3, 5, 7, 9, 11)));
    }
}
