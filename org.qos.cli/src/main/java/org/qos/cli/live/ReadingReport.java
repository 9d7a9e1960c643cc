package org.qos.cli.live;

import org.qos.cli.console.Console;
import org.qos.fabric.program.LiveSubnet;

/** Says what is missing when a fabric was read. */
public record ReadingReport(Console console) {

    private static final int SHOWN = 10;

    /** Prints what could not be read. */
    public void print(LiveSubnet.Reading reading) {
        console.progress().end();
        reading.unread().stream().limit(SHOWN).forEach(line -> console.err().println("warning: " + line));
        if (reading.unread().size() > SHOWN) {
            console.err().println("warning: " + (reading.unread().size() - SHOWN) + " more attributes were not read");
        }
    }
}
