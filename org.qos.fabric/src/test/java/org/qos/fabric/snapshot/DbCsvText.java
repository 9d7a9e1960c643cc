package org.qos.fabric.snapshot;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Texts of a {@code .db_csv}. */
final class DbCsvText {

    private DbCsvText() {}

    /** A text, and the sections that every file has where it has none, without rows. */
    static String whole(String text) {
        return text
                + Stream.of("PORTS", "LINKS")
                        .filter(section -> !text.contains("_" + section + "\n"))
                        .map(section -> "START_" + section + "\nNodeGuid\nEND_" + section + "\n")
                        .collect(Collectors.joining());
    }
}
