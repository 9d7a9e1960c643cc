package org.qos.dsl.rfc.parser;

import java.util.Map;
import org.eclipse.xtext.conversion.IValueConverter;
import org.eclipse.xtext.conversion.ValueConverterException;
import org.eclipse.xtext.nodemodel.INode;
import org.qos.dsl.language.RuleConverters;

/** Converts values between their text and their meaning. */
public class RfcValueConverters extends RuleConverters {

    /** The converters of the rules of the grammar. */
    public RfcValueConverters() {
        super(Map.of("NUMBER", number(), "TEXT", text(), "SerialNumber", serialNumber()));
    }

    /** Numbers: the 64 bits of an unsigned number, written decimal. */
    private static IValueConverter<Long> number() {
        return new IValueConverter<>() {
            @Override
            public Long toValue(String text, INode node) {
                RfcNumber.errorIn(text).ifPresent(error -> {
                    throw new ValueConverterException(error.message(), node, null);
                });
                return RfcNumber.parse(text);
            }

            @Override
            public String toString(Long value) {
                return Long.toUnsignedString(value);
            }
        };
    }

    /** Free text and names: without whitespace around them, entities decoded. */
    private static IValueConverter<String> text() {
        return new IValueConverter<>() {
            @Override
            public String toValue(String text, INode node) {
                return FreeText.decode(text);
            }

            @Override
            public String toString(String value) {
                return FreeText.encode(value);
            }
        };
    }

    /** Serial numbers as names of levels: decimal, so that {@code 0x2} and {@code 2} are the same level. */
    private static IValueConverter<String> serialNumber() {
        return new IValueConverter<>() {
            @Override
            public String toValue(String text, INode node) {
                return Long.toUnsignedString(number().toValue(text.strip(), node));
            }

            @Override
            public String toString(String value) {
                return value;
            }
        };
    }
}
