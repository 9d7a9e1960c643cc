package org.qos.runtime.fabric;

import java.util.regex.Pattern;

/** Names in the order in which people count: {@code leaf2} before {@code leaf10}. */
public final class NaturalOrder {

    private static final Pattern NUMBER = Pattern.compile("0*(\\d+)");

    private NaturalOrder() {}

    /**
     * A text that is in the order of texts where the name is in the order of people: each number follows its length.
     */
    public static String key(String name) {
        return NUMBER.matcher(name)
                .replaceAll(number -> String.format("%05d", number.group(1).length()) + number.group(1));
    }
}
