package org.qos.dsl.rfc.validation;

import org.eclipse.xtext.validation.Check;
import org.qos.dsl.check.DocumentRules;
import org.qos.dsl.model.policy.PolicyFile;

/** Runs the document rules on the RFC syntax. */
public class RfcValidator extends AbstractRfcValidator {

    /** Runs every document rule once for the file. */
    @Check
    public void rules(PolicyFile file) {
        DocumentRules.check(file, getMessageAcceptor());
    }
}
