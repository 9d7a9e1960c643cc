package org.qos.dsl.check;

import org.qos.dsl.model.policytest.PolicyTestFile;

/** A rule about tests that needs the policy which they are for, and its context. */
public interface PolicyTestRule extends FileContextRule<PolicyTestFile> {

    @Override
    default Class<PolicyTestFile> root() {
        return PolicyTestFile.class;
    }
}
