package org.qos.dsl.syntax;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.RuleCall;

/**
 * An entry as a rule of an Xtext grammar reads it.
 *
 * @param name its name
 * @param feature the feature that it fills
 * @param content the form of its value
 * @param repeatable whether the rule reads any number of them
 */
record GrammarEntry(String name, String feature, Content content, boolean repeatable) {

    /** The entries in the rule of a block. */
    static Stream<GrammarEntry> in(AbstractRule rule) {
        return EcoreUtil2.getAllContentsOfType(rule, Keyword.class).stream()
                .filter(GrammarEntry::beginsEntry)
                .map(GrammarEntry::of);
    }

    private static boolean beginsEntry(Keyword keyword) {
        String value = keyword.getValue();
        boolean block = keyword.eContainer().eContainer() instanceof AbstractRule;
        return !block
                && value.length() > 1
                && (value.endsWith(":") || value.startsWith("<") && !value.startsWith("</"));
    }

    private static GrammarEntry of(Keyword keyword) {
        List<Assignment> assignments = EcoreUtil2.getAllContentsOfType(keyword.eContainer(), Assignment.class);
        Set<String> features = new HashSet<>();
        Set<String> values = new HashSet<>();
        assignments.forEach(assignment -> {
            features.add(assignment.getFeature());
            values.add(valueRule(assignment.getTerminal()));
            if (!assignment.getOperator().equals("+=")) {
                throw new AssertionError(keyword.getValue() + " fills a feature that holds one value only");
            }
        });
        if (features.size() != 1) {
            throw new AssertionError(keyword.getValue() + " fills " + features);
        }
        boolean list = EcoreUtil2.getAllContentsOfType(keyword.eContainer(), Keyword.class).stream()
                .anyMatch(other -> other.getValue().equals(","));
        return new GrammarEntry(
                keyword.getValue().replaceAll("[<>:]", ""),
                features.iterator().next(),
                content(values, list),
                isInLoop(keyword));
    }

    private static String valueRule(AbstractElement terminal) {
        AbstractElement value = terminal instanceof CrossReference reference ? reference.getTerminal() : terminal;
        return ((RuleCall) value).getRule().getName();
    }

    private static Content content(Set<String> values, boolean list) {
        if (values.contains("PortNumbers") || values.contains("AnyPort")) {
            return Content.PORT_NUMBERS;
        }
        return switch (values.iterator().next()) {
            case "TEXT", "STR", "DESC", "NODE_TYPE" -> list ? Content.NAMES : Content.TEXT;
            case "NUMBER", "NUM", "SerialNumber" -> list ? Content.NUMBERS : Content.NUMBER;
            case "Sl2VlTable" -> Content.NUMBERS;
            case "Span", "Range" -> Content.RANGES;
            case "VlWeight" -> Content.WEIGHTS;
            default -> throw new AssertionError(values + " are values that the table does not have");
        };
    }

    private static boolean isInLoop(EObject element) {
        for (EObject at = element; at instanceof AbstractElement part; at = at.eContainer()) {
            if (GrammarUtil.isMultipleCardinality(part)) {
                return true;
            }
        }
        return false;
    }
}
