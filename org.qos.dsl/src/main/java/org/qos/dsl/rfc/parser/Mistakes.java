package org.qos.dsl.rfc.parser;

import java.util.Collection;
import java.util.stream.Collectors;

/** What can be wrong with the form of a policy, each with its code and its words. */
final class Mistakes {
    private Mistakes() {}

    static Mistake unclosedElement(Element element) {
        return Mistake.of(
                "unclosed-element",
                element.openingTag() + " is not closed; expected " + element.closingTag() + " behind its "
                        + (element.content().isValue() ? "value" : "contents"));
    }

    static Mistake missingValue(Element element) {
        return Mistake.of(
                "missing-value",
                element.openingTag() + " has no value; expected "
                        + element.content().words());
    }

    static Mistake mismatchedTag(String written, String expected) {
        return Mistake.of(
                        "mismatched-tag",
                        "</" + written + "> does not close <" + expected + ">; expected </" + expected + ">")
                .writing("</" + expected + ">");
    }

    static Mistake unknownElement(String written, Element parent) {
        return Mistake.of(
                "unknown-element",
                "<" + written + "> may not stand " + in(parent) + "; expected " + expectedIn(parent));
    }

    static Mistake misspeltElement(String written, Element meant) {
        return Mistake.of(
                "unknown-element",
                "there is no element <" + written + "> here; did you mean " + meant.openingTag() + "?");
    }

    static Mistake strayClosingTag(String written, Element top) {
        return Mistake.of(
                "stray-closing-tag",
                "</" + written + "> closes nothing; expected " + expectedIn(top)
                        + (top.isDocument() ? "" : " or " + top.closingTag()));
    }

    static Mistake openingForClosing(Element element) {
        return Mistake.of(
                        "opening-tag-for-closing-tag",
                        "an opening tag stands where " + element.openingTag() + " has to be closed; expected "
                                + element.closingTag())
                .writing(element.closingTag());
    }

    static Mistake closingForOpening(Element element) {
        return Mistake.of(
                        "closing-tag-for-opening-tag",
                        "a closing tag stands where the element begins; expected " + element.openingTag())
                .writing(element.openingTag());
    }

    static Mistake alreadyOpen(Element element) {
        return Mistake.of(
                        "repeated-opening-tag",
                        element.openingTag() + " is already open; expected its "
                                + (element.content().isValue()
                                        ? element.content().words()
                                        : "contents"))
                .removing("remove the second " + element.openingTag());
    }

    static Mistake missingOpeningTag(Element missing) {
        return Mistake.of("missing-opening-tag", "expected " + missing.openingTag() + " before this");
    }

    static Mistake incompleteTag(boolean closing, String name) {
        String tag = (closing ? "</" : "<") + name + ">";
        Mistake mistake = Mistake.of("incomplete-tag", "this tag has no end; expected " + tag);
        return name.isEmpty() ? namelessTag() : mistake.writing(tag);
    }

    static Mistake namelessTag() {
        return Mistake.of("incomplete-tag", "this tag has no name; expected the name of an element");
    }

    static Mistake attribute(String name) {
        return Mistake.of("attribute", "elements have no attributes here; expected <" + name + ">");
    }

    static Mistake selfClosingTag(String name) {
        return Mistake.of(
                "self-closing-tag",
                "an element without a value says nothing; expected <" + name + ">value</" + name + "> or nothing");
    }

    static Mistake commentOpener(String written) {
        return Mistake.of("comment-opener", "a comment begins with two hyphens; expected <!-- instead of " + written);
    }

    static Mistake unclosedComment() {
        return Mistake.of("unclosed-comment", "this comment is not closed; expected --> at its end");
    }

    static Mistake unclosedProlog() {
        return Mistake.of("unclosed-prolog", "the prolog is not closed; expected ?> at the end of its line");
    }

    static Mistake declaration() {
        return Mistake.of(
                "declaration", "declarations are not part of a policy; expected a comment <!-- ... --> or an element");
    }

    static Mistake textOutside(Element parent) {
        return Mistake.of(
                "text-outside-element", "text may not stand " + in(parent) + "; expected " + expectedIn(parent));
    }

    static Mistake textBehindComment(Element element) {
        return Mistake.of(
                "text-behind-comment", "a comment may not cut a value in two; expected " + element.closingTag());
    }

    static Mistake contentBehindPolicy() {
        return Mistake.of("content-behind-policy", "expected nothing but comments behind </qos-policy>");
    }

    static Mistake missingPolicy(Element policy) {
        return Mistake.of("missing-policy", "the file holds no policy; expected " + policy.openingTag());
    }

    static Mistake tooManyMistakes(int limit) {
        return Mistake.of(
                "too-many-mistakes",
                "more than " + limit + " mistakes so far; the file is not read any further. Is it a policy?");
    }

    private static String in(Element parent) {
        return parent.isDocument() ? "outside the policy" : "in " + parent.openingTag();
    }

    private static String expectedIn(Element parent) {
        return parent.content().isValue() ? parent.content().words() : tags(parent.children());
    }

    private static String tags(Collection<Element> elements) {
        return elements.stream().map(Element::openingTag).collect(Collectors.joining(", "));
    }
}
