package org.qos.dsl.ide.rename;

import java.util.Optional;
import java.util.regex.Pattern;
import org.qos.dsl.ide.syntax.SymbolOccurrence;
import org.qos.dsl.language.Language;
import org.qos.dsl.model.partitions.PartitionDefinition;
import org.qos.runtime.policy.PolicySyntax;

/**
 * Writes a new name in the syntax of the name that it replaces: one in quotes stays in quotes, so that renaming it back
 * restores the text.
 */
final class NameReplacement {

    private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"");

    private NameReplacement() {}

    /** The replacement text; empty if the language cannot express the name. */
    static Optional<String> of(SymbolOccurrence place, String name) {
        Language language = place.snapshot().language();
        Optional<String> written = place.type().encode(name, language);
        String old = place.value().text();
        if (language.is(PolicySyntax.OPENSM) && isQuoted(old)) {
            return written.map(text -> isQuoted(text) ? text : '"' + text + '"');
        }
        return place.owner() instanceof PartitionDefinition partition && isPkey(partition)
                ? written.map(text -> text + "=" + old)
                : written;
    }

    /** A reference by P_Key stays a P_Key. */
    static boolean isPkey(PartitionDefinition partition) {
        return !partition.isPkeyGiven() && beginsWithDigit(partition.getName());
    }

    /** OpenSM reads such a name as P_Key if no P_Key follows (osm_prtn_config.c:partition_create). */
    static boolean beginsWithDigit(String name) {
        return name != null && !name.isEmpty() && name.charAt(0) >= '0' && name.charAt(0) <= '9';
    }

    private static boolean isQuoted(String text) {
        return QUOTED.matcher(text).matches();
    }
}
