package org.qos.dsl.option;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** The names of options that OpenSM knows. It ignores other names. */
public final class KnownOptions {

    /** The rows of the table, each read when it is asked for: most commands need only names. */
    private static final Map<String, String> KNOWN = new TreeMap<>();

    private static final Map<String, KnownOption> READ = new ConcurrentHashMap<>();
    private static final Map<String, String> LATER = new TreeMap<>();

    static {
        read("opensm-3.3-options.txt").forEach(row -> KNOWN.put(KnownOption.nameIn(row), row));
        read("opensm-later-options.txt").map(line -> line.split(" ", 2)).forEach(row -> LATER.put(row[0], row[1]));
    }

    private KnownOptions() {}

    /** The names that OpenSM 3.3.23 knows, in alphabetical order. */
    public static Set<String> names() {
        return KNOWN.keySet();
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
        return Optional.ofNullable(LATER.get(name));
    }

    private static Stream<String> read(String table) {
        try (InputStream file = KnownOptions.class.getResourceAsStream(table)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
