package org.qos.dsl.partitions;

import org.eclipse.xtext.conversion.IValueConverter;
import org.eclipse.xtext.conversion.ValueConverter;
import org.eclipse.xtext.conversion.impl.AbstractDeclarativeValueConverterService;
import org.eclipse.xtext.conversion.impl.AbstractNullSafeConverter;
import org.eclipse.xtext.nodemodel.INode;

/** Turns tokens into values. All are taken as written, except a member without a name. */
public class PartitionsConverters extends AbstractDeclarativeValueConverterService {

    /** A member; what begins with an equals sign names none, and OpenSM skips it. */
    @ValueConverter(rule = "PORT")
    public IValueConverter<String> port() {
        return new AbstractNullSafeConverter<>() {
            @Override
            protected String internalToValue(String text, INode node) {
                return text.startsWith("=") ? "" : text;
            }

            @Override
            protected String internalToString(String value) {
                return value;
            }
        };
    }
}
