package org.qos.dsl.rfc.parser;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.dsl.syntax.BlockType;
import org.qos.dsl.syntax.Content;
import org.qos.dsl.syntax.EntryType;
import org.qos.dsl.syntax.PolicyBlocks;
import org.qos.runtime.policy.PolicySyntax;

/**
 * An element at the place where {@link PolicyBlocks} has it: its tag, what it contains, and the elements allowed in it. The same
 * tag may mean different things at different places ({@code qos-class} is one number in a level and ranges in a rule).
 */
public final class Element {
    /** Elements that are looked into when one on the way is missing: a section and its entry. */
    private static final int MISSING_LEVELS = 2;

    /** The whole document, whose only child is the policy. */
    public static final Element DOCUMENT = new Element("", List.of(policy()));

    private static final Set<String> NAMES =
            all(DOCUMENT).map(Element::name).filter(name -> !name.isEmpty()).collect(Collectors.toUnmodifiableSet());

    private final String name;
    private final Optional<EntryType> entry;
    private final Map<String, Element> children;
    private final Map<String, List<Element>> ways = new HashMap<>();

    private Element(String name, List<Element> children) {
        this(name, Optional.empty(), children);
    }

    private Element(String name, Optional<EntryType> entry, List<Element> children) {
        this.name = name;
        this.entry = entry;
        this.children = new LinkedHashMap<>();
        children.forEach(child -> this.children.put(child.name, child));
        findWays();
    }

    private static Element policy() {
        return new Element(
                "qos-policy",
                PolicyBlocks.sections(PolicySyntax.RFC).map(Element::block).toList());
    }

    private static Element block(BlockType block) {
        return new Element(
                block.name(),
                Stream.concat(
                                block.blocks().stream().map(Element::block),
                                block.entries(PolicySyntax.RFC)
                                        .map(entry -> new Element(entry.name(), Optional.of(entry), List.of())))
                        .toList());
    }

    /** Whether an element has this name, at any place. */
    static boolean isKnown(String name) {
        return NAMES.contains(PolicyBlocks.currentName(name));
    }

    private static Stream<Element> all(Element element) {
        return Stream.concat(Stream.of(element), element.children().stream().flatMap(Element::all));
    }

    /** The canonical name of the tag; empty for the whole document. */
    public String name() {
        return name;
    }

    /** What it holds when it is an entry; empty for blocks. */
    public Optional<EntryType> entry() {
        return entry;
    }

    /** The form of what it holds. */
    public Content content() {
        return entry.map(found -> found.value().content()).orElse(Content.ELEMENTS);
    }

    /** The elements allowed in this one. */
    public Collection<Element> children() {
        return children.values();
    }

    /** The element of this name, when it is allowed in this one. */
    public Optional<Element> child(String childName) {
        return Optional.ofNullable(children.get(childName));
    }

    /** Whether this is the whole document, the parent of the policy. */
    public boolean isDocument() {
        return name.isEmpty();
    }

    /**
     * The elements that have to be opened, outermost first, before an element of this name is allowed here; empty when no
     * such way is short and certain.
     */
    public List<Element> missingBefore(String descendant) {
        return ways.getOrDefault(descendant, List.of());
    }

    /** The tag that opens this element, as the grammar writes it. */
    public String openingTag() {
        return "<" + name + ">";
    }

    /** The tag that closes this element, as the grammar writes it. */
    public String closingTag() {
        return "</" + name + ">";
    }

    private void findWays() {
        Deque<List<Element>> open = new ArrayDeque<>();
        children().forEach(child -> open.add(List.of(child)));
        while (!open.isEmpty()) {
            List<Element> way = open.remove();
            for (Element next : way.get(way.size() - 1).children()) {
                // the contents of an entry are certain only where its section is open: <name> is in two of them
                if (way.size() == 1 || !next.content().isValue()) {
                    ways.putIfAbsent(next.name, way);
                }
                if (way.size() < MISSING_LEVELS) {
                    List<Element> longer = new ArrayList<>(way);
                    longer.add(next);
                    open.add(longer);
                }
            }
        }
    }

    @Override
    public String toString() {
        return isDocument() ? "document" : openingTag();
    }
}
