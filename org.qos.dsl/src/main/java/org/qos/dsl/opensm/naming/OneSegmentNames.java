package org.qos.dsl.opensm.naming;

import org.eclipse.xtext.naming.IQualifiedNameConverter;
import org.eclipse.xtext.naming.QualifiedName;

/** A dot is a character of a name like any other. */
public class OneSegmentNames implements IQualifiedNameConverter {

    @Override
    public String toString(QualifiedName name) {
        return name.toString();
    }

    @Override
    public QualifiedName toQualifiedName(String name) {
        return QualifiedName.create(name);
    }
}
