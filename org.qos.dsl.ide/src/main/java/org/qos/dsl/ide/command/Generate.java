package org.qos.dsl.ide.command;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.net.URI;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.matcher.JavaMatcherEmitter;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.dsl.generator.output.OutputFolder;
import org.qos.dsl.generator.output.Replacement;
import org.qos.dsl.generator.run.Generation;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.language.IoReason;

/**
 * Command {@code qos.generate}: writes OpenSM's files to the folder {@code out} (default: {@code generated}, relative
 * to the policy) and with {@code java} a matcher class of that name. {@code lossy} accepts that some requests get
 * another level. {@code force} also replaces files that were not generated, or were edited since.
 */
final class Generate {

    private Generate() {}

    static CommandResult run(DocumentSnapshot snapshot, JsonObject arguments, CommandProgress progress) {
        Path out = folder(snapshot, CommandArguments.text(arguments, "out").orElse("generated"));
        Optional<String> javaClass = CommandArguments.text(arguments, "java");
        javaClass.flatMap(JavaMatcherEmitter::problem).ifPresent(problem -> {
            throw new InvalidArgumentsException(problem);
        });
        progress.next("checking for errors");
        ValidPolicy policy = ValidPolicy.of(snapshot, progress);
        progress.next("generating the files");
        FabricContext fabricContext = policy.subnet();
        GenerationSettings settings = new GenerationSettings(
                fabricContext.fabric(),
                GenerationSettings.DEFAULTS.policyFile(),
                GenerationSettings.DEFAULTS.portVls(),
                fabricContext.partitions(),
                javaClass,
                CommandArguments.flag(arguments, "lossy"),
                policy.places().trace()::title,
                fabricContext.target(),
                fabricContext.ownEngine(),
                Optional.empty());
        Generation generation = Generation.of(policy.policy(), policy.comments(), settings);
        LossDescriptions losses = LossDescriptions.of(policy, generation.losses(), settings.lossy());
        losses.requireUsable("generated");
        progress.next("writing the files");
        List<String> written =
                write(out, generation.files(), inputs(snapshot), CommandArguments.flag(arguments, "force"));
        return new CommandResult(message(out, generation, written), losses.notes(), "", "", written);
    }

    private static Path folder(DocumentSnapshot snapshot, String out) {
        Path policy = snapshot.document()
                .path()
                .orElseThrow(() -> new CommandException(
                        "the policy is not saved, so there is no folder for its files; save it first"));
        try {
            return policy.resolveSibling(out).normalize();
        } catch (InvalidPathException invalid) {
            throw new InvalidArgumentsException("'" + out + "' is not a valid folder: " + invalid.getReason());
        }
    }

    private static Set<Path> inputs(DocumentSnapshot snapshot) {
        Stream<Path> others = Stream.of(
                        snapshot.context().partitions(), snapshot.context().options())
                .flatMap(Optional::stream)
                .map(file -> Path.of(URI.create(file.uri())));
        return Stream.concat(snapshot.document().path().stream(), others).collect(Collectors.toSet());
    }

    private static List<String> write(Path out, List<GeneratedFile> files, Set<Path> inputs, boolean force) {
        try {
            OutputFolder folder = new OutputFolder(out);
            folder.refused(files, inputs, force).ifPresent(replacement -> refuse(out, replacement));
            return folder.write(files).stream()
                    .map(file -> out.resolve(file).toString())
                    .toList();
        } catch (IOException failure) {
            throw new CommandException(out + ": cannot be written: " + IoReason.of(failure));
        }
    }

    private static void refuse(Path out, Replacement replacement) {
        String files = out + ": " + String.join(", ", replacement.files());
        throw switch (replacement.reason()) {
            case IS_INPUT ->
                new CommandException(
                        files + ": is an input of this command and would be replaced; choose another folder");
            case NOT_GENERATED ->
                CommandException.unlessForced(
                        files + ": not generated, or edited since; nothing is written. Choose another folder, or pass"
                                + " \"force\": true to replace.",
                        replacement.files().stream()
                                .map(file -> out.resolve(file).toString())
                                .toList());
        };
    }

    private static String message(Path out, Generation generation, List<String> written) {
        int unchanged = generation.files().size() - written.size();
        return out + ": " + written.size() + " of " + generation.files().size() + " files written"
                + (unchanged == 0 ? "" : ", " + unchanged + " unchanged");
    }
}
