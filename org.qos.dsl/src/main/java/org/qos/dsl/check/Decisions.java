package org.qos.dsl.check;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;

/** Why rules have no fix: what the author of a file has to decide about their findings. */
final class Decisions {

    private static final Properties BY_CODE = read();

    private Decisions() {}

    /** What is to be decided about the findings of a rule, in one line without a full stop; empty where its fix decides. */
    static Optional<String> about(String code) {
        return Optional.ofNullable(BY_CODE.getProperty(code));
    }

    /** The rules without a fix. */
    static Set<String> codes() {
        return BY_CODE.stringPropertyNames();
    }

    private static Properties read() {
        Properties table = new Properties();
        try (var in = new InputStreamReader(
                Decisions.class.getResourceAsStream("decisions.properties"), StandardCharsets.UTF_8)) {
            table.load(in);
            return table;
        } catch (IOException unreadable) {
            throw new UncheckedIOException("the table of decisions cannot be read", unreadable);
        }
    }
}
