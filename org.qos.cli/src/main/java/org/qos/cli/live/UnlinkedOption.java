package org.qos.cli.live;

import picocli.CommandLine.Option;

/** Whether ports without a link count. */
public final class UnlinkedOption {

    @Option(
            names = "--unlinked",
            description = "Include ports without a link, whose tables OpenSM sets when a link comes up.")
    private boolean unlinked;

    /** Whether ports without a link count. */
    public boolean unlinked() {
        return unlinked;
    }
}
