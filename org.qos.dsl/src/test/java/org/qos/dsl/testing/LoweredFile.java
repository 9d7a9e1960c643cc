package org.qos.dsl.testing;

import org.eclipse.emf.ecore.EObject;
import org.qos.analysis.policytest.Expectation;
import org.qos.analysis.policytest.PolicyTest;
import org.qos.analysis.policytest.TestedRequest;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.lower.EnhancedQosLowering;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.lower.PolicyLowering;
import org.qos.dsl.lower.PolicyTestLowering;
import org.qos.dsl.model.enhancedqos.EnhancedQosFile;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policytest.PolicyTestFile;

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
        if (root instanceof PolicyTestFile tests) {
            return PolicyTestLowering.lower(tests).value().stream()
                    .map(LoweredFile::withoutLines)
                    .toList();
        }
        if (root instanceof EnhancedQosFile limits) {
            return EnhancedQosLowering.lower(limits).value();
        }
        return root instanceof PartitionFile partitions
                ? PartitionsLowering.lower(partitions).value()
                : OptionsLowering.lower((OptionsFile) root).value();
    }

    /** Statements may move to other lines. */
    private static String withoutLines(PolicyTest test) {
        return test.name()
                + test.forAll()
                + test.steps().stream()
                        .map(step -> step.requests().stream()
                                        .map(TestedRequest::text)
                                        .toList()
                                + " "
                                + step.expectations().stream()
                                        .map(Expectation::text)
                                        .toList())
                        .toList();
    }
}
