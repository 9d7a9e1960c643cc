package org.qos.dsl.ide.rename;

import java.util.Optional;
import java.util.regex.Pattern;
import org.qos.dsl.ide.syntax.Mention;
import org.qos.dsl.language.Language;
import org.qos.dsl.model.partitions.PartitionDefinition;

/**
 * How a new name is written in the place of an old one, so that nothing but the name changes there: one in quotes stays in
 * quotes, so that renaming it back gives the same text.
 */
final class WrittenName {

    private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"");

    private WrittenName() {}

    /** The text for a place; empty when its language cannot write the name. */
    static Optional<String> of(Mention place, String name) {
        Language language = place.view().language();
        Optional<String> written = place.of().encode(name, language);
        String old = place.value().text();
        if (language == Language.OPENSM && isQuoted(old)) {
            return written.map(text -> isQuoted(text) ? text : '"' + text + '"');
        }
        return place.owner() instanceof PartitionDefinition partition && isPkey(partition)
                ? written.map(text -> text + "=" + old)
                : written;
    }

    /** A name that is its P_Key too stays the P_Key. */
    static boolean isPkey(PartitionDefinition partition) {
        return !partition.isPkeyGiven() && beginsWithDigit(partition.getName());
    }

    /** OpenSM takes such a name for a P_Key when none follows it (osm_prtn_config.c:partition_create). */
    static boolean beginsWithDigit(String name) {
        return name != null && !name.isEmpty() && name.charAt(0) >= '0' && name.charAt(0) <= '9';
    }

    private static boolean isQuoted(String text) {
        return QUOTED.matcher(text).matches();
    }
}
