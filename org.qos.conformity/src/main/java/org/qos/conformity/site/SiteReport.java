package org.qos.conformity.site;

import java.util.ArrayList;
import java.util.List;
import org.qos.conformity.paths.ComparisonResult;
import org.qos.conformity.sim.LoadResult;

/**
 * What the running OpenSM did with the files of a site.
 *
 * @param verdict what it made of the policy
 * @param complaints what it reported in any of its files
 * @param missingPorts ports of the fabric file that are not in the simulated subnet
 * @param tables how the tables of ports differ from what the options mean
 * @param paths how its path answers compare with the levels that were said
 */
public record SiteReport(
        LoadResult verdict,
        List<String> complaints,
        List<String> missingPorts,
        List<String> tables,
        ComparisonResult paths) {

    /** All that is not as it should be, a line each; empty when OpenSM does what the files are to mean. */
    public List<String> problems() {
        List<String> problems = new ArrayList<>();
        if (!verdict.isAccepted()) {
            problems.add("OpenSM " + verdict.outcome() + " the policy: " + verdict.messages());
        }
        problems.addAll(complaints);
        problems.addAll(missingPorts);
        problems.addAll(tables);
        if (!paths.disagreements().isEmpty()) {
            problems.add(paths.toString());
        }
        return List.copyOf(problems);
    }
}
