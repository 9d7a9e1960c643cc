package org.qos.cli.policytest;

import java.util.List;
import org.qos.analysis.policytest.Coverage;
import org.qos.analysis.policytest.RuleCoverage;
import org.qos.dsl.lower.SourcePlaces;
import org.qos.runtime.fabric.Fabric;

/**
 * How much of a policy its tests ask for.
 *
 * @param policy the policy, as the user names it
 * @param coverage the numbers
 * @param rules all rules, with the reasons for what is not covered
 * @param fabric gives ports their names
 * @param places where in the policy a rule is written
 */
public record PolicyCoverage(
        String policy, Coverage coverage, List<RuleCoverage> rules, Fabric fabric, SourcePlaces places) {

    /** Copies the list. */
    public PolicyCoverage {
        rules = List.copyOf(rules);
    }
}
