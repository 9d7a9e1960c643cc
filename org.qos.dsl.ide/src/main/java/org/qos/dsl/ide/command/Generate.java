package org.qos.dsl.ide.command;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.matcher.JavaMatcherEmitter;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.dsl.generator.output.OutputFolder;
import org.qos.dsl.generator.run.Generation;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.language.IoReason;

/**
 * Command {@code qos.generate}: writes OpenSM's files to the folder {@code out} (default: {@code generated}, relative
 * to the policy) and with {@code java} a matcher class of that name. {@code lossy} accepts that some requests get
 * another level.
 */
final class Generate {

    private Generate() {}

    static CommandResult run(View view, JsonObject arguments, CommandProgress progress) {
        Path out = folder(view, CommandArguments.text(arguments, "out").orElse("generated"));
        Optional<String> javaClass = CommandArguments.text(arguments, "java");
        javaClass.filter(name -> !JavaMatcherEmitter.isUsable(name)).ifPresent(name -> {
            throw new InvalidArgumentsException(
                    "'" + name + "' is not a valid Java class name; use a name such as site.Policy");
        });
        progress.next("checking for errors");
        ValidPolicy policy = ValidPolicy.of(view, progress);
        progress.next("generating the files");
        FabricContext fabricContext = policy.subnet();
        GenerationSettings settings = new GenerationSettings(
                fabricContext.fabric(),
                GenerationSettings.DEFAULTS.policyFile(),
                GenerationSettings.DEFAULTS.portVls(),
                fabricContext.partitions(),
                javaClass,
                CommandArguments.flag(arguments, "lossy"));
        Generation generation = Generation.of(policy.policy(), settings);
        LossDescriptions losses = new LossDescriptions(policy);
        losses.requireNone(generation.refusals(), "generated");
        progress.next("writing the files");
        List<String> written = write(out, generation.files());
        return new CommandResult(message(out, generation, written), losses.notes(generation.losses()), "", "", written);
    }

    private static Path folder(View view, String out) {
        Path policy = view.document()
                .path()
                .orElseThrow(() -> new CommandException(
                        "the policy is not saved, so there is no folder for its files; save it first"));
        try {
            return policy.resolveSibling(out).normalize();
        } catch (InvalidPathException invalid) {
            throw new InvalidArgumentsException("'" + out + "' is not a valid folder: " + invalid.getReason());
        }
    }

    private static List<String> write(Path out, List<GeneratedFile> files) {
        try {
            return new OutputFolder(out)
                    .write(files).stream()
                            .map(file -> out.resolve(file).toString())
                            .toList();
        } catch (IOException failure) {
            throw new CommandException(out + ": cannot be written: " + IoReason.of(failure));
        }
    }

    private static String message(Path out, Generation generation, List<String> written) {
        int unchanged = generation.files().size() - written.size();
        return out + ": " + written.size() + " of " + generation.files().size() + " files written"
                + (unchanged == 0 ? "" : ", " + unchanged + " unchanged");
    }
}
