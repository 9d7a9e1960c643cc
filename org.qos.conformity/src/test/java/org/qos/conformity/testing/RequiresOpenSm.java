package org.qos.conformity.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.qos.conformity.sim.Programs;

/** A test that runs only where OpenSM, ibsim and infiniband-diags are installed; else one line says what is missing. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(RequiresOpenSm.Condition.class)
public @interface RequiresOpenSm {

    /** Skips the test, saying so once. */
    final class Condition implements ExecutionCondition {

        private static final AtomicBoolean SAID = new AtomicBoolean();

        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            List<String> missing = Programs.missing();
            if (missing.isEmpty()) {
                return ConditionEvaluationResult.enabled("all programs are installed");
            }
            String reason = "not installed: " + String.join(", ", missing);
            if (SAID.compareAndSet(false, true)) {
                System.err.println("SKIPPED: all tests against a running OpenSM, " + reason + ". " + Programs.INSTALL);
            }
            return ConditionEvaluationResult.disabled(reason);
        }
    }
}
