package org.qos.dsl.options.validation;

import org.eclipse.xtext.validation.Check;
import org.qos.dsl.check.DocumentRules;
import org.qos.dsl.model.options.OptionsFile;

/** Runs the document rules on the option file. */
public class OptionsValidator extends AbstractOptionsValidator {

    /** Runs every document rule once for the file. */
    @Check
    public void rules(OptionsFile file) {
        DocumentRules.check(file, getMessageAcceptor());
    }
}
