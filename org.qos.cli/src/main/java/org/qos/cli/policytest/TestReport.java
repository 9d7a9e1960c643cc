package org.qos.cli.policytest;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;

/** A form in which the results of tests are printed. */
public interface TestReport {

    /**
     * Prints the results.
     *
     * @param files the files in the order in which they were run
     * @param unreadable messages about files that could not be read
     * @throws IOException when they cannot be written in this form
     */
    void print(List<TestedFile> files, List<String> unreadable, PrintWriter out) throws IOException;
}
