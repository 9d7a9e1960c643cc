package org.qos.dsl.generator.matcher;

import java.util.Locale;
import org.qos.dsl.generator.Labels;

/** Names of Java constants made from names of a policy, each given once. */
final class ConstantName {

    private static final int MAX_LENGTH = 40;

    private final Labels labels = new Labels("_");
    private final String prefix;

    /** Constants whose names begin so where the name of the thing does not begin with a letter. */
    ConstantName(String prefix) {
        this.prefix = prefix;
    }

    String of(String name) {
        String word = name.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]+", "_");
        word = word.isEmpty() || !Character.isLetter(word.charAt(0)) ? prefix + word : word;
        word = word.length() > MAX_LENGTH ? word.substring(0, MAX_LENGTH) : word;
        return labels.unique(word);
    }
}
