package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A rule that fails hides nothing. */
class RuleRunTest {

    private static final Rule RULE = Rules.all().get(0);

    @Test
    void itsFailureIsAFinding() {
        List<String> messages = new ArrayList<>();
        RuleRun.run(
                RULE,
                () -> {
                    throw new IllegalStateException("no such VL");
                },
                messages::add);
        assertEquals(1, messages.size());
        assertTrue(
                messages.get(0)
                        .startsWith("internal error: the rule " + RULE.code()
                                + " failed with java.lang.IllegalStateException: no such VL."),
                messages.get(0));
    }

    @Test
    void aRuleThatEndsHasNoFailure() {
        RuleRun.run(RULE, () -> {}, message -> {
            throw new AssertionError(message);
        });
    }
}
