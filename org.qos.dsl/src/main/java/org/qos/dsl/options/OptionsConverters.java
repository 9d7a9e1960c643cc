package org.qos.dsl.options;

import java.util.Map;
import org.eclipse.xtext.conversion.IValueConverter;
import org.eclipse.xtext.conversion.impl.AbstractNullSafeConverter;
import org.eclipse.xtext.nodemodel.INode;
import org.qos.dsl.language.RuleConverters;

/** Turns tokens into values. Names are taken as written. */
public class OptionsConverters extends RuleConverters {

    /** The converters of the rules of the grammar. */
    public OptionsConverters() {
        super(Map.of("VALUE", value()));
    }

    /** A value; one pair of quotes around it is dropped (OpenSM osm_subnet.c:clean_val). */
    private static IValueConverter<String> value() {
        return new AbstractNullSafeConverter<>() {
            @Override
            protected String internalToValue(String text, INode node) {
                char first = text.charAt(0);
                boolean quoted = (first == '"' || first == '\'') && text.charAt(text.length() - 1) == first;
                return quoted ? text.substring(1, Math.max(1, text.length() - 1)) : text;
            }

            @Override
            protected String internalToString(String value) {
                return value.isEmpty() || !value.equals(value.strip()) ? '"' + value + '"' : value;
            }
        };
    }
}
