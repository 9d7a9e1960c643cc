package org.qos.dsl.policytest;

import org.eclipse.xtext.conversion.IValueConverter;
import org.eclipse.xtext.conversion.ValueConverter;
import org.eclipse.xtext.conversion.impl.AbstractDeclarativeValueConverterService;
import org.eclipse.xtext.conversion.impl.AbstractNullSafeConverter;
import org.eclipse.xtext.nodemodel.INode;
import org.qos.runtime.request.RequestToken;

/** Turns tokens into values: names lose their quotes, keywords are taken as written. */
public class PolicyTestConverters extends AbstractDeclarativeValueConverterService {

    /** The name of a test. */
    @ValueConverter(rule = "NAME")
    public IValueConverter<String> name() {
        return unquoted();
    }

    /** The name of a file. */
    @ValueConverter(rule = "FILE")
    public IValueConverter<String> file() {
        return unquoted();
    }

    /** The name of a port group. */
    @ValueConverter(rule = "GROUP")
    public IValueConverter<String> group() {
        return unquoted();
    }

    /** The name or the sn of a level. */
    @ValueConverter(rule = "LEVEL")
    public IValueConverter<String> level() {
        return unquoted();
    }

    /** The use or the place of a rule. */
    @ValueConverter(rule = "RULE")
    public IValueConverter<String> rule() {
        return unquoted();
    }

    private static IValueConverter<String> unquoted() {
        return new AbstractNullSafeConverter<>() {
            @Override
            protected String internalToValue(String text, INode node) {
                return RequestToken.parse(text).text();
            }

            @Override
            protected String internalToString(String value) {
                return new RequestToken(value, true).written();
            }
        };
    }
}
