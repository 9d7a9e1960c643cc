package org.qos.dsl.project.settings;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.qos.dsl.enhancedqos.EnhancedQosLanguage;
import org.qos.dsl.language.FileNames;
import org.qos.dsl.language.Language;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;

/** What a project file can say. */
public enum Key {
    /** The policy. */
    POLICY(Kind.FILE, "the policy of the project"),
    /** The partition file. */
    PARTITIONS(new PartitionsLanguage(), "OpenSM's partition file, to which the policy refers"),
    /** The option file. */
    OPTIONS(new OptionsLanguage(), "OpenSM's option file"),
    /** The enhanced QoS policy file. */
    ENHANCED_QOS(new EnhancedQosLanguage(), "the enhanced QoS policy file of NVIDIA's OpenSM, with rate limits of SLs"),
    /** The snapshot of the fabric. */
    FABRIC(Kind.FILE, "a snapshot of the fabric, as ibnetdiscover prints it, or a folder with OpenSM's dumps"),
    /** Settings of applications. */
    ENVIRONMENT(
            Kind.FILE, "settings of applications, such as NCCL_IB_SL, whose SLs are compared with those of the levels"),
    /** The port of the subnet manager. */
    SM(Kind.TEXT, "the subnet manager's port, by GUID (0x...), LID or name"),
    /** The subnet manager. */
    TARGET(Kind.TARGET, "the subnet manager that reads the files"),
    /** The routing engine. */
    ROUTING_ENGINE(Kind.TEXT, "the routing engine that OpenSM uses, as in its option routing_engine"),
    /** The MTU of the links. */
    MTU(Kind.MTU, "the MTU in bytes of the links of which no snapshot shows it"),
    /** Severities of rules. */
    RULES(Kind.RULES, "how bad the findings of a rule are, or off"),
    /** Files that are not checked. */
    IGNORE(Kind.GLOBS, "files that are not checked, as globs below the folder of this file");

    /** What the value of a key is. */
    public enum Kind {
        /** The name of a file, relative to the folder of the project file. */
        FILE("the name of a file"),
        /** A string. */
        TEXT("a string"),
        /** The name of a target. */
        TARGET("the name of a subnet manager"),
        /** One of the MTUs. */
        MTU("256, 512, 1024, 2048 or 4096"),
        /** A severity for each of some codes. */
        RULES("a severity for each rule, such as 'octal-literal: error'"),
        /** A list of patterns. */
        GLOBS("a list of globs, such as [\"old/**\"]");

        private final String expected;

        Kind(String expected) {
            this.expected = expected;
        }

        /** What is expected, as messages say it. */
        public String expected() {
            return expected;
        }
    }

    private final Kind kind;
    private final Optional<Language> language;
    private final String meaning;

    Key(Kind kind, String meaning) {
        this.kind = kind;
        this.language = Optional.empty();
        this.meaning = meaning;
    }

    Key(Language language, String meaning) {
        this.kind = Kind.FILE;
        this.language = Optional.of(language);
        this.meaning = meaning;
    }

    /** What its value is. */
    public Kind kind() {
        return kind;
    }

    /** The language of the file that it names; empty where the name or content of the file decides. */
    public Optional<Language> language() {
        return language;
    }

    /** The language that a file has by its name, if no file of that language can be what the key names. */
    public Optional<Language> foreignLanguage(Path file) {
        return Language.byFileName(FileNames.of(file))
                .filter(named -> this == POLICY ? !named.isPolicy() : !language.equals(Optional.of(named)));
    }

    /** What it is for, in one line. */
    public String meaning() {
        return meaning;
    }

    /** The key as it is written. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The key that is written so. */
    public static Optional<Key> byId(String token) {
        return Arrays.stream(values()).filter(key -> key.id().equals(token)).findFirst();
    }

    static List<String> ids() {
        return Arrays.stream(values()).map(Key::id).toList();
    }
}
