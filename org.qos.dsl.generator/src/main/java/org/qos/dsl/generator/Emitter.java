package org.qos.dsl.generator;

import org.qos.runtime.policy.Policy;

/** Writes one kind of files from policies. A new one is a package and a line in {@link org.qos.dsl.generator.run.Emitters}. */
public interface Emitter {

    /** The name of its output on the command line and in the protocol, such as {@code opensm}. */
    String id();

    /** The name of its output in messages, such as {@code OpenSM syntax}. */
    String title();

    /** Whether its output is a policy, so that policies can be converted to it. */
    default boolean writesPolicy() {
        return false;
    }

    /** Whether a run of the generator with these settings includes its files. */
    boolean isEnabled(GenerationSettings settings);

    /**
     * Makes the files of a policy without errors, and lists what they cannot express. The files must not be used when
     * {@link Emission#refusals} has any.
     */
    Emission emit(Policy policy, GenerationSettings settings);
}
