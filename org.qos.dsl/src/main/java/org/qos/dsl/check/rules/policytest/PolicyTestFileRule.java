package org.qos.dsl.check.rules.policytest;

import org.qos.dsl.check.DocumentRule;
import org.qos.dsl.model.policytest.PolicyTestFile;

/** A rule about the text of a file with tests. */
interface PolicyTestFileRule extends DocumentRule<PolicyTestFile> {

    @Override
    default Class<PolicyTestFile> root() {
        return PolicyTestFile.class;
    }
}
