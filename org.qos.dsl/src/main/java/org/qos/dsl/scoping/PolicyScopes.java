package org.qos.dsl.scoping;

import com.google.inject.Inject;
import java.util.List;
import java.util.function.Function;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.EObjectDescription;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.scoping.IScope;
import org.eclipse.xtext.scoping.impl.MapBasedScope;
import org.eclipse.xtext.util.IResourceScopeCache;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.model.policy.PolicyFile;

/**
 * The names that a policy can refer to, each list made once for a resource and kept until that changes. Where a name is
 * defined twice, the first definition is used.
 */
public class PolicyScopes {
    @Inject
    private IResourceScopeCache cache;

    @Inject
    private PartitionsInResourceSet partitions;

    /**
     * The definitions in the policy of a resource.
     *
     * @param kind distinguishes lists of different definitions
     * @param definitions the definitions in a policy
     * @param name the name of a definition, empty when it has none
     * @param ignoreCase whether upper and lower case are the same
     */
    public <T extends EObject> IScope inPolicy(
            Resource resource,
            Object kind,
            Function<PolicyFile, List<T>> definitions,
            Function<T, String> name,
            boolean ignoreCase) {
        return cache.get(List.of(PolicyScopes.class, kind), resource, () -> resource.getContents().stream()
                .filter(PolicyFile.class::isInstance)
                .map(PolicyFile.class::cast)
                .findFirst()
                .map(file -> scope(definitions.apply(file), name, ignoreCase))
                .orElse(IScope.NULLSCOPE));
    }

    /** The partitions of the project; their names are compared as they are written. */
    public IScope partitions(Resource policy) {
        return partitions.partitionsFor(policy).map(this::partitionsIn).orElse(IScope.NULLSCOPE);
    }

    private IScope partitionsIn(PartitionFile file) {
        return cache.get(
                List.of(PolicyScopes.class, PartitionFile.class),
                file.eResource(),
                () -> scope(file.getDefinitions(), partition -> trimmed(partition.getName()), false));
    }

    private static <T extends EObject> IScope scope(List<T> definitions, Function<T, String> name, boolean ignoreCase) {
        List<IEObjectDescription> named = definitions.stream()
                .filter(definition -> !name.apply(definition).isEmpty())
                .map(definition -> EObjectDescription.create(QualifiedName.create(name.apply(definition)), definition))
                .toList();
        return MapBasedScope.createScope(IScope.NULLSCOPE, named, ignoreCase);
    }

    private static String trimmed(String name) {
        return name == null ? "" : name.strip();
    }
}
