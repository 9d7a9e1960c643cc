package org.qos.cli.baseline;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Findings that are known.
 *
 * @param version the version of the form, {@link #VERSION}
 * @param findings the findings, in the order of their files
 */
public record Baseline(
        @JsonProperty(required = true) int version, @JsonProperty(required = true) List<Entry> findings) {

    /** The version of the form that this program reads and writes. */
    public static final int VERSION = 1;

    /** Sorts and copies the list. */
    public Baseline {
        findings = findings.stream().sorted(Entry.BY_FILE).toList();
    }

    /** The baseline of some findings. */
    public static Baseline of(List<Entry> findings) {
        return new Baseline(VERSION, findings);
    }

    /** This baseline with further entries. */
    Baseline with(List<Entry> more) {
        return of(Stream.concat(findings.stream(), more.stream()).toList());
    }

    /**
     * A known finding. Its file, code and fingerprint say which one it is; the message is for readers of the baseline.
     *
     * @param file the file, relative to the folder of the baseline, with slashes
     * @param code the code of the rule
     * @param fingerprint its name among the findings of the file
     * @param message what was wrong
     */
    public record Entry(
            @JsonProperty(required = true) String file,
            @JsonProperty(required = true) String code,
            @JsonProperty(required = true) String fingerprint,
            @JsonProperty(required = true) String message) {

        private static final Comparator<Entry> BY_FILE =
                Comparator.comparing(Entry::file).thenComparing(Entry::code).thenComparing(Entry::fingerprint);

        /** What says which finding it is. */
        Entry identity() {
            return new Entry(file, code, fingerprint, "");
        }
    }
}
