package org.qos.dsl.generator.opensm;

import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.Losses;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.policy.Policy;

/**
 * Writes a policy as the file that OpenSM reads ({@code qos-policy.conf}), such that OpenSM always parses it: it begins
 * with a comment and ends in a newline, as OpenSM's scanner keeps its mode between files; one entry stands on a line.
 */
public final class OpenSmPolicyEmitter {

    private final Fabric fabric;

    /**
     * An emitter for some site.
     *
     * @param fabric the fabric that the file is for, in which wide GUID ranges are narrowed and port names resolved, or
     *     {@link Fabric#EMPTY}
     */
    public OpenSmPolicyEmitter(Fabric fabric) {
        this.fabric = fabric;
    }

    /** The file, and what it cannot say; it must not be used when a loss refuses it. */
    public Emission emit(Policy policy) {
        Losses losses = new Losses();
        Policy said = new OpenSmFit(policy, fabric, losses).fit();
        return new Emission(OpenSmTemplate.print(said), losses.list());
    }
}
