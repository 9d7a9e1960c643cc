package org.qos.fabric.snapshot;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reads a file of sections from {@code START_NAME} to {@code END_NAME}, each a table with a heading. A row with more or fewer
 * values than the heading has columns is reported and left out, because its values belong to other columns; so is a section
 * without its end, because its rows may be missing, and a section that is there a second time.
 *
 * @param <T> what the file shows
 */
abstract class CsvSectionReader<T> extends LineReader<T> {

    private static final String START = "START_";
    private static final String END = "END_";

    private final Set<String> names;
    private final Set<String> begun = new HashSet<>();
    private final Set<String> ended = new HashSet<>();
    private String section = "";
    /** Whether the rows of the section are read. */
    private boolean isRead;

    private int begin;
    private List<String> header = List.of();

    /** Reads the sections of some names; all others are skipped. */
    CsvSectionReader(Set<String> names) {
        this.names = names;
    }

    /** Takes a row of a section. */
    abstract void row(String name, CsvRow row);

    /** Why the rows of a section that begins here cannot be read. */
    abstract Optional<String> obstacle(String name);

    /** What the rows have shown. */
    abstract T shown();

    /** Whether a section that is read has begun. */
    final boolean hasBegun(String name) {
        return begun.contains(name);
    }

    /** Whether there is something of a section, be it the end alone. */
    final boolean has(String name) {
        return hasBegun(name) || ended.contains(name);
    }

    @Override
    final void accept(String text) {
        String line = text.strip();
        if (line.startsWith(START)) {
            requireEnd();
            begin(line.substring(START.length()));
        } else if (line.startsWith(END)) {
            end(line.substring(END.length()));
        } else if (isRead && !line.isEmpty()) {
            cells(CsvRow.split(line));
        }
    }

    private void begin(String name) {
        section = name;
        begin = line();
        header = List.of();
        boolean isKnown = names.contains(name);
        isRead = isKnown && begun.add(name);
        if (isKnown && !isRead) {
            warn("section " + name + " is in the file a second time; its rows are left out. Were two files joined?");
        } else if (isRead) {
            Optional<String> obstacle = obstacle(name);
            obstacle.ifPresent(this::warn);
            isRead = obstacle.isEmpty();
        }
    }

    private void end(String name) {
        if (name.equals(section)) {
            section = "";
            isRead = false;
        } else {
            ended.add(name);
            warn(END + name + " has no " + START + name
                    + " above it; the rows between are left out. Is the file whole?");
        }
    }

    private void cells(List<String> values) {
        if (header.isEmpty()) {
            header = values;
        } else if (values.size() != header.size()) {
            warn("the row has " + values.size() + " values, but section " + section + " has " + header.size()
                    + " columns; it is left out");
        } else {
            row(section, new CsvRow(header, values));
        }
    }

    private void requireEnd() {
        if (!section.isEmpty()) {
            warn(
                    begin,
                    "section " + SnapshotProblems.shortened(section) + " has no " + END
                            + SnapshotProblems.shortened(section) + "; rows of it may be missing. Is the file whole?");
        }
    }

    @Override
    final T result() {
        requireEnd();
        return shown();
    }
}
