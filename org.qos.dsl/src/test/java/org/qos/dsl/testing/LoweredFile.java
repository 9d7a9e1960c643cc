package org.qos.dsl.testing;

import org.eclipse.emf.ecore.EObject;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.lower.PolicyLowering;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.policy.PolicyFile;

/** The meaning of a file in any language. */
public final class LoweredFile {

    private LoweredFile() {}

    /** What the file means; equal for files that mean the same. */
    public static Object value(SourceFile file) {
        EObject root = file.root();
        if (root instanceof PolicyFile policy) {
            return PolicyLowering.lower(policy, file.language().syntax().orElseThrow())
                    .value();
        }
        return root instanceof PartitionFile partitions
                ? PartitionsLowering.lower(partitions).value()
                : OptionsLowering.lower((OptionsFile) root).value();
    }
}
