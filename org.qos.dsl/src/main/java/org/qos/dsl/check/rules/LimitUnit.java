package org.qos.dsl.check.rules;

import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.scanner.QuantityForCode;

/** The unit after a limit, which is a syntax error that names the code to write. */
final class LimitUnit {

    private LimitUnit() {}

    /** Whether the number of a violation and what follows it are such a limit. */
    static boolean follows(RuleViolation violation) {
        return violation
                .written()
                .filter(number -> QuantityForCode.isAt(
                        NodeModelUtils.getNode(violation.object()).getRootNode().getText(), number.getOffset()))
                .isPresent();
    }
}
