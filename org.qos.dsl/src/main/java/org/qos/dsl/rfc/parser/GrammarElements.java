package org.qos.dsl.rfc.parser;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.IGrammarAccess;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.ParserRule;
import org.eclipse.xtext.RuleCall;

/**
 * The elements of the language as the grammar has them, so that no second list of them has to be kept. Reads the grammar from
 * its first rule on: an opening tag starts an element, its closing tag ends it, and what stands between says what it contains.
 */
@Singleton
public final class GrammarElements {
    private final Element document;

    /** Reads the elements from the grammar. */
    @Inject
    public GrammarElements(IGrammarAccess access) {
        Reader reader = new Reader();
        reader.read(GrammarUtil.allParserRules(access.getGrammar()).get(0));
        document = reader.finish();
    }

    /** The document, whose only child is the policy. */
    public Element document() {
        return document;
    }

    private static final class Unfinished {
        final String name;
        final List<Element> children = new ArrayList<>();
        String value = "";
        boolean list;

        Unfinished(String name) {
            this.name = name;
        }

        Element finish() {
            return new Element(name, content(), children);
        }

        private Content content() {
            return switch (value) {
                case "" -> Content.ELEMENTS;
                case "TEXT" -> list ? Content.NAMES : Content.TEXT;
                case "NUMBER" -> list ? Content.NUMBERS : Content.NUMBER;
                case "SerialNumber" -> Content.NUMBER;
                case "Span" -> Content.RANGES;
                case "PortNumbers" -> Content.PORT_NUMBERS;
                case "VlWeight" -> Content.WEIGHTS;
                default -> throw new IllegalStateException("the grammar has values that are not known here: " + value);
            };
        }
    }

    private static final class Reader {
        private final Deque<Unfinished> open = new ArrayDeque<>(List.of(new Unfinished("")));

        Element finish() {
            return open.pop().finish();
        }

        void read(AbstractRule rule) {
            rule.eAllContents().forEachRemaining(this::readPart);
        }

        private void readPart(EObject part) {
            if (part instanceof Keyword keyword) {
                readKeyword(keyword.getValue());
            } else if (part instanceof RuleCall call) {
                readCall(call.getRule());
            }
        }

        private void readKeyword(String keyword) {
            if (keyword.startsWith("</")) {
                Element finished = open.pop().finish();
                open.element().children.add(finished);
            } else if (keyword.startsWith("<")) {
                open.push(new Unfinished(keyword.substring(1, keyword.length() - 1)));
            } else {
                open.element().list = true;
            }
        }

        private void readCall(AbstractRule rule) {
            if (isValue(rule)) {
                open.element().value = rule.getName();
            } else {
                read(rule);
            }
        }

        /** Terminals and the rules for one value; the others are elements or the contents of one. */
        private static boolean isValue(AbstractRule rule) {
            return !(rule instanceof ParserRule)
                    || GrammarUtil.isDatatypeRule((ParserRule) rule)
                    || List.of("Span", "PortNumbers", "VlWeight").contains(rule.getName());
        }
    }
}
