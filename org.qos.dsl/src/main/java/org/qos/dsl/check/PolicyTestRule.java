package org.qos.dsl.check;

import java.util.function.Consumer;
import org.qos.dsl.model.policytest.PolicyTestFile;

/** A rule about tests that needs the policy which they are for, and its context. */
public interface PolicyTestRule extends Rule {

    /**
     * Checks a file with tests.
     *
     * @param file the file
     * @param context what is known of its policy and its subnet
     * @param violations accepts the violations, each at an object of the file
     */
    void check(PolicyTestFile file, FabricContext context, Consumer<RuleViolation> violations);
}
