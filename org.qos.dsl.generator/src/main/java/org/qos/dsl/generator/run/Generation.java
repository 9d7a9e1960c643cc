package org.qos.dsl.generator.run;

import java.util.ArrayList;
import java.util.List;
import org.qos.dsl.generator.ConversionLoss;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.Emitter;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.PolicyEmitter;
import org.qos.dsl.generator.comment.PolicyComments;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.runtime.policy.Policy;

/**
 * The files made from one policy. All emitters run before any file is written, so that a refusal leaves everything as
 * it was.
 *
 * @param files the files; none when the run is refused
 * @param losses what the files cannot express
 * @param refusals those of the losses for which the run is refused
 */
public record Generation(List<GeneratedFile> files, List<ConversionLoss> losses, List<ConversionLoss> refusals) {

    /** Copies the lists. */
    public Generation {
        files = List.copyOf(files);
        losses = List.copyOf(losses);
        refusals = List.copyOf(refusals);
    }

    /** Makes the files of a policy that has no errors and no comments. */
    public static Generation of(Policy policy, GenerationSettings settings) {
        return of(policy, PolicyComments.NONE, settings);
    }

    /** Makes the files of a policy that has no errors. */
    public static Generation of(Policy policy, PolicyComments comments, GenerationSettings settings) {
        List<GeneratedFile> files = new ArrayList<>();
        List<ConversionLoss> losses = new ArrayList<>();
        for (Emitter emitter : Emitters.all()) {
            if (emitter.isEnabled(settings)) {
                Emission emission = emission(emitter, policy, comments, settings);
                emission.files().forEach(file -> files.add(file.marked()));
                losses.addAll(emission.losses());
            }
        }
        List<ConversionLoss> refusals =
                losses.stream().filter(loss -> loss.refuses(settings.lossy())).toList();
        return new Generation(refusals.isEmpty() ? files : List.of(), losses, refusals);
    }

    private static Emission emission(
            Emitter emitter, Policy policy, PolicyComments comments, GenerationSettings settings) {
        return emitter instanceof PolicyEmitter policies
                ? comments.emit(policies, policy, settings)
                : emitter.emit(policy, settings);
    }
}
