package org.qos.dsl.check.rules;

import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/** The base in which a file writes a number, so that messages can use the same. An octal number is shown as a decimal one. */
enum NumberBase {
    DECIMAL,
    HEXADECIMAL;

    private static final String PREFIX = "0x";

    /** The base of a value of a feature as it is written. */
    static NumberBase of(EObject object, EStructuralFeature feature, int index) {
        List<INode> nodes = NodeModelUtils.findNodesForFeature(object, feature);
        int place = Math.max(index, 0);
        boolean prefixed = place < nodes.size()
                && NodeModelUtils.getTokenText(nodes.get(place))
                        .strip()
                        .regionMatches(true, 0, PREFIX, 0, PREFIX.length());
        return prefixed ? HEXADECIMAL : DECIMAL;
    }

    /** An unsigned number in this base. */
    String text(long number) {
        return this == HEXADECIMAL ? PREFIX + Long.toHexString(number) : Long.toUnsignedString(number);
    }
}
