package org.qos.cli.program;

import org.qos.cli.console.Console;
import org.qos.fabric.process.ProcessEnd;

/** Says what to do when the user interrupts a command that sets tables. */
public final class InterruptNote implements AutoCloseable {

    private final Thread hook;

    private InterruptNote(Thread hook) {
        this.hook = hook;
    }

    /** Shows the note if the process ends before this is closed. */
    public static InterruptNote show(Console console) {
        Thread hook = new Thread(() -> console.err()
                .println(
                        "interrupted: some tables may be set. 'qos apply' finishes the work, 'qos rollback' restores the"
                                + " old tables."));
        ProcessEnd.run(hook);
        return new InterruptNote(hook);
    }

    @Override
    public void close() {
        ProcessEnd.cancel(hook);
    }
}
