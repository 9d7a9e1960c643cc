package org.qos.cli.plan;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/**
 * How old a snapshot is.
 *
 * @param taken when the fabric was as it says
 * @param now the time now
 */
public record SnapshotAge(Instant taken, Instant now) {

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss xxx", Locale.ROOT);

    /** Its age in seconds; 0 where the clock of the machine that took it is ahead. */
    public long seconds() {
        return Math.max(0, Duration.between(taken, now).toSeconds());
    }

    /**
     * A note such as {@code fabric.json was taken 3 days ago, at 2026-11-25 09:12:13 +01:00}, and what it means for a plan.
     *
     * @param name the snapshot
     * @param zone that of the user
     */
    public String text(String name, ZoneId zone) {
        return name + " was taken " + ago() + ", at " + TIME.format(taken.atZone(zone))
                + ". What changed since is not in this plan; 'qos apply' does not use snapshots, it reads the fabric and plans again.";
    }

    private String ago() {
        Duration age = Duration.ofSeconds(seconds());
        if (age.toDays() > 0) {
            return count(age.toDays(), "day");
        }
        if (age.toHours() > 0) {
            return count(age.toHours(), "hour");
        }
        return age.toMinutes() > 0 ? count(age.toMinutes(), "minute") : "less than a minute ago";
    }

    private static String count(long number, String unit) {
        return number + " " + unit + (number == 1 ? "" : "s") + " ago";
    }
}
