package org.qos.dsl.rfc.parser;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.qos.dsl.syntax.SyntaxError;

/**
 * What is left of an opening tag before a value: {@code name>A}, {@code >name>A}, {@code <"name">A}.
 *
 * @param start where it begins
 * @param end where the value may begin
 * @param error what is wrong, with its fix
 */
record BrokenTag(int start, int end, SyntaxError error) {

    /** The tag of an element at the start of a text, if it seems to be there. */
    static Optional<BrokenTag> at(String text, RawToken held, Element element) {
        String name = Pattern.quote(element.name());
        Matcher tag = Pattern.compile("([^\\p{L}\\d\\s]{0,2}+)" + name + "([^\\p{L}\\d\\s]?>)")
                .matcher(text)
                .region(held.start(), held.end());
        return tag.lookingAt() ? Optional.of(of(tag, element)) : Optional.empty();
    }

    private static BrokenTag of(Matcher tag, Element element) {
        String written = element.openingTag();
        SyntaxError missing = RfcSyntaxErrors.missingOpeningTag(element);
        SyntaxError fixed = tag.group(1).isEmpty() && tag.group(2).length() == 1
                ? missing.inserting(tag.start(), "<")
                : missing.replacing(tag.start(), tag.end() - tag.start(), written, "write " + written);
        boolean oneCharacter = tag.group(1).length() <= 1 && tag.group(2).length() == 1;
        return new BrokenTag(tag.start(), tag.end(), oneCharacter ? fixed : fixed.asSuggestion());
    }

    /** Where the value begins, after whitespace. */
    int valueStart(String text) {
        int at = end;
        while (at < text.length() && RawTokenScanner.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }
}
