package org.qos.dsl.rfc.scoping;

import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.naming.IQualifiedNameProvider;
import org.eclipse.xtext.naming.QualifiedName;
import org.qos.dsl.model.policy.PortGroup;
import org.qos.dsl.model.policy.QosLevel;

/** The names by which the RFC syntax refers to things: the first {@code name} of a group, the first {@code sn} of a level. */
public class RfcNames extends IQualifiedNameProvider.AbstractImpl {

    /** The name of a group, trimmed; empty when it has none. */
    static String of(PortGroup group) {
        return first(group.getNames()).strip();
    }

    /** The serial number of a level in decimal; empty when it has none. */
    static String of(QosLevel level) {
        return first(level.getSns().stream().map(Long::toUnsignedString).toList());
    }

    @Override
    public QualifiedName getFullyQualifiedName(EObject object) {
        String name = "";
        if (object instanceof PortGroup group) {
            name = of(group);
        } else if (object instanceof QosLevel level) {
            name = of(level);
        }
        return name.isEmpty() ? null : QualifiedName.create(name);
    }

    private static String first(List<String> values) {
        return values.isEmpty() ? "" : values.get(0);
    }
}
