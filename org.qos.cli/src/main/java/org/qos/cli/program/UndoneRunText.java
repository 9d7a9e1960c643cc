package org.qos.cli.program;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.qos.fabric.program.UndoneRun;

/** Says which run is undone. */
public final class UndoneRunText {

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss xxx", Locale.ROOT);

    private UndoneRunText() {}

    /**
     * A line such as {@code Undoing the run of 2026-11-28 09:12:13 +01:00 with policy.qos, which had set all its tables: 12 tables of
     * 4 ports.}
     *
     * @param zone that of the user
     */
    public static String of(UndoneRun run, ZoneId zone) {
        return "Undoing the run of " + TIME.format(run.journal().created().atZone(zone))
                + run.journal().policy().map(file -> " with " + file).orElse("") + ", which "
                + (run.finished() ? "had set all its tables" : "was interrupted or failed") + ": "
                + count(run.tables(), "table") + " of " + count(run.ports(), "port") + ".";
    }

    private static String count(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }
}
