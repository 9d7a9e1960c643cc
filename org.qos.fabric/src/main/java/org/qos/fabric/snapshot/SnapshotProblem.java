package org.qos.fabric.snapshot;

/**
 * Something in a snapshot file that cannot be used.
 *
 * @param line the line, from 1
 * @param severity whether the rest of the file shows a fabric
 * @param message what is wrong
 */
public record SnapshotProblem(int line, Severity severity, String message) {

    /** How bad it is. */
    public enum Severity {
        /** The file shows no fabric. */
        ERROR,
        /** A part of the file was left out. */
        WARNING
    }
}
