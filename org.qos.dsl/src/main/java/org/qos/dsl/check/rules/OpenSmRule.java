package org.qos.dsl.check.rules;

import org.qos.runtime.policy.PolicySyntax;

/** A rule about policies in the OpenSM syntax only. */
interface OpenSmRule extends PolicyRule {

    @Override
    default boolean appliesTo(PolicySyntax syntax) {
        return syntax == PolicySyntax.OPENSM;
    }
}
