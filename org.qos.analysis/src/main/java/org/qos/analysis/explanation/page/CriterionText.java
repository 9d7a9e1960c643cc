package org.qos.analysis.explanation.page;

import org.qos.analysis.explanation.CriterionResult;

/**
 * Text for a criterion and what the request has there.
 *
 * @param text names ports and values
 */
record CriterionText(FieldText text) {

    /** Why a request does not meet a criterion. */
    String unmet(CriterionResult comparison) {
        if (comparison instanceof CriterionResult.OfPort port) {
            return title(port) + "wanted in " + FieldText.names(port.wanted()) + ", " + text.port(port.portGuid())
                    + " is in "
                    + (port.memberOf().isEmpty() ? "no group" : FieldText.names(port.memberOf()));
        }
        CriterionResult.OfNumber number = (CriterionResult.OfNumber) comparison;
        return title(number) + "wanted " + FieldText.values(number.field(), number.wanted()) + ", "
                + (number.got().isEmpty() ? "not set in the request" : "got " + got(number));
    }

    /** How a request meets a criterion. */
    String met(CriterionResult comparison) {
        if (comparison instanceof CriterionResult.OfPort port) {
            return title(port) + text.port(port.portGuid()) + " is in "
                    + FieldText.names(port.wanted().stream()
                            .filter(port.memberOf()::contains)
                            .toList());
        }
        CriterionResult.OfNumber number = (CriterionResult.OfNumber) comparison;
        return title(number) + got(number) + " is in " + FieldText.values(number.field(), number.wanted());
    }

    private static String got(CriterionResult.OfNumber number) {
        return FieldText.got(number.field(), number.got().orElseThrow());
    }

    private static String title(CriterionResult comparison) {
        return FieldText.title(comparison.field()) + ": ";
    }
}
