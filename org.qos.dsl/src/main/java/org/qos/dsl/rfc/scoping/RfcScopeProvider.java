package org.qos.dsl.rfc.scoping;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.scoping.IScope;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage;
import org.qos.dsl.scoping.PolicyScopes;

/**
 * What the names in the RFC syntax refer to: groups by name ignoring case, levels by their serial number, partitions by
 * the name that the partition file gives them.
 */
public class RfcScopeProvider extends AbstractRfcScopeProvider {
    @Inject
    private PolicyScopes scopes;

    @Override
    public IScope getScope(EObject context, EReference reference) {
        EClass wanted = reference.getEReferenceType();
        Resource resource = context.eResource();
        if (wanted == PolicyPackage.Literals.PORT_GROUP) {
            return scopes.inPolicy(resource, wanted, PolicyFile::getPortGroups, RfcNames::of, true);
        }
        if (wanted == PolicyPackage.Literals.QOS_LEVEL) {
            return scopes.inPolicy(resource, wanted, PolicyFile::getLevels, RfcNames::of, false);
        }
        return wanted == PartitionsPackage.Literals.PARTITION_DEFINITION
                ? scopes.partitions(resource)
                : super.getScope(context, reference);
    }
}
