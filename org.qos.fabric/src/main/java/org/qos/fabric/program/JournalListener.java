package org.qos.fabric.program;

/** Learns which journals a run goes by, before anything is set. */
@FunctionalInterface
public interface JournalListener {

    /** Ignores everything. */
    JournalListener NONE = skipped -> {};

    /** A journal cannot be used, and the run does not need it. */
    void skipped(DamagedJournal journal);
}
