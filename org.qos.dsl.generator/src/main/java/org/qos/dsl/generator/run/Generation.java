package org.qos.dsl.generator.run;

import java.util.ArrayList;
import java.util.List;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.Loss;
import org.qos.dsl.generator.matcher.JavaMatcherEmitter;
import org.qos.dsl.generator.matcher.MatcherEmission;
import org.qos.dsl.generator.opensm.OpenSmPolicyEmitter;
import org.qos.dsl.generator.options.OptionsEmitter;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.dsl.generator.partitions.PartitionsEmitter;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.policy.Policy;

/**
 * The files made from one policy. All emitters run before any file is written, so that a refusal leaves everything as
 * it was.
 *
 * @param files the files; none when the run is refused
 * @param losses what the files do not say as it was meant
 * @param refusals those of the losses for which the run is refused
 */
public record Generation(List<GeneratedFile> files, List<Loss> losses, List<Loss> refusals) {

    /** The name of the option file. */
    public static final String OPTIONS_FILE = "opensm.opts";

    /** The name of OpenSM's policy file. */
    public static final String POLICY_FILE = "qos-policy.conf";

    /** The name of OpenSM's partition file. */
    public static final String PARTITION_FILE = "partitions.conf";

    /** Copies the lists. */
    public Generation {
        files = List.copyOf(files);
        losses = List.copyOf(losses);
        refusals = List.copyOf(refusals);
    }

    /** Makes the files of a policy that has no errors. */
    public static Generation of(Policy policy, GenerationSettings settings) {
        List<GeneratedFile> files = new ArrayList<>();
        List<Loss> losses = new ArrayList<>();
        OptionsEmitter options = new OptionsEmitter(settings.policyFile(), settings.portVls());
        add(OPTIONS_FILE, options.emit(policy.setup()), files, losses);
        add(POLICY_FILE, new OpenSmPolicyEmitter(settings.fabric()).emit(policy), files, losses);
        settings.partitions().ifPresent(partitions -> {
            BoundPolicy bound = BoundPolicy.bind(policy, settings.fabric(), partitions);
            add(PARTITION_FILE, new PartitionsEmitter().emit(bound), files, losses);
        });
        settings.javaClass().map(JavaMatcherEmitter::new).ifPresent(emitter -> {
            MatcherEmission matcher = emitter.emit(policy);
            files.addAll(matcher.files());
            losses.addAll(matcher.losses());
        });
        List<Loss> refusals =
                losses.stream().filter(loss -> loss.refuses(settings.lossy())).toList();
        return new Generation(refusals.isEmpty() ? files : List.of(), losses, refusals);
    }

    /** Whether the policy cannot be generated with these settings. */
    public boolean isRefused() {
        return !refusals.isEmpty();
    }

    private static void add(String path, Emission emission, List<GeneratedFile> files, List<Loss> losses) {
        files.add(GeneratedFile.ofText(path, emission.text()));
        losses.addAll(emission.losses());
    }
}
