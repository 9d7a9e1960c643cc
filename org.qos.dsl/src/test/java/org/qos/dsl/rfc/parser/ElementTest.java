package org.qos.dsl.rfc.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.IGrammarAccess;
import org.junit.jupiter.api.Test;
import org.qos.dsl.project.LanguageInjectors;
import org.qos.dsl.rfc.RfcLanguage;
import org.qos.dsl.syntax.Content;

/** The elements of the RFC syntax: which contains which, and their values. */
class ElementTest {
    private final IGrammarAccess grammar =
            LanguageInjectors.standalone().injector(new RfcLanguage()).getInstance(IGrammarAccess.class);
    private final Element document = Element.DOCUMENT;

    private Element at(String... path) {
        Element element = document;
        for (String name : path) {
            element = element.child(name).orElseThrow();
        }
        return element;
    }

    private static List<String> names(List<Element> elements) {
        return elements.stream().map(Element::name).toList();
    }

    @Test
    void everyTagOfTheGrammarIsAnElement() {
        Set<String> tags = GrammarUtil.getAllKeywords(grammar.getGrammar()).stream()
                .filter(keyword -> keyword.startsWith("<"))
                .collect(Collectors.toSet());
        Set<String> found = new HashSet<>();
        collect(document, found);
        assertEquals(tags, found);
    }

    private static void collect(Element element, Set<String> tags) {
        for (Element child : element.children()) {
            tags.addAll(List.of(child.openingTag(), child.closingTag()));
            collect(child, tags);
        }
    }

    @Test
    void theSameTagHoldsOneNumberInALevelAndRangesInARule() {
        assertEquals(
                Content.NUMBER,
                at("qos-policy", "qos-levels", "qos-level", "qos-class").content());
        assertEquals(
                Content.RANGES,
                at("qos-policy", "qos-match-rules", "qos-match-rule", "qos-class")
                        .content());
    }

    @Test
    void everyKindOfValueIsKnown() {
        assertEquals(Content.ELEMENTS, at("qos-policy").content());
        assertEquals(
                Content.TEXT,
                at("qos-policy", "port-groups", "port-group", "name").content());
        assertEquals(
                Content.NAMES,
                at("qos-policy", "port-groups", "port-group", "partition").content());
        Element sl2vl = at("qos-policy", "qos-setup", "sl2vl-tables", "sl2vl-scope");
        assertEquals(Content.PORT_NUMBERS, sl2vl.child("from").orElseThrow().content());
        assertEquals(Content.NUMBERS, sl2vl.child("sl2vl-table").orElseThrow().content());
        Element vlarb = at("qos-policy", "qos-setup", "vlarb-tables", "vlarb-scope");
        assertEquals(Content.WEIGHTS, vlarb.child("vlarb-high").orElseThrow().content());
    }

    @Test
    void whatIsMissingBeforeAnElementIsTheShortestCertainWay() {
        assertEquals(List.of("qos-policy"), names(document.missingBefore("qos-levels")));
        assertEquals(List.of("qos-levels"), names(at("qos-policy").missingBefore("qos-level")));
        assertEquals(
                List.of("qos-setup", "sl2vl-tables"), names(at("qos-policy").missingBefore("sl2vl-scope")));
        assertEquals(
                List.of("port-group"), names(at("qos-policy", "port-groups").missingBefore("name")));
        assertTrue(at("qos-policy").missingBefore("name").isEmpty(), "the name of a group or of a level");
        assertTrue(at("qos-policy").missingBefore("unheard-of").isEmpty());
    }
}
