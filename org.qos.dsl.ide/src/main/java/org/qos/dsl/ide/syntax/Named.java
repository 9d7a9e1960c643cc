package org.qos.dsl.ide.syntax;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.emf.ecore.EClass;
import org.qos.dsl.language.Language;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.dsl.model.policy.PolicyPackage;
import org.qos.dsl.opensm.convert.Strings;
import org.qos.dsl.rfc.parser.FreeText;
import org.qos.dsl.scanner.CNumber;

/** What bears a name by which other places refer to it. */
public enum Named {
    /** A port group; its name ignores case. */
    GROUP("port group"),
    /** A level: by its name, which ignores case, in the OpenSM spelling, by its sn in the RFC spelling. */
    LEVEL("QoS level"),
    /** A partition; its name is compared as it is written. */
    PARTITION("partition");

    /** A name in a partition file ends at the marks of its language, and blanks around it do not belong to it. */
    private static final Pattern PARTITION_NAME = Pattern.compile("[^,=:;#\\s]([^,=:;#\\n]*[^,=:;#\\s])?");

    private final String title;

    Named(String title) {
        this.title = title;
    }

    /** What it is called, in words. */
    public String title() {
        return title;
    }

    /** What references to a class of the models refer to; empty where that has no name. */
    static Optional<Named> of(EClass target) {
        if (target == PolicyPackage.Literals.PORT_GROUP) {
            return Optional.of(GROUP);
        }
        if (target == PolicyPackage.Literals.QOS_LEVEL) {
            return Optional.of(LEVEL);
        }
        return target == PartitionsPackage.Literals.PARTITION_DEFINITION ? Optional.of(PARTITION) : Optional.empty();
    }

    /** The name that a text stands for in a language. */
    String decode(WrittenValue written, Language language) {
        return switch (language) {
            case RFC -> FreeText.decode(written.text());
            case OPENSM -> Strings.name(written.text());
            case PARTITIONS, OPTS -> written.text().strip();
        };
    }

    /** How a name is written in a language; empty when the language cannot write it. */
    public Optional<String> encode(String name, Language language) {
        return switch (language) {
            case RFC -> Optional.of(this == LEVEL ? name : FreeText.encode(name));
            case OPENSM -> Strings.write(name);
            case PARTITIONS, OPTS -> PARTITION_NAME.matcher(name).matches() ? Optional.of(name) : Optional.empty();
        };
    }

    /** What is the same for all spellings of one name. */
    public String key(String name, Language language) {
        return switch (this) {
            case GROUP -> name.toLowerCase(Locale.ROOT);
            case LEVEL ->
                language == Language.RFC
                        ? Long.toUnsignedString(CNumber.in(name).value())
                        : name.toLowerCase(Locale.ROOT);
            case PARTITION -> name;
        };
    }
}
