package org.qos.dsl.opensm.scoping;

import com.google.inject.Inject;
import com.google.inject.Provider;
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
 * the partition file that was loaded beside it.
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
            return cached(type, file, () -> portGroups(file));
        }
        if (type == PolicyPackage.Literals.QOS_LEVEL) {
            return cached(type, file, () -> levels(file));
        }
        if (type == PartitionsPackage.Literals.PARTITION_DEFINITION) {
            return scopes.partitions(file);
        }
        return IScope.NULLSCOPE;
    }

    private IScope cached(EClass type, Resource file, Provider<IScope> scope) {
        return cache.get(type, file, scope);
    }

    private static IScope portGroups(Resource file) {
        FirstInFile scope = new FirstInFile();
        for (EObject root : file.getContents()) {
            for (PortGroup group : ((PolicyFile) root).getPortGroups()) {
                group.getNames().stream().limit(1).forEach(name -> scope.add(name, group));
            }
        }
        return scope;
    }

    private static IScope levels(Resource file) {
        FirstInFile scope = new FirstInFile();
        for (EObject root : file.getContents()) {
            for (QosLevel level : ((PolicyFile) root).getLevels()) {
                level.getNames().stream().limit(1).forEach(name -> scope.add(name, level));
            }
        }
        return scope;
    }
}
