package org.qos.dsl.options;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/** The names of options that OpenSM takes. A name that it does not know it passes over. */
public final class KnownOptions {

    private static final Map<String, ValueKind> KINDS =
            read("opensm-3.3-options.txt", word -> ValueKind.of(word).orElseThrow());
    private static final Map<String, String> LATER = read("opensm-later-options.txt", Function.identity());

    private KnownOptions() {}

    /** The names that OpenSM 3.3.23 knows, in alphabetical order. */
    public static Set<String> names() {
        return KINDS.keySet();
    }

    /** What the value of an option of OpenSM 3.3.23 has to be; empty when it does not know the name. */
    public static Optional<ValueKind> kind(String name) {
        return Optional.ofNullable(KINDS.get(name));
    }

    /** Which other version than OpenSM 3.3.23 takes an option that this one does not know. */
    public static Optional<String> otherVersion(String name) {
        return Optional.ofNullable(LATER.get(name));
    }

    private static <V> Map<String, V> read(String table, Function<String, V> value) {
        Map<String, V> rows = new TreeMap<>();
        try (InputStream file = KnownOptions.class.getResourceAsStream(table)) {
            new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" ", 2))
                    .forEach(row -> rows.put(row[0], value.apply(row[1])));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return rows;
    }
}
