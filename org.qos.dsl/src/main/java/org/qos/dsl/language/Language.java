package org.qos.dsl.language;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The languages of a policy project, told apart by file name or, failing that, by content. */
public enum Language {
    /** A policy in the spelling of the RFC of May 2006. */
    RFC("rfc", "a policy in the RFC spelling", "qos", List.of("qos-policy.xml"), List.of(".qos")),
    /** A policy in the spelling that OpenSM reads. */
    OPENSM(
            "opensm",
            "a policy in the OpenSM spelling",
            "opensmpolicy",
            List.of("qos-policy.conf"),
            List.of(".qos-policy.conf")),
    /** OpenSM's partition file. */
    PARTITIONS("partitions", "a partition file", "partitions", List.of("partitions.conf"), List.of(".partitions.conf")),
    /** OpenSM's option file. */
    OPTS("opts", "an option file", "opts", List.of("opensm.opts", "opensm.conf"), List.of(".opensm.opts"));

    private final String id;
    private final String kind;
    private final String extension;
    private final List<String> names;
    private final List<String> endings;

    Language(String id, String kind, String extension, List<String> names, List<String> endings) {
        this.id = id;
        this.kind = kind;
        this.extension = extension;
        this.names = names;
        this.endings = endings;
    }

    /** The word for the language on the command line, such as {@code opensm}. */
    public String id() {
        return id;
    }

    /** What users call a file in the language, such as {@code a policy in the OpenSM spelling}. */
    public String kind() {
        return kind;
    }

    /** The file extension under which the language workflow registers the language. */
    public String extension() {
        return extension;
    }

    /** Whether files of the language are policies. */
    public boolean isPolicy() {
        return this == RFC || this == OPENSM;
    }

    /** The language with that word. */
    public static Optional<Language> byId(String id) {
        return Arrays.stream(values()).filter(l -> l.id.equals(id)).findFirst();
    }

    /**
     * The language that a file's name stands for; the case counts.
     *
     * @param fileName the last segment of the path
     */
    public static Optional<Language> byFileName(String fileName) {
        return Arrays.stream(values()).filter(l -> l.claims(fileName)).findFirst();
    }

    /**
     * The policy spelling that a text begins with: {@code <} for the RFC spelling, a section keyword for OpenSM's.
     * Comments and blanks in front do not count.
     */
    public static Optional<Language> byContent(String text) {
        String start = withoutLeadingComments(text);
        if (start.startsWith("<")) {
            return Optional.of(RFC);
        }
        return SECTIONS.stream().anyMatch(start::startsWith) ? Optional.of(OPENSM) : Optional.empty();
    }

    private static final List<String> SECTIONS =
            List.of("qos-ulps", "port-groups", "qos-setup", "qos-levels", "qos-match-rules");

    private boolean claims(String fileName) {
        return names.contains(fileName)
                || fileName.endsWith("." + extension)
                || endings.stream().anyMatch(fileName::endsWith);
    }

    private static String withoutLeadingComments(String text) {
        String rest = text.stripLeading();
        while (rest.startsWith("#")) {
            int end = rest.indexOf('\n');
            rest = end < 0 ? "" : rest.substring(end + 1).stripLeading();
        }
        return rest.startsWith("\uFEFF") ? rest.substring(1) : rest;
    }

    /** The words of all languages, for messages. */
    public static String ids() {
        return String.join(", ", Arrays.stream(values()).map(l -> l.id).toList());
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
