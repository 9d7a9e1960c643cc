package org.qos.dsl.partitions;

import java.util.Map;
import org.eclipse.xtext.conversion.IValueConverter;
import org.eclipse.xtext.conversion.impl.AbstractNullSafeConverter;
import org.eclipse.xtext.nodemodel.INode;
import org.qos.dsl.language.RuleConverters;

/** Turns tokens into values. All are taken as written, except a member without a name. */
public class PartitionsConverters extends RuleConverters {

    /** The converters of the rules of the grammar. */
    public PartitionsConverters() {
        super(Map.of("PORT", port()));
    }

    /** A member; what begins with an equals sign names none, and OpenSM skips it. */
    private static IValueConverter<String> port() {
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
