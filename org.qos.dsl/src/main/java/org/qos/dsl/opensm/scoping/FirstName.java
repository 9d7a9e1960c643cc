package org.qos.dsl.opensm.scoping;

import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.naming.IQualifiedNameProvider;
import org.eclipse.xtext.naming.QualifiedName;
import org.qos.dsl.model.policy.PortGroup;
import org.qos.dsl.model.policy.QosLevel;

/** Port groups and levels are called by the first of the names that are written in them. */
public class FirstName extends IQualifiedNameProvider.AbstractImpl {

    @Override
    public QualifiedName getFullyQualifiedName(EObject object) {
        List<String> names = names(object);
        return names.isEmpty() ? null : QualifiedName.create(names.get(0));
    }

    private static List<String> names(EObject object) {
        if (object instanceof PortGroup group) {
            return group.getNames();
        }
        return object instanceof QosLevel level ? level.getNames() : List.of();
    }
}
