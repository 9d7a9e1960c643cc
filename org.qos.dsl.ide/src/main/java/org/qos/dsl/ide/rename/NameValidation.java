package org.qos.dsl.ide.rename;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.qos.dsl.ide.syntax.SymbolIndex;
import org.qos.dsl.ide.syntax.SymbolOccurrence;
import org.qos.dsl.ide.syntax.SymbolType;
import org.qos.dsl.language.Language;
import org.qos.dsl.lower.PartitionHead;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.dsl.rfc.parser.RfcNumber;
import org.qos.runtime.policy.PolicySyntax;

/** Checks whether a new name is valid. */
final class NameValidation {

    private NameValidation() {}

    static Optional<String> rejection(SymbolOccurrence renamed, String name) {
        if (name.isEmpty()) {
            return Optional.of("the name of a " + renamed.type().title() + " must not be empty");
        }
        if (name.chars().anyMatch(Character::isISOControl)) {
            return Optional.of(
                    "the name of a " + renamed.type().title() + " must not contain line ends or control characters");
        }
        SymbolOccurrence definition = SymbolIndex.definition(renamed).orElse(renamed);
        Language language = definition.snapshot().language();
        if (renamed.type() == SymbolType.LEVEL
                && !renamed.isLabel()
                && language.is(PolicySyntax.RFC)
                && RfcNumber.errorIn(name).isPresent()) {
            return Optional.of("the sn of a QoS level is a decimal or hexadecimal (0x) number; found '" + name + "'");
        }
        if (renamed.type() == SymbolType.PARTITION
                && name.getBytes(StandardCharsets.UTF_8).length > PartitionHead.MAX_NAME_BYTES) {
            return Optional.of("the name is too long: OpenSM keeps only the first " + PartitionHead.MAX_NAME_BYTES
                    + " bytes of a partition's name");
        }
        if (definition.owner() instanceof PartitionDefinition partition
                && !partition.isPkeyGiven()
                && !NameReplacement.isPkey(partition)
                && NameReplacement.beginsWithDigit(name)) {
            return Optional.of("OpenSM reads '" + name + "' as the P_Key because none follows it; write "
                    + partition.getName() + "=P_Key first, or begin the name with a letter");
        }
        return taken(definition, name);
    }

    private static Optional<String> taken(SymbolOccurrence definition, String name) {
        Function<String, String> key = text -> definition.isLabel()
                ? text.toLowerCase(Locale.ROOT)
                : definition.type().key(text, definition.snapshot().language());
        return SymbolIndex.in(definition.snapshot()).all().stream()
                .filter(other -> other.type() == definition.type() && other.role() == definition.role())
                .filter(other -> key.apply(other.name()).equals(key.apply(name)) && !isPartOf(definition, other))
                .findFirst()
                .map(other -> "line "
                        + (definition
                                        .snapshot()
                                        .lines()
                                        .position(other.region().getOffset())
                                        .getLine()
                                + 1)
                        + " already defines a " + definition.type().title() + " named '" + other.name() + "'");
    }

    /** Definitions of one partition are merged; another group or level with the name is another one. */
    private static boolean isPartOf(SymbolOccurrence definition, SymbolOccurrence other) {
        return definition.type() == SymbolType.PARTITION
                ? other.isSameAs(definition)
                : other.owner() == definition.owner();
    }
}
