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

/**
 * An element that the grammar knows at one place: its tag, what it contains, and the elements that may stand in it. The same
 * tag may mean different things at different places ({@code qos-class} is one number in a level and ranges in a rule).
 */
public final class Element {
    /** Elements that are looked into when one on the way is missing: a section and its entry. */
    private static final int MISSING_LEVELS = 2;

    private final String name;
    private final Content content;
    private final Map<String, Element> children;
    private final Map<String, List<Element>> ways = new HashMap<>();

    /**
     * An element.
     *
     * @param name the canonical name of its tag, empty for the whole document
     * @param content what it contains
     * @param children the elements in it, in the order of the grammar
     */
    public Element(String name, Content content, Collection<Element> children) {
        this.name = name;
        this.content = content;
        this.children = new LinkedHashMap<>();
        children.forEach(child -> this.children.put(child.name, child));
        findWays();
    }

    /** The canonical name of the tag; empty for the whole document. */
    public String name() {
        return name;
    }

    /** What stands between the tags. */
    public Content content() {
        return content;
    }

    /** The elements that may stand in this one. */
    public Collection<Element> children() {
        return children.values();
    }

    /** The element of this name, when it may stand in this one. */
    public Optional<Element> child(String childName) {
        return Optional.ofNullable(children.get(childName));
    }

    /** Whether this is the whole document, the parent of the policy. */
    public boolean isDocument() {
        return name.isEmpty();
    }

    /**
     * The elements that have to be opened, outermost first, before an element of this name may stand here; empty when no
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
                if (way.size() == 1 || !next.content.isValue()) {
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
