package org.qos.dsl.opensm.convert;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.conversion.IValueConverter;
import org.eclipse.xtext.conversion.ValueConverterException;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.qos.dsl.language.RuleConverters;
import org.qos.dsl.scanner.CNumber;

/** Turns text into values and back. */
public class OpenSmValueConverters extends RuleConverters {

    /** The converters of the rules of the grammar. */
    public OpenSmValueConverters() {
        super(Map.of("NUM", number(), "STR", name(), "DESC", description(), "NODE_TYPE", nodeType()));
    }

    /** Numbers, as unsigned 64 bits: {@code 010} is octal, and too great ones are the highest there is. */
    private static IValueConverter<Long> number() {
        return new IValueConverter<>() {
            @Override
            public Long toValue(String text, INode node) {
                return CNumber.in(text).value();
            }

            @Override
            public String toString(Long value) {
                return Long.toUnsignedString(value);
            }
        };
    }

    /** Names. */
    private static IValueConverter<String> name() {
        return new Text(false, Strings::write);
    }

    /** Descriptions. */
    private static IValueConverter<String> description() {
        return new Text(true, Strings::writeDescription);
    }

    /** Node types, in capitals whatever the file has. */
    private static IValueConverter<String> nodeType() {
        return new IValueConverter<>() {
            @Override
            public String toValue(String text, INode node) {
                return text.toUpperCase(Locale.ROOT);
            }

            @Override
            public String toString(String value) {
                return value;
            }
        };
    }

    private record Text(boolean description, Function<String, Optional<String>> writer)
            implements IValueConverter<String> {

        /**
         * Puts the pieces of a string together; they are taken from the node, because the text may have lost their
         * borders.
         */
        @Override
        public String toValue(String text, INode node) {
            if (node == null) {
                return Strings.strip(Strings.value(text, description));
            }
            StringBuilder value = new StringBuilder();
            for (ILeafNode leaf : node.getLeafNodes()) {
                if (!leaf.isHidden()) {
                    value.append(Strings.value(leaf.getText(), description && isText(leaf)));
                }
            }
            return Strings.strip(value.toString());
        }

        private static boolean isText(ILeafNode leaf) {
            EObject element = leaf.getGrammarElement();
            return element instanceof RuleCall call
                    && "TEXT".equals(call.getRule().getName());
        }

        @Override
        public String toString(String value) {
            return writer.apply(value)
                    .orElseThrow(() -> new ValueConverterException(
                            "OpenSM cannot read '" + value
                                    + "' back: it contains a quote, or begins or ends with a space",
                            null,
                            null));
        }
    }
}
