package org.qos.fabric.program;

import java.util.List;
import org.qos.runtime.fabric.Fabric;

/** Learns what {@link Watch} does; the fabric is that of the round, from which the names of ports are. */
public interface WatchListener {

    /** Tables are not as the policy says; they are set next. */
    void drift(Fabric fabric, List<Drift> differences);

    /** Tables were set. */
    void programmed(Fabric fabric, ProgramResult result);

    /** Tables that differ are not set. A refusal that stays the same is reported once. */
    void refused(Fabric fabric, RefusedException refusal);

    /** The subnet cannot be read, or the journal not be written; tried again in the next round. Reported once. */
    void failed(String message);

    /** A journal cannot be used, and is not needed. Each is reported once. */
    void skipped(DamagedJournal journal);

    /** The subnet was read again after a failure, and the tables are as the policy says. */
    void recovered();
}
