package org.qos.dsl.check.rules.options;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.stream.Stream;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.model.options.Option;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.option.SmOptions;

/**
 * The tables that an option file sets for a kind of ports, and the options that set them.
 *
 * @param file the option file
 * @param kind the kind of ports
 * @param tables its tables, before they are fitted to a port
 */
record KindTables(OptionsFile file, PortKind kind, QosTables tables) {

    /** The kinds of ports that every fabric has. */
    private static final List<PortKind> KINDS = List.of(PortKind.CA, PortKind.SWITCH_EXTERNAL);

    /** The tables of adapters and of switches; none when the file does not enable QoS. */
    static Stream<KindTables> of(OptionsFile file) {
        SmOptions options = OptionsLowering.lower(file).value();
        return KINDS.stream()
                .filter(kind -> options.qos())
                .map(kind -> new KindTables(file, kind, options.effective(kind)));
    }

    /** The option that sets a table, by its name in the file, or OpenSM's default; for messages. */
    String source(String table) {
        return option(table).map(Option::getName).orElse("OpenSM's default " + table);
    }

    /** The option that sets a table: that of the kind, else that of all kinds; empty for OpenSM's default. */
    Optional<Option> option(String table) {
        return last(kind.prefix() + table).or(() -> last(PortKind.GENERAL_PREFIX + table));
    }

    /** The VLs with weight in the high-priority table. */
    SortedSet<Integer> highVls() {
        return QosTables.weightedVls(tables.vlarbHigh());
    }

    /** The VLs with weight in the low-priority table. */
    SortedSet<Integer> lowVls() {
        return QosTables.weightedVls(tables.vlarbLow());
    }

    private Optional<Option> last(String name) {
        return file.getOptions().stream()
                .filter(option -> option.getName().equals(name))
                .reduce((before, after) -> after);
    }
}
