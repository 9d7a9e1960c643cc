package org.qos.dsl.ide.rename;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.qos.dsl.ide.syntax.Mention;
import org.qos.dsl.ide.syntax.Mentions;
import org.qos.dsl.ide.syntax.Named;
import org.qos.dsl.language.Language;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.rfc.parser.Numbers;

/** What speaks against a name. */
final class NewName {

    /** OpenSM keeps 32 bytes of a partition's name (osm_prtn_config.c:partition_create). */
    private static final int LONGEST_PARTITION = 32;

    private NewName() {}

    static Optional<String> objection(Mention renamed, String name) {
        if (name.isEmpty()) {
            return Optional.of("a " + renamed.of().title() + " needs a name");
        }
        if (name.chars().anyMatch(Character::isISOControl)) {
            return Optional.of("a " + renamed.of().title() + " has a name on one line, without control characters");
        }
        Mention definition = Mentions.definition(renamed).orElse(renamed);
        Language language = definition.view().language();
        if (renamed.of() == Named.LEVEL
                && language == Language.RFC
                && Numbers.mistakeIn(name).isPresent()) {
            return Optional.of("the sn of a QoS level is a number, decimal or behind 0x; found '" + name + "'");
        }
        if (renamed.of() == Named.PARTITION && name.getBytes(StandardCharsets.UTF_8).length > LONGEST_PARTITION) {
            return Optional.of("OpenSM keeps the first " + LONGEST_PARTITION + " bytes of a partition's name");
        }
        if (definition.owner() instanceof PartitionDefinition partition
                && !partition.isPkeyGiven()
                && !WrittenName.isPkey(partition)
                && WrittenName.beginsWithDigit(name)) {
            return Optional.of("OpenSM takes '" + name + "' for the P_Key, as none is written behind it: write "
                    + partition.getName() + "=P_Key first, or begin the name with a letter");
        }
        return taken(definition, renamed.of().key(name, language));
    }

    private static Optional<String> taken(Mention definition, String key) {
        return Mentions.in(definition.view())
                .definitions(definition.of())
                .filter(other -> other.key().equals(key) && !other.isSameAs(definition))
                .findFirst()
                .map(other -> "line "
                        + (definition
                                        .view()
                                        .lines()
                                        .position(other.region().getOffset())
                                        .getLine()
                                + 1)
                        + " has a " + definition.of().title() + " named '" + other.name() + "' already");
    }
}
