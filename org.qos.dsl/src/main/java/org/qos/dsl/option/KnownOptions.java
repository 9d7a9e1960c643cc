package org.qos.dsl.option;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** The names of options that OpenSM knows. It ignores other names. */
public final class KnownOptions {

    /** The rows of the table, each read when it is asked for: most commands need only names. */
    private static final Map<String, String> KNOWN = read("opensm-3.3-options.txt", KnownOption::nameIn);

    private static final Map<String, KnownOption> READ = new ConcurrentHashMap<>();
    private static final Map<String, String> LATER = read("opensm-later-options.txt", KnownOptions::firstWord);

    private KnownOptions() {}

    /** The names that OpenSM 3.3.23 knows, in alphabetical order. */
    public static Set<String> names() {
        return KNOWN.keySet();
    }

    /** Whether OpenSM 3.3.23 or another version knows the name. */
    public static boolean isOption(String name) {
        return KNOWN.containsKey(name) || LATER.containsKey(name);
    }

    /** An option of OpenSM 3.3.23; empty when it does not know the name. */
    public static Optional<KnownOption> option(String name) {
        return Optional.ofNullable(KNOWN.get(name))
                .map(row -> READ.computeIfAbsent(name, known -> KnownOption.of(row)));
    }

    /** What the value of an option of OpenSM 3.3.23 has to be; empty when it does not know the name. */
    public static Optional<OptionType> kind(String name) {
        return option(name).map(KnownOption::kind);
    }

    /** The names that OpenSM 3.3.23 does not know but another version does, in alphabetical order. */
    public static Set<String> otherNames() {
        return LATER.keySet();
    }

    /** Which other version than OpenSM 3.3.23 takes an option that this one does not know. */
    public static Optional<String> otherVersion(String name) {
        return Optional.ofNullable(LATER.get(name))
                .map(row -> row.substring(firstWord(row).length() + 1));
    }

    private static String firstWord(String row) {
        return row.substring(0, row.indexOf(' '));
    }

    /** The rows of a table by name, in alphabetical order. Files of a hundred thousand lines are looked up, so that it is hashed. */
    private static Map<String, String> read(String table, Function<String, String> name) {
        try (InputStream file = KnownOptions.class.getResourceAsStream(table)) {
            Map<String, String> rows = new LinkedHashMap<>();
            new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .sorted(Comparator.comparing(name))
                    .forEach(row -> rows.put(name.apply(row), row));
            return rows;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
