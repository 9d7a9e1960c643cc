package org.qos.cli.policytest;

import java.util.List;
import org.qos.cli.report.UnreadableFile;
import org.qos.dsl.project.context.TestedFile;

/**
 * What a run of {@code qos test} found.
 *
 * @param files the files in the order in which they were run
 * @param unreadable the files that could not be read
 * @param coverage the coverage of each policy; none unless it is asked for
 */
public record TestRunResults(List<TestedFile> files, List<UnreadableFile> unreadable, List<PolicyCoverage> coverage) {

    /** Copies the lists. */
    public TestRunResults {
        files = List.copyOf(files);
        unreadable = List.copyOf(unreadable);
        coverage = List.copyOf(coverage);
    }
}
