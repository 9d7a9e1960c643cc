package org.qos.cli.program;

import org.qos.cli.console.Console;
import org.qos.dsl.language.IoReason;
import org.qos.fabric.program.DamagedJournal;
import org.qos.fabric.program.JournalListener;

/**
 * Warns of journals that cannot be used.
 *
 * @param console takes the warnings
 */
public record JournalReport(Console console) implements JournalListener {

    @Override
    public void skipped(DamagedJournal journal) {
        console.err().println("warning: " + text(journal));
    }

    /** Which journal it is, why it cannot be used, and why that does not matter. */
    static String text(DamagedJournal journal) {
        return IoReason.withFile(journal.cause()) + ". It is not needed now, because a later run has its own journal.";
    }
}
