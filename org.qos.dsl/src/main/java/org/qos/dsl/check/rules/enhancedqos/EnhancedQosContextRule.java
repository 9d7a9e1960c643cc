package org.qos.dsl.check.rules.enhancedqos;

import org.qos.dsl.check.FileContextRule;
import org.qos.dsl.model.enhancedqos.EnhancedQosFile;

/** A rule about an enhanced QoS policy file and its fabric. */
interface EnhancedQosContextRule extends FileContextRule<EnhancedQosFile> {

    @Override
    default Class<EnhancedQosFile> root() {
        return EnhancedQosFile.class;
    }
}
