package org.qos.fabric.snapshot;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * When a fabric was as a file says, where the beginning of the file says it: the snapshot of {@code qos discover}, and the output of
 * ibnetdiscover (infiniband-diags ibnetdiscover.c:dump_topology), whose time is that of the machine where it ran.
 */
final class SnapshotTime {

    /** Bytes that have the time in any case. */
    private static final int HEAD = 1 << 14;

    private static final Pattern OWN = Pattern.compile("\\A\\s*\\{\\s*\"" + SnapshotField.FORMAT
            + "\"\\s*:\\s*\"[^\"]*\"\\s*,\\s*\"" + SnapshotField.TAKEN + "\"\\s*:\\s*\"([^\"]*)\"");
    private static final Pattern IBNETDISCOVER =
            Pattern.compile("(?m)^\\s*#\\s*Topology file: generated on \\p{Alpha}{3} (.+?)\\s*$");
    private static final DateTimeFormatter CTIME = DateTimeFormatter.ofPattern("MMM d HH:mm:ss yyyy", Locale.ENGLISH);

    private SnapshotTime() {}

    /**
     * The time in a file.
     *
     * @param zone that of the machine where ibnetdiscover ran; Java reads it from a file, so it is asked for when needed
     * @return empty when the beginning does not say
     * @throws IOException when the stream cannot be read
     */
    static Optional<Instant> of(InputStream file, Supplier<ZoneId> zone) throws IOException {
        String head = new String(file.readNBytes(HEAD), StandardCharsets.UTF_8);
        Matcher own = OWN.matcher(head);
        if (own.find()) {
            return parsed(own.group(1));
        }
        Matcher printed = IBNETDISCOVER.matcher(head);
        return printed.find() ? printed(printed.group(1), zone) : Optional.empty();
    }

    /** A time as the snapshot of {@code qos discover} has it. */
    static Optional<Instant> parsed(String text) {
        try {
            return Optional.of(Instant.parse(text));
        } catch (DateTimeException notATime) {
            return Optional.empty();
        }
    }

    private static Optional<Instant> printed(String text, Supplier<ZoneId> zone) {
        try {
            return Optional.of(LocalDateTime.parse(text.replaceAll("\\s+", " "), CTIME)
                    .atZone(zone.get())
                    .toInstant());
        } catch (DateTimeException notATime) {
            return Optional.empty();
        }
    }
}
