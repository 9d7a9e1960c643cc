package org.qos.dsl.scoping;

import com.google.inject.ImplementedBy;
import java.util.Optional;
import org.eclipse.emf.ecore.resource.Resource;
import org.qos.dsl.model.partitions.PartitionFile;

/** Which partitions the policy of a resource may name. */
@ImplementedBy(PartitionsInResourceSet.class)
public interface PartitionScope {

    /** The partition file that belongs to a policy; empty when the project has none, or it is not loaded. */
    Optional<PartitionFile> partitionsFor(Resource policy);
}
