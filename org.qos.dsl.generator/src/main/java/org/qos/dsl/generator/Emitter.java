package org.qos.dsl.generator;

import org.qos.runtime.policy.Policy;

/** Writes one kind of files from policies. A new one is a package and a line in {@link org.qos.dsl.generator.run.Emitters}. */
public interface Emitter {

    /** Whether a run of the generator with these settings includes its files. */
    boolean isEnabled(GenerationSettings settings);

    /**
     * Makes the files of a policy without errors, and lists what they cannot express. The files must not be used when
     * {@link Emission#refusals} has any.
     */
    Emission emit(Policy policy, GenerationSettings settings);
}
