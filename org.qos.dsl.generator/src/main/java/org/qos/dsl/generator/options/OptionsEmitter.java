package org.qos.dsl.generator.options;

import java.util.Map;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.Losses;
import org.qos.runtime.policy.FabricSetup;

/**
 * Writes OpenSM's option file: quality of service switched on, where the policy file is, and the tables of the scopes
 * that select whole node types. OpenSM has no options for other scopes; these are named.
 */
public final class OptionsEmitter {

    /** Where the policy file is installed unless something else is said. */
    public static final String DEFAULT_POLICY_FILE = "/etc/opensm/qos-policy.conf";

    private final String policyFile;
    private final Map<PortSet, Integer> portVls;

    /**
     * An emitter for some site.
     *
     * @param policyFile the path at which OpenSM will find the policy file
     * @param portVls how many data VLs the ports of each set have, 1 to 15, as far as it is known
     */
    public OptionsEmitter(String policyFile, Map<PortSet, Integer> portVls) {
        this.policyFile = policyFile;
        this.portVls = Map.copyOf(portVls);
    }

    /** Whether OpenSM can be told that path: its options end at a {@code #} or a line end. */
    public static boolean isUsable(String policyFile) {
        return !policyFile.isBlank() && policyFile.chars().noneMatch(c -> c == '#' || Character.isISOControl(c));
    }

    /** The file, and what it cannot say; it must not be used when a loss refuses it. */
    public Emission emit(FabricSetup setup) {
        Losses losses = new Losses();
        if (!isUsable(policyFile)) {
            losses.impossible(
                    "options-policy-file",
                    policyFile,
                    "'" + policyFile
                            + "' cannot be the path of the policy file: OpenSM's options end at a # or a line end");
        }
        OptionTables tables = new OptionTables(setup, losses);
        OperationalVls vls = new OperationalVls(tables);
        vls.nameWraps(portVls, losses);
        return new Emission(OptionsTemplate.print(policyFile, tables, vls), losses.list());
    }
}
