package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Why the tests of a policy cannot run. */
class TestedPolicyTest {

    @Test
    void aProblemMayBeASentence() {
        TestedPolicy policy =
                new TestedPolicy(Optional.empty(), Map.of("policy", "it has errors.", "fabric", "a.net: no such file"));

        assertEquals(
                Map.of(
                        "policy", "it has errors; the tests cannot run",
                        "fabric", "a.net: no such file; the tests cannot run"),
                policy.obstacles());
        assertEquals(Optional.empty(), policy.policy());
    }
}
