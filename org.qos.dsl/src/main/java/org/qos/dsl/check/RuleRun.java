package org.qos.dsl.check;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.validation.ValidationMessageAcceptor;
import org.qos.dsl.language.SyntaxCode;

/** One run of a rule over one file. What goes wrong within the rule itself becomes a finding, so that nobody misses it. */
final class RuleRun {

    /** The code of what a rule could not finish. */
    static final String INTERNAL_ERROR = SyntaxCode.INTERNAL_ERROR.code();

    private RuleRun() {}

    /**
     * Runs a check.
     *
     * @param rule the rule
     * @param file the root of the file's model
     * @param check looks for the mistake
     * @param acceptor takes the message when it fails
     */
    static void run(Rule rule, EObject file, Runnable check, ValidationMessageAcceptor acceptor) {
        try {
            check.run();
        } catch (RuntimeException failure) {
            acceptor.acceptError(
                    "internal error: the rule " + rule.code() + " failed with " + failure
                            + ". Please report it with this file; what else the rule would find is not told",
                    file,
                    0,
                    0,
                    INTERNAL_ERROR);
        }
    }
}
