package org.qos.fabric.program;

import java.nio.file.Path;
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
 */
public record ProgramSettings(
        Path journals, OptionalLong subnetPrefix, Set<Integer> sls, PlanScope scope, boolean force) {

    /** Copies the set. */
    public ProgramSettings {
        sls = Set.copyOf(sls);
    }

    /** The same for another subnet prefix. */
    public ProgramSettings with(OptionalLong prefix) {
        return with(prefix, sls);
    }

    /** The same for another subnet prefix and other SLs. */
    public ProgramSettings with(OptionalLong prefix, Set<Integer> others) {
        return new ProgramSettings(journals, prefix, others, scope, force);
    }
}
