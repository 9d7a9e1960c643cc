package org.qos.dsl.generator.rfc;

import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.Losses;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.policy.Policy;

/** Writes a policy in the RFC spelling, with the tags of 2007 and in UTF-8. */
public final class RfcPolicyEmitter {

    private final Fabric fabric;

    /**
     * An emitter for some site.
     *
     * @param fabric the fabric in which port names that can be read in two ways are resolved, or {@link Fabric#EMPTY}
     */
    public RfcPolicyEmitter(Fabric fabric) {
        this.fabric = fabric;
    }

    /** The file, and what it cannot say; it must not be used when a loss refuses it. */
    public Emission emit(Policy policy) {
        Losses losses = new Losses();
        Policy said = new RfcFit(policy, fabric, losses).fit();
        return new Emission(RfcTemplate.print(said), losses.list());
    }
}
