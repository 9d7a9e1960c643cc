package org.qos.dsl.generator.run;

import java.util.List;
import java.util.Optional;
import org.qos.dsl.generator.Emitter;
import org.qos.dsl.generator.PolicyEmitter;
import org.qos.dsl.generator.enhancedqos.EnhancedQosEmitter;
import org.qos.dsl.generator.matcher.JavaMatcherEmitter;
import org.qos.dsl.generator.opensm.OpenSmPolicyEmitter;
import org.qos.dsl.generator.options.OptionsEmitter;
import org.qos.dsl.generator.partitions.PartitionsEmitter;
import org.qos.dsl.generator.rfc.RfcPolicyEmitter;

/** The emitters, each registered by a line here. */
public final class Emitters {

    /** In the order in which their files and losses are listed. */
    private static final List<Emitter> ALL = List.of(
            new RfcPolicyEmitter(),
            new OptionsEmitter(),
            new OpenSmPolicyEmitter(),
            new PartitionsEmitter(),
            new EnhancedQosEmitter(),
            new JavaMatcherEmitter());

    private Emitters() {}

    /** All emitters. */
    public static List<Emitter> all() {
        return ALL;
    }

    /** Those that write policies. */
    public static List<PolicyEmitter> ofPolicies() {
        return ALL.stream()
                .filter(PolicyEmitter.class::isInstance)
                .map(PolicyEmitter.class::cast)
                .toList();
    }

    /** The one that writes policies in the syntax of that id. */
    public static Optional<PolicyEmitter> ofPolicies(String id) {
        return ofPolicies().stream().filter(emitter -> emitter.id().equals(id)).findFirst();
    }
}
