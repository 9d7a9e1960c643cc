package org.qos.dsl.generator.run;

import java.util.Locale;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.opensm.OpenSmPolicyEmitter;
import org.qos.dsl.generator.rfc.RfcPolicyEmitter;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.policy.Policy;

/** The spellings that a policy can be converted to. */
public enum Spelling {
    /** The XML style of the RFC. */
    RFC("RFC spelling") {
        @Override
        public Emission write(Policy policy, Fabric fabric) {
            return new RfcPolicyEmitter(fabric).emit(policy);
        }
    },
    /** What OpenSM reads. */
    OPENSM("OpenSM spelling") {
        @Override
        public Emission write(Policy policy, Fabric fabric) {
            return new OpenSmPolicyEmitter(fabric).emit(policy);
        }
    };

    private final String title;

    Spelling(String title) {
        this.title = title;
    }

    /** What users call it, such as {@code OpenSM spelling}. */
    public String title() {
        return title;
    }

    /** The word for it on the command line, such as {@code opensm}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Writes a policy that has no errors in this spelling, naming what it cannot say. The text must not be used when
     * {@link Emission#refusals} has any.
     *
     * @param policy the policy
     * @param fabric the fabric in which port names are resolved, or {@link Fabric#EMPTY}
     */
    public abstract Emission write(Policy policy, Fabric fabric);
}
