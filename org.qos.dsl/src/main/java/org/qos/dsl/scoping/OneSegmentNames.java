package org.qos.dsl.scoping;

import org.eclipse.xtext.naming.IQualifiedNameConverter;
import org.eclipse.xtext.naming.QualifiedName;

/** Names of groups, levels and partitions have one segment: a dot in them is an ordinary character. */
public class OneSegmentNames implements IQualifiedNameConverter {

    @Override
    public String toString(QualifiedName name) {
        return name.toString();
    }

    @Override
    public QualifiedName toQualifiedName(String text) {
        return QualifiedName.create(text);
    }
}
