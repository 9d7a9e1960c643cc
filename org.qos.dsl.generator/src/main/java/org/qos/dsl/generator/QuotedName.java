package org.qos.dsl.generator;

/** A name in quotes, for messages. */
public final class QuotedName {

    private QuotedName() {}

    /** The name in single quotes, or in double quotes if it has single ones itself. */
    public static String of(String name) {
        char quote = name.indexOf('\'') >= 0 && name.indexOf('"') < 0 ? '"' : '\'';
        return quote + name + quote;
    }
}
