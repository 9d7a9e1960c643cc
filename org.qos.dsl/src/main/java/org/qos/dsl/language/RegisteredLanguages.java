package org.qos.dsl.language;

import java.util.List;
import java.util.ServiceLoader;

/** The languages that {@code META-INF/services} names; the first that claims a file gets it, and lists follow the order. */
final class RegisteredLanguages {

    static final List<Language> ALL = ServiceLoader.load(Language.class, Language.class.getClassLoader()).stream()
            .map(ServiceLoader.Provider::get)
            .toList();

    private RegisteredLanguages() {}

    /** The text from its first character that is neither whitespace, nor a byte order mark, nor in a comment. */
    static String withoutLeadingComments(String text) {
        String rest = withoutLeadingSpace(text);
        while (rest.startsWith("#")) {
            int end = rest.indexOf('\n');
            rest = end < 0 ? "" : withoutLeadingSpace(rest.substring(end + 1));
        }
        return rest;
    }

    private static String withoutLeadingSpace(String text) {
        String rest = text.stripLeading();
        return ByteOrderMark.begins(rest) ? rest.substring(1).stripLeading() : rest;
    }
}
