package org.qos.dsl.check.rules.enhancedqos;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.DocumentRule;
import org.qos.dsl.model.enhancedqos.EnhancedQosFile;

/** A rule about the text of an enhanced QoS policy file. */
interface EnhancedQosRule extends DocumentRule<EnhancedQosFile> {

    @Override
    default Class<EnhancedQosFile> root() {
        return EnhancedQosFile.class;
    }

    /** The line of an object, from 1. */
    static int line(EObject object) {
        return NodeModelUtils.findActualNodeFor(object).getStartLine();
    }
}
