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

/** The types of symbols. */
public enum SymbolType {
    /** A port group; its name ignores case. */
    GROUP("port group"),
    /** A QoS level, referred to by name (ignoring case) in the OpenSM syntax and by {@code sn} in the RFC syntax. */
    LEVEL("QoS level"),
    /** A partition; its name is case-sensitive. */
    PARTITION("partition");

    /** In a partition file a name ends at a delimiter and excludes surrounding whitespace. */
    private static final Pattern PARTITION_NAME = Pattern.compile("[^,=:;#\\s]([^,=:;#\\n]*[^,=:;#\\s])?");

    private final String title;

    SymbolType(String title) {
        this.title = title;
    }

    /** The term for the user. */
    public String title() {
        return title;
    }

    /** The type of symbol that references to a model class mean; empty if it has no name. */
    static Optional<SymbolType> of(EClass target) {
        if (target == PolicyPackage.Literals.PORT_GROUP) {
            return Optional.of(GROUP);
        }
        if (target == PolicyPackage.Literals.QOS_LEVEL) {
            return Optional.of(LEVEL);
        }
        return target == PartitionsPackage.Literals.PARTITION_DEFINITION ? Optional.of(PARTITION) : Optional.empty();
    }

    /** Decodes a name from the syntax of a language. */
    String decode(ValueNode written, Language language) {
        return switch (language) {
            case RFC -> FreeText.decode(written.text());
            case OPENSM -> Strings.name(written.text());
            case PARTITIONS, OPTS -> written.text().strip();
        };
    }

    /** Encodes a name in the syntax of a language; empty if it cannot be expressed. */
    public Optional<String> encode(String name, Language language) {
        return switch (language) {
            case RFC -> Optional.of(this == LEVEL ? name : FreeText.encode(name));
            case OPENSM -> Strings.write(name);
            case PARTITIONS, OPTS -> PARTITION_NAME.matcher(name).matches() ? Optional.of(name) : Optional.empty();
        };
    }

    /** The key that is the same for all forms of a name. */
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
