package org.qos.dsl.check.rules;

import org.qos.dsl.check.DocumentRule;
import org.qos.dsl.model.policy.PolicyFile;

/** A rule about policies in either spelling. */
interface PolicyRule extends DocumentRule<PolicyFile> {

    @Override
    default Class<PolicyFile> root() {
        return PolicyFile.class;
    }
}
