package org.qos.fabric.program;

import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;

/** The names of journals, which are the times of their runs: their order decides which run is undone. */
final class JournalName {

    private static final String SUFFIX = ".json";

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern(
                    "yyyyMMdd'T'HHmmss.SSSSSS'Z'", Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    private JournalName() {}

    /** The name of a journal of that time. */
    static String of(Instant created) {
        return TIME.format(created) + SUFFIX;
    }

    /** Whether a file is one of the journals, by its name alone. */
    static boolean isJournal(Path file) {
        return name(file).endsWith(SUFFIX);
    }

    /** The time that a name says, to the microsecond; empty when it is not the name of a journal. */
    static Optional<Instant> time(Path file) {
        try {
            Instant time = Instant.from(TIME.parse(name(file).replace(SUFFIX, "")));
            return of(time).equals(name(file)) ? Optional.of(time) : Optional.empty();
        } catch (DateTimeException notATime) {
            return Optional.empty();
        }
    }

    private static String name(Path file) {
        return file.getFileName().toString();
    }
}
