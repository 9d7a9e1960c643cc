package org.qos.dsl.partitions;

import org.eclipse.xtext.naming.IQualifiedNameConverter;
import org.eclipse.xtext.naming.QualifiedName;

/** Names of one segment each: dots are ordinary characters. */
public class WholeNames implements IQualifiedNameConverter {

    @Override
    public String toString(QualifiedName name) {
        return String.join(".", name.getSegments());
    }

    @Override
    public QualifiedName toQualifiedName(String text) {
        return QualifiedName.create(text);
    }
}
