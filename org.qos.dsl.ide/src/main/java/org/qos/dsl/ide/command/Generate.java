package org.qos.dsl.ide.command;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.qos.dsl.check.Subnet;
import org.qos.dsl.generator.matcher.JavaMatcherEmitter;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.dsl.generator.output.OutputFolder;
import org.qos.dsl.generator.run.Generation;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.language.IoReason;

/**
 * Writes the files that OpenSM reads to the folder {@code out}, which is {@code generated} beside the policy unless said
 * otherwise; with {@code java}, the name of a class, also a matcher. With {@code lossy} it goes on where some request would get
 * another level.
 */
final class Generate implements Task {

    @Override
    public String name() {
        return "qos.generate";
    }

    @Override
    public String title() {
        return "Generating OpenSM's files";
    }

    @Override
    public Outcome run(View view, JsonObject arguments, Steps steps) {
        Path out = folder(view, Arguments.text(arguments, "out").orElse("generated"));
        Optional<String> javaClass = Arguments.text(arguments, "java");
        javaClass.filter(name -> !JavaMatcherEmitter.isUsable(name)).ifPresent(name -> {
            throw new WrongArguments("'" + name + "' cannot be the name of a Java class; give one such as site.Policy");
        });
        steps.next("looking for errors");
        SoundPolicy policy = SoundPolicy.of(view, steps);
        steps.next("making the files");
        Subnet subnet = policy.subnet();
        GenerationSettings settings = new GenerationSettings(
                subnet.fabric(),
                GenerationSettings.DEFAULTS.policyFile(),
                GenerationSettings.DEFAULTS.portVls(),
                subnet.partitions(),
                javaClass,
                Arguments.flag(arguments, "lossy"));
        Generation generation = Generation.of(policy.policy(), settings);
        Losses losses = new Losses(policy);
        losses.requireNone(generation.refusals(), "generated");
        steps.next("writing the files");
        List<String> written = write(out, generation.files());
        return new Outcome(message(out, generation, written), losses.notes(generation.losses()), "", "", written);
    }

    private static Path folder(View view, String out) {
        Path policy = view.document()
                .path()
                .orElseThrow(() -> new CommandRefused("save the policy first, so that its files have a place"));
        try {
            return policy.resolveSibling(out).normalize();
        } catch (InvalidPathException noPath) {
            throw new WrongArguments("'" + out + "' is no folder: " + noPath.getReason());
        }
    }

    private static List<String> write(Path out, List<GeneratedFile> files) {
        try {
            return new OutputFolder(out)
                    .write(files).stream()
                            .map(file -> out.resolve(file).toString())
                            .toList();
        } catch (IOException failure) {
            throw new CommandRefused(out + ": cannot be written: " + IoReason.of(failure));
        }
    }

    private static String message(Path out, Generation generation, List<String> written) {
        int unchanged = generation.files().size() - written.size();
        return out + ": " + written.size() + " of " + generation.files().size() + " files written"
                + (unchanged == 0 ? "" : ", " + unchanged + " unchanged");
    }
}
