package org.qos.dsl.check;

import java.util.function.Consumer;
import org.qos.dsl.language.SyntaxCode;

/** One run of a rule over one file. What goes wrong within the rule itself becomes a finding, so that nobody misses it. */
final class RuleRun {

    /** The code of what a rule could not finish. */
    static final String INTERNAL_ERROR = SyntaxCode.INTERNAL_ERROR.code();

    private RuleRun() {}

    /**
     * Runs a check.
     *
     * @param check runs the rule
     * @param failed takes the message when it fails
     */
    static void run(Rule rule, Runnable check, Consumer<String> failed) {
        try {
            check.run();
        } catch (RuntimeException failure) {
            failed.accept("internal error: the rule " + rule.code() + " failed with " + failure
                    + ". Please report it with this file; other findings of the rule are missing");
        }
    }
}
