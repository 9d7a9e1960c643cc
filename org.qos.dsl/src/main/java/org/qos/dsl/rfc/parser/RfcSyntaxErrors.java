package org.qos.dsl.rfc.parser;

import java.util.Collection;
import java.util.stream.Collectors;
import org.qos.dsl.language.SyntaxCode;
import org.qos.dsl.language.SyntaxErrors;
import org.qos.dsl.syntax.SyntaxError;

/** The syntax errors of the RFC syntax, each with its code and message. */
final class RfcSyntaxErrors {
    private RfcSyntaxErrors() {}

    static SyntaxError unclosedElement(Element element) {
        return SyntaxError.of(
                SyntaxCode.UNCLOSED_ELEMENT,
                element.openingTag() + " is not closed; expected " + element.closingTag() + " after its "
                        + (element.content().isValue() ? "value" : "contents"));
    }

    static SyntaxError missingValue(Element element) {
        return SyntaxError.of(
                SyntaxCode.MISSING_VALUE,
                element.openingTag() + " has no value; expected "
                        + element.content().expected());
    }

    static SyntaxError mismatchedTag(String written, String expected) {
        return SyntaxError.of(
                        SyntaxCode.MISMATCHED_TAG,
                        "</" + written + "> does not close <" + expected + ">; expected </" + expected + ">")
                .writing("</" + expected + ">");
    }

    static SyntaxError unknownElement(String written, Element parent) {
        return SyntaxError.of(
                SyntaxCode.UNKNOWN_ELEMENT,
                "<" + written + "> is not allowed " + in(parent) + "; expected " + expectedIn(parent));
    }

    static SyntaxError misspelledElement(String written, Element suggestion) {
        return SyntaxError.of(
                SyntaxCode.UNKNOWN_ELEMENT,
                "there is no element <" + written + "> here; did you mean " + suggestion.openingTag() + "?");
    }

    static SyntaxError strayClosingTag(String written, Element top) {
        return SyntaxError.of(
                SyntaxCode.STRAY_CLOSING_TAG,
                "</" + written + "> closes nothing; expected " + expectedIn(top)
                        + (top.isDocument() ? "" : " or " + top.closingTag()));
    }

    static SyntaxError closedTwice(String written) {
        return SyntaxError.of(
                SyntaxCode.STRAY_CLOSING_TAG,
                "the policy ends here, but another </" + written + "> follows; remove one of them");
    }

    static SyntaxError closedTooEarly(String written) {
        return SyntaxError.of(
                SyntaxCode.STRAY_CLOSING_TAG,
                "the policy goes on after this </" + written + ">; remove it, or what follows");
    }

    static SyntaxError openingForClosing(Element element) {
        return SyntaxError.of(
                        SyntaxCode.OPENING_TAG_FOR_CLOSING_TAG,
                        "this opening tag is where " + element.openingTag() + " has to be closed; expected "
                                + element.closingTag())
                .writing(element.closingTag());
    }

    static SyntaxError closingForOpening(Element element) {
        return SyntaxError.of(
                        SyntaxCode.CLOSING_TAG_FOR_OPENING_TAG,
                        "this closing tag is where the element begins; expected " + element.openingTag())
                .writing(element.openingTag());
    }

    static SyntaxError alreadyOpen(Element element) {
        return SyntaxError.of(
                        SyntaxCode.REPEATED_OPENING_TAG,
                        element.openingTag() + " is already open; expected its "
                                + (element.content().isValue()
                                        ? element.content().expected()
                                        : "contents"))
                .removing("remove the second " + element.openingTag());
    }

    static SyntaxError missingOpeningTag(Element missing) {
        return SyntaxError.of(SyntaxCode.MISSING_OPENING_TAG, "expected " + missing.openingTag() + " before this");
    }

    static SyntaxError incompleteTag(boolean closing, String name) {
        String tag = (closing ? "</" : "<") + name + ">";
        return name.isEmpty()
                ? namelessTag()
                : SyntaxError.of(SyntaxCode.INCOMPLETE_TAG, "this tag has no end; expected " + tag);
    }

    static SyntaxError namelessTag() {
        return SyntaxError.of(SyntaxCode.INCOMPLETE_TAG, "this tag has no name; expected the name of an element");
    }

    static SyntaxError attribute(String name) {
        return SyntaxError.of(SyntaxCode.ATTRIBUTE, "elements have no attributes here; expected <" + name + ">");
    }

    static SyntaxError selfClosingTag(String name) {
        return SyntaxError.of(
                SyntaxCode.SELF_CLOSING_TAG,
                "an element without a value has no meaning; expected <" + name + ">value</" + name + "> or nothing");
    }

    static SyntaxError commentOpener(String written) {
        return SyntaxError.of(
                SyntaxCode.COMMENT_OPENER, "a comment begins with two hyphens; expected <!-- instead of " + written);
    }

    static SyntaxError unclosedComment() {
        return SyntaxError.of(SyntaxCode.UNCLOSED_COMMENT, "this comment is not closed; expected --> at its end");
    }

    static SyntaxError unclosedProlog() {
        return SyntaxError.of(
                SyntaxCode.UNCLOSED_PROLOG, "the prolog is not closed; expected ?> at the end of its line");
    }

    static SyntaxError declaration() {
        return SyntaxError.of(
                SyntaxCode.DECLARATION,
                "declarations are not part of a policy; expected a comment <!-- ... --> or an element");
    }

    static SyntaxError textOutside(Element parent) {
        return SyntaxError.of(
                SyntaxCode.TEXT_OUTSIDE_ELEMENT,
                "text is not allowed " + in(parent) + "; expected " + expectedIn(parent));
    }

    static SyntaxError textAfterComment(Element element) {
        return SyntaxError.of(
                SyntaxCode.TEXT_AFTER_COMMENT, "a comment may not split a value; expected " + element.closingTag());
    }

    static SyntaxError contentAfterPolicy() {
        return SyntaxError.of(
                SyntaxCode.CONTENT_AFTER_POLICY,
                "only comments may follow </qos-policy>; move this into the policy, or remove it");
    }

    static SyntaxError missingPolicy(Element policy) {
        return SyntaxError.of(
                SyntaxCode.MISSING_POLICY, "the file contains no policy; expected " + policy.openingTag());
    }

    static SyntaxError tooManyErrors() {
        return SyntaxError.of(
                SyntaxCode.TOO_MANY_ERRORS,
                "more than " + SyntaxErrors.MAX
                        + " syntax errors; the rest of the file is not read. Is this a policy file?");
    }

    private static String in(Element parent) {
        return parent.isDocument() ? "outside the policy" : "in " + parent.openingTag();
    }

    private static String expectedIn(Element parent) {
        return parent.content().isValue() ? parent.content().expected() : tags(parent.children());
    }

    private static String tags(Collection<Element> elements) {
        return elements.stream().map(Element::openingTag).collect(Collectors.joining(", "));
    }
}
