package org.qos.dsl.check.rules;

import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.check.RuleViolation;

/** The first NUL byte of a file. C's functions for strings take it for the end of a line that {@code fgets} has read. */
public final class NulBytes {

    private NulBytes() {}

    /** The violation at the first NUL byte, if there is any. */
    public static Stream<RuleViolation> in(EObject file) {
        String text = NodeModelUtils.findActualNodeFor(file).getRootNode().getText();
        int first = text.indexOf('\0');
        return first < 0
                ? Stream.empty()
                : Stream.of(RuleViolation.at(
                        file,
                        new TextRegion(first, 1),
                        "the line has a NUL byte; OpenSM ignores it and the rest of the line; remove the byte, or"
                                + " write the file as text"));
    }
}
