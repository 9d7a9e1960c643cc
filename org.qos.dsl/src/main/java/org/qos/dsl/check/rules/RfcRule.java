package org.qos.dsl.check.rules;

import org.qos.runtime.policy.PolicySyntax;

/** A rule about policies in the RFC syntax only. */
interface RfcRule extends PolicyRule {

    @Override
    default boolean appliesTo(PolicySyntax syntax) {
        return syntax == PolicySyntax.RFC;
    }
}
