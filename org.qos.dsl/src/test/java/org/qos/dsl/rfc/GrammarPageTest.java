package org.qos.dsl.rfc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.qos.dsl.project.LanguageInjectors;
import org.qos.dsl.rfc.parser.Content;
import org.qos.dsl.rfc.parser.Element;
import org.qos.dsl.rfc.parser.GrammarElements;

/** The BNF of {@code docs/grammar.md} has the elements of the grammar, each at its places and with its kind of value. */
class GrammarPageTest {
    private static final Path PAGE = Path.of("..", "docs", "grammar.md");
    private static final Pattern PRODUCTION = Pattern.compile("(?m)^([a-z0-9-]+) +::= (.*(?:\\n +.*)*)");
    private static final Pattern ELEMENT = Pattern.compile("(?s).*?\"<([a-z0-9-]+)>\"(.*)\"</([a-z0-9-]+)>\"");
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]*");

    /** An element of the page: its tag, and what its production names between the tags. */
    private record Production(String tag, Set<String> inside) {}

    private static final Map<String, Production> PAGE_ELEMENTS = new HashMap<>();

    @BeforeAll
    static void readPage() throws IOException {
        Matcher production = PRODUCTION.matcher(Files.readString(PAGE));
        while (production.find()) {
            Matcher element = ELEMENT.matcher(production.group(2));
            if (element.matches()) {
                assertEquals(element.group(1), element.group(3), "tags of " + production.group(1));
                Set<String> inside = NAME.matcher(element.group(2))
                        .results()
                        .map(name -> name.group())
                        .collect(Collectors.toCollection(LinkedHashSet::new));
                PAGE_ELEMENTS.put(production.group(1), new Production(element.group(1), inside));
            }
        }
    }

    private static Element policy() {
        return LanguageInjectors.standalone()
                .injector(new RfcLanguage())
                .getInstance(GrammarElements.class)
                .document()
                .children()
                .iterator()
                .next();
    }

    @Test
    void everyElementIsOnThePageWithItsEntriesAndItsValue() {
        Set<String> used = new HashSet<>();
        compare(policy(), "policy", used);
        assertEquals(PAGE_ELEMENTS.keySet(), used, "productions that the grammar has no place for");
    }

    private static void compare(Element element, String name, Set<String> used) {
        Production production = PAGE_ELEMENTS.get(name);
        assertTrue(production != null, "no production " + name);
        used.add(name);
        assertEquals(element.name(), production.tag(), name);
        if (element.content().isValue()) {
            assertEquals(Set.of(valueName(element.content())), production.inside(), name);
            return;
        }
        Map<String, String> entries = production.inside().stream()
                .collect(Collectors.toMap(entry -> PAGE_ELEMENTS.get(entry).tag(), entry -> entry));
        List<String> children = element.children().stream().map(Element::name).toList();
        assertEquals(Set.copyOf(children), entries.keySet(), "entries of " + name);
        element.children().forEach(child -> compare(child, entries.get(child.name()), used));
    }

    private static String valueName(Content content) {
        return content.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
