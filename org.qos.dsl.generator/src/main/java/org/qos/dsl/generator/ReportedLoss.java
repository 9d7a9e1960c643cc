package org.qos.dsl.generator;

import org.qos.dsl.check.Severity;

/**
 * A loss as users see it.
 *
 * @param loss what is lost
 * @param severity an error when the output must not be used because of it
 * @param place where the policy says what is lost, {@code file:line:column}, or only the file
 */
public record ReportedLoss(ConversionLoss loss, Severity severity, String place) {

    /** The loss in one line. */
    public String line() {
        return place + ": " + severity + ": " + loss.message() + " [" + loss.code() + "]";
    }

    /** Whether the output must not be used because of it. */
    public boolean isError() {
        return severity == Severity.ERROR;
    }
}
