package org.qos.dsl.partitions.validation;

import org.eclipse.xtext.validation.Check;
import org.qos.dsl.check.DocumentRules;
import org.qos.dsl.model.partitions.PartitionFile;

/** Runs the document rules on the partition file. */
public class PartitionsValidator extends AbstractPartitionsValidator {

    /** Runs every document rule once for the file. */
    @Check
    public void rules(PartitionFile file) {
        DocumentRules.check(file, getMessageAcceptor());
    }
}
