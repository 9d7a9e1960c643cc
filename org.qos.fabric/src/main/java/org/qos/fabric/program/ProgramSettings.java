package org.qos.fabric.program;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * How tables are set.
 *
 * @param journals the folder of journals
 * @param subnetPrefix the subnet prefix, if it is known
 * @param sls the SLs that the SA can return
 * @param scope which changes of a plan are carried out
 * @param force whether plans are carried out that are refused otherwise
 * @param policy the file of the policy, absolute, which the journal names
 */
public record ProgramSettings(
        Path journals,
        OptionalLong subnetPrefix,
        Set<Integer> sls,
        PlanScope scope,
        boolean force,
        Optional<String> policy) {

    /** Copies the set. */
    public ProgramSettings {
        sls = Set.copyOf(sls);
    }

    /** Settings without a file of the policy. */
    public ProgramSettings(Path journals, OptionalLong subnetPrefix, Set<Integer> sls, PlanScope scope, boolean force) {
        this(journals, subnetPrefix, sls, scope, force, Optional.empty());
    }

    /** The same for a file with the policy. */
    public ProgramSettings withPolicy(String file) {
        return new ProgramSettings(journals, subnetPrefix, sls, scope, force, Optional.of(file));
    }

    /** The same for another subnet prefix. */
    public ProgramSettings with(OptionalLong prefix) {
        return with(prefix, sls);
    }

    /** The same for another subnet prefix and other SLs. */
    public ProgramSettings with(OptionalLong prefix, Set<Integer> others) {
        return new ProgramSettings(journals, prefix, others, scope, force, policy);
    }
}
