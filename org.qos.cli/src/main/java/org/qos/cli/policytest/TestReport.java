package org.qos.cli.policytest;

import java.io.IOException;
import java.io.PrintWriter;

/** A form in which the results of tests are printed. */
public interface TestReport {

    /**
     * Prints the results.
     *
     * @param results what the run found
     * @param out takes the text
     * @throws IOException when they cannot be written in this form
     */
    void print(TestRunResults results, PrintWriter out) throws IOException;
}
