package org.qos.conformity.audit;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;

/** A test that runs only where ibdmchk is installed; else a line says what is missing. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(RequiresIbdmchk.Condition.class)
@interface RequiresIbdmchk {

    /** Skips the test, saying so. */
    final class Condition implements ExecutionCondition {

        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            if (Ibdmchk.program().isPresent()) {
                return ConditionEvaluationResult.enabled("ibdmchk is installed");
            }
            if (context.getTestMethod().isEmpty()) {
                System.err.println(
                        "SKIPPED: " + context.getDisplayName() + ", not installed: ibdmchk. " + Ibdmchk.INSTALL);
            }
            return ConditionEvaluationResult.disabled("not installed: ibdmchk");
        }
    }
}
