package org.qos.dsl.ide.syntax;

import java.util.Locale;
import java.util.Optional;
import org.eclipse.emf.ecore.EClass;
import org.qos.dsl.ide.language.LanguageServices;
import org.qos.dsl.language.Language;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.dsl.model.policy.PolicyPackage;
import org.qos.dsl.scanner.CNumber;
import org.qos.runtime.policy.PolicySyntax;

/** The types of symbols. */
public enum SymbolType {
    /** A port group; its name ignores case. */
    GROUP("port group"),
    /** A QoS level, referred to by name (ignoring case) in the OpenSM syntax and by {@code sn} in the RFC syntax. */
    LEVEL("QoS level"),
    /** A partition; its name is case-sensitive. */
    PARTITION("partition"),
    /** A rate limit of an enhanced QoS policy file; its name is case-sensitive. */
    BANDWIDTH("bandwidth");

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

    /** Encodes a name in the syntax of a language; empty if it cannot be expressed. */
    public Optional<String> encode(String name, Language language) {
        return LanguageServices.find(language, NameSyntax.class).flatMap(names -> names.encode(this, name));
    }

    /** The key that is the same for all forms of a name in a document of that language. */
    public String key(String name, Language language) {
        return switch (this) {
            case GROUP -> name.toLowerCase(Locale.ROOT);
            case LEVEL ->
                language.is(PolicySyntax.RFC)
                        ? Long.toUnsignedString(CNumber.in(name).value())
                        : name.toLowerCase(Locale.ROOT);
            case PARTITION, BANDWIDTH -> name;
        };
    }
}
