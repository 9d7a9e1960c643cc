package org.qos.dsl.rfc.parser;

import java.util.Map;

/**
 * The spellings of tag names. The document of February 2007 is canonical; the RFC of May 2006 writes {@code _} for {@code -}
 * and {@code match-level}, both write {@code service}, and all are read.
 */
public final class TagNames {
    private static final Map<String, String> OLDER_NAMES =
            Map.of("match-level", "qos-level-sn", "service", "service-id");

    private TagNames() {}

    /** The canonical spelling of a tag name; a name that is not known stays as it is. */
    public static String canonical(String name) {
        String hyphens = name.replace('_', '-');
        return OLDER_NAMES.getOrDefault(hyphens, hyphens);
    }
}
