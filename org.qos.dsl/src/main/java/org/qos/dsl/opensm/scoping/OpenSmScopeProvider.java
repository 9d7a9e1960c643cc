package org.qos.dsl.opensm.scoping;

import com.google.inject.Inject;
import java.util.List;
import java.util.function.Function;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.scoping.IScope;
import org.eclipse.xtext.util.IResourceScopeCache;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage;
import org.qos.dsl.model.policy.PortGroup;
import org.qos.dsl.model.policy.QosLevel;
import org.qos.dsl.scoping.PolicyScopes;

/**
 * What the names in a policy refer to: port groups and levels anywhere in the same file, and partitions of
 * the partition file that was loaded next to it.
 */
public class OpenSmScopeProvider extends AbstractOpenSmScopeProvider {

    @Inject
    private IResourceScopeCache cache;

    @Inject
    private PolicyScopes scopes;

    @Override
    public IScope getScope(EObject context, EReference reference) {
        EClass type = reference.getEReferenceType();
        Resource file = context.eResource();
        if (type == PolicyPackage.Literals.PORT_GROUP) {
            return cache.get(type, file, () -> scope(file, PolicyFile::getPortGroups, PortGroup::getNames));
        }
        if (type == PolicyPackage.Literals.QOS_LEVEL) {
            return cache.get(type, file, () -> scope(file, PolicyFile::getLevels, QosLevel::getNames));
        }
        return type == PartitionsPackage.Literals.PARTITION_DEFINITION ? scopes.partitions(file) : IScope.NULLSCOPE;
    }

    private static <D extends EObject> IScope scope(
            Resource file, Function<PolicyFile, List<D>> definitions, Function<D, List<String>> names) {
        FirstInFile scope = new FirstInFile();
        for (EObject root : file.getContents()) {
            definitions.apply((PolicyFile) root).forEach(definition -> names.apply(definition).stream()
                    .limit(1)
                    .forEach(name -> scope.add(name, definition)));
        }
        return scope;
    }
}
