package org.qos.dsl.ide.completion;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.qos.dsl.scanner.CNumber;
import org.qos.dsl.syntax.Content;
import org.qos.dsl.syntax.ValueKind;

/**
 * The items that a list has beside the one at the cursor, which are not proposed again. A range is an item of its own.
 *
 * @param items the items, each as {@link #key(String)}
 */
record OtherItems(Set<String> items) {

    private static final Pattern LIST_START = Pattern.compile("[^>:]*$");
    private static final Pattern LIST_END = Pattern.compile("^(?:&#|[^<#\\r\\n])*");

    /** Copies the set. */
    OtherItems {
        items = Set.copyOf(items);
    }

    /**
     * The items around a cursor.
     *
     * @param before the text before the token at the cursor
     * @param after the text after that token
     */
    static OtherItems around(ValueKind value, String before, String after) {
        Content content = value.content();
        if (content != Content.NAMES && content != Content.RANGES && content != Content.PORT_NUMBERS) {
            return new OtherItems(Set.of());
        }
        Set<String> items = new HashSet<>();
        Stream.of(found(LIST_START, before).split(","), found(LIST_END, after).split(","))
                .flatMap(Stream::of)
                .map(OtherItems::key)
                .filter(key -> !key.isEmpty())
                .forEach(items::add);
        return new OtherItems(items);
    }

    /** Whether a proposal is not in the list. */
    boolean lacks(Proposal proposal) {
        return !items.contains(key(proposal.label()));
    }

    private static String found(Pattern pattern, String text) {
        var matcher = pattern.matcher(text);
        return matcher.find() ? matcher.group() : "";
    }

    /** The same for all forms of an item: numbers by value, names without quotes and spaces, in lower case. */
    private static String key(String item) {
        String plain = item.replaceAll("[\"\\s]", "");
        CNumber number = CNumber.in(plain);
        return !plain.isEmpty() && number.isWhole(plain)
                ? Long.toUnsignedString(number.value())
                : plain.toLowerCase(Locale.ROOT);
    }
}
