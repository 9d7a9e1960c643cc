package org.qos.dsl.project.settings;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a project file can say. */
enum Key {
    POLICY(Kind.FILE, "the policy of the project"),
    PARTITIONS(Kind.FILE, "OpenSM's partition file, to which the policy refers"),
    OPTIONS(Kind.FILE, "OpenSM's option file"),
    FABRIC(Kind.FILE, "a snapshot of the fabric, as ibnetdiscover prints it"),
    SM(Kind.TEXT, "the subnet manager's port, by GUID (0x...), LID or name"),
    TARGET(Kind.TARGET, "the subnet manager that reads the files"),
    ROUTING_ENGINE(Kind.TEXT, "the routing engine that OpenSM uses, as in its option routing_engine"),
    RULES(Kind.RULES, "how bad the findings of a rule are, or off"),
    IGNORE(Kind.GLOBS, "files that are not checked, as globs below the folder of this file");

    /** What the value of a key is. */
    enum Kind {
        /** The name of a file, relative to the folder of the project file. */
        FILE("the name of a file"),
        /** A word. */
        TEXT("a word"),
        /** The word of a target. */
        TARGET("a word"),
        /** A severity for each of some codes. */
        RULES("a severity for each rule, such as 'octal-literal: error'"),
        /** A list of patterns. */
        GLOBS("a list of globs, such as [\"old/**\"]");

        private final String expected;

        Kind(String expected) {
            this.expected = expected;
        }

        String expected() {
            return expected;
        }
    }

    private final Kind kind;
    private final String meaning;

    Key(Kind kind, String meaning) {
        this.kind = kind;
        this.meaning = meaning;
    }

    Kind kind() {
        return kind;
    }

    String meaning() {
        return meaning;
    }

    /** The key as it is written. */
    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Optional<Key> byWord(String word) {
        return Arrays.stream(values()).filter(key -> key.word().equals(word)).findFirst();
    }

    static List<String> words() {
        return Arrays.stream(values()).map(Key::word).toList();
    }
}
