package org.qos.dsl.scoping;

import java.util.Optional;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.qos.dsl.model.partitions.PartitionFile;

/** Finds the partition file among the resources that are loaded together with the policy; loads none. */
public class PartitionsInResourceSet {

    /** The partition file that belongs to a policy; empty when the project has none, or it is not loaded. */
    public Optional<PartitionFile> partitionsFor(Resource policy) {
        ResourceSet resources = policy.getResourceSet();
        return resources == null
                ? Optional.empty()
                : resources.getResources().stream()
                        .flatMap(resource -> resource.getContents().stream())
                        .filter(PartitionFile.class::isInstance)
                        .map(PartitionFile.class::cast)
                        .findFirst();
    }
}
