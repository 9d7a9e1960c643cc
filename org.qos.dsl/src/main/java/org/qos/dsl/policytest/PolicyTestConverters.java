package org.qos.dsl.policytest;

import java.util.Map;
import org.eclipse.xtext.conversion.IValueConverter;
import org.eclipse.xtext.conversion.impl.AbstractNullSafeConverter;
import org.eclipse.xtext.nodemodel.INode;
import org.qos.dsl.language.RuleConverters;
import org.qos.runtime.request.RequestToken;

/** Turns tokens into values: names lose their quotes, keywords are taken as written. */
public class PolicyTestConverters extends RuleConverters {

    /** Names of tests, files and port groups; the name or the sn of a level; the use or the place of a rule. */
    public PolicyTestConverters() {
        super(Map.of(
                "NAME", unquoted(), "FILE", unquoted(), "GROUP", unquoted(), "LEVEL", unquoted(), "RULE", unquoted()));
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
