package org.qos.analysis.explanation.page;

import org.qos.analysis.explanation.Comparison;

/**
 * The words for a criterion beside what the request has there.
 *
 * @param wording names ports and values
 */
record ComparisonWording(Wording wording) {

    /** Why a request does not meet a criterion. */
    String unmet(Comparison comparison) {
        if (comparison instanceof Comparison.OfPort port) {
            return title(port) + "wanted in " + Wording.names(port.wanted()) + ", " + wording.port(port.portGuid())
                    + " is in "
                    + (port.memberOf().isEmpty() ? "no group" : Wording.names(port.memberOf()));
        }
        Comparison.OfNumber number = (Comparison.OfNumber) comparison;
        return title(number) + "wanted " + Wording.values(number.field(), number.wanted()) + ", got "
                + Wording.got(number.field(), number.got());
    }

    /** How a request meets a criterion. */
    String met(Comparison comparison) {
        if (comparison instanceof Comparison.OfPort port) {
            return title(port) + wording.port(port.portGuid()) + " is in "
                    + Wording.names(port.wanted().stream()
                            .filter(port.memberOf()::contains)
                            .toList());
        }
        Comparison.OfNumber number = (Comparison.OfNumber) comparison;
        return title(number) + Wording.got(number.field(), number.got()) + " is in "
                + Wording.values(number.field(), number.wanted());
    }

    private static String title(Comparison comparison) {
        return Wording.title(comparison.field()) + ": ";
    }
}
