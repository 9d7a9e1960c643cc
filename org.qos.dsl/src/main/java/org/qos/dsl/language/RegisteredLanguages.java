package org.qos.dsl.language;

import java.util.List;
import java.util.ServiceLoader;

/** The languages that {@code META-INF/services} names; the first that claims a file gets it, and lists follow the order. */
final class RegisteredLanguages {

    static final List<Language> ALL = ServiceLoader.load(Language.class, Language.class.getClassLoader()).stream()
            .map(ServiceLoader.Provider::get)
            .toList();

    private RegisteredLanguages() {}

    static String withoutLeadingComments(String text) {
        String rest = text.stripLeading();
        while (rest.startsWith("#")) {
            int end = rest.indexOf('\n');
            rest = end < 0 ? "" : rest.substring(end + 1).stripLeading();
        }
        return ByteOrderMark.begins(rest) ? rest.substring(1) : rest;
    }
}
