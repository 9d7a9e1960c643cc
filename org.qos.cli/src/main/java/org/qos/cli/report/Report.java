package org.qos.cli.report;

import java.io.IOException;
import java.io.PrintWriter;

/** One format of what a check found. */
@FunctionalInterface
public interface Report {

    /**
     * Prints everything that was found.
     *
     * @throws IOException when the format's writer fails
     */
    void print(CheckResult result, PrintWriter out) throws IOException;
}
