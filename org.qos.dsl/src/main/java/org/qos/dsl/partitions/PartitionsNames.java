package org.qos.dsl.partitions;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.naming.IQualifiedNameProvider;
import org.eclipse.xtext.naming.QualifiedName;
import org.qos.dsl.lower.PartitionHead;
import org.qos.dsl.model.partitions.PartitionDefinition;

/** The names of partition definitions, by which policies refer to them. */
public class PartitionsNames extends IQualifiedNameProvider.AbstractImpl {

    /** The name that OpenSM gives the partition; null where it generates one or there is no definition. */
    @Override
    public QualifiedName getFullyQualifiedName(EObject object) {
        return object instanceof PartitionDefinition definition
                ? PartitionHead.of(definition)
                        .flatMap(PartitionHead::effectiveName)
                        .map(QualifiedName::create)
                        .orElse(null)
                : null;
    }
}
