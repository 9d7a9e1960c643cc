package org.qos.cli.init;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.input.InputFiles;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.dsl.generator.project.Preset;
import org.qos.dsl.generator.project.PresetProject;
import org.qos.dsl.generator.project.PresetSite;
import org.qos.dsl.generator.project.ProjectFile;
import org.qos.dsl.language.Language;
import org.qos.dsl.project.FolderFiles;
import org.qos.dsl.project.settings.Settings;
import org.qos.fabric.snapshot.SnapshotWriter;
import org.qos.runtime.fabric.SubnetState;

/**
 * The files that a new project begins with.
 *
 * @param answers what is known about the project
 * @param state the fabric
 * @param target the subnet manager, where it is not the usual one
 */
public record InitSources(Console console, InitAnswers answers, SubnetState state, Optional<String> target) {

    private static final Map<String, String> KINDS = Map.of(
            "rfc", ProjectFile.POLICY,
            "opensm", ProjectFile.OPENSM_POLICY,
            "partitions", ProjectFile.PARTITIONS,
            "opts", ProjectFile.OPTIONS);

    /** Whether the files for OpenSM are made from the policy, not copied. */
    boolean isGenerated() {
        return answers.preset().isPresent();
    }

    /**
     * The policy, the partitions, copied options, the snapshot and the project file.
     *
     * @throws CommandFailed when a file cannot be read
     */
    List<GeneratedFile> files() {
        PresetSite site = answers.site(state);
        List<GeneratedFile> files = new ArrayList<>(
                answers.preset().map(preset -> PresetProject.of(preset, site)).orElseGet(this::copied));
        if (!state.fabric().isEmpty()) {
            files.add(new GeneratedFile(ProjectFile.FABRIC, snapshot()));
        }
        files.add(GeneratedFile.ofText(ProjectFile.NAME, projectFile(files, site)));
        return files;
    }

    /** The policy among some files. */
    static Path policy(List<GeneratedFile> files) {
        return Path.of(has(files, ProjectFile.POLICY).orElse(ProjectFile.OPENSM_POLICY));
    }

    private String projectFile(List<GeneratedFile> files, PresetSite site) {
        String title = answers.preset()
                .map(Preset::title)
                .map(text -> "A site with " + text)
                .orElse("The files of a running OpenSM");
        return new ProjectFile(
                        title,
                        policy(files).toString(),
                        has(files, ProjectFile.PARTITIONS),
                        has(files, ProjectFile.OPTIONS),
                        has(files, ProjectFile.FABRIC),
                        target,
                        isGenerated() && !site.hasCapabilities())
                .text();
    }

    private static Optional<String> has(List<GeneratedFile> files, String name) {
        return files.stream().map(GeneratedFile::path).filter(name::equals).findFirst();
    }

    private byte[] snapshot() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream compressed = new GZIPOutputStream(bytes)) {
            SnapshotWriter.write(state, compressed);
        } catch (IOException inMemory) {
            throw new UncheckedIOException(inMemory);
        }
        return bytes.toByteArray();
    }

    /** Copies of the files of a site, under the names that a project has for them. */
    private List<GeneratedFile> copied() {
        InputFiles inputs = new InputFiles(console, Optional.empty());
        Map<String, Path> found = new LinkedHashMap<>();
        for (Path argument : answers.from()) {
            for (Path file : inputs.isFolder(argument) ? inFolder(argument) : List.of(argument)) {
                String name = KINDS.get(language(file, inputs).id());
                Path other = name == null ? null : found.put(name, file);
                if (other != null) {
                    throw CommandFailed.usage(
                            "--from: " + other + " and " + file + " are of one kind; name the files one" + " by one.");
                }
            }
        }
        if (found.keySet().stream().filter(ProjectFile.POLICY::equals).count()
                        + found.keySet().stream()
                                .filter(ProjectFile.OPENSM_POLICY::equals)
                                .count()
                != 1) {
            throw CommandFailed.usage(
                    "--from: one policy is needed, such as qos-policy.conf; name it with --from FILE, or"
                            + " begin with a preset (--preset).");
        }
        return found.entrySet().stream()
                .map(entry -> new GeneratedFile(entry.getKey(), inputs.bytes(entry.getValue())))
                .toList();
    }

    private List<Path> inFolder(Path folder) {
        Path absolute = console.resolve(folder);
        return FolderFiles.allIn(absolute, file -> file.normalize().getParent().equals(absolute) && isOfASite(file))
                .stream()
                .map(file -> folder.resolve(file.getFileName()))
                .toList();
    }

    private static boolean isOfASite(Path file) {
        return Language.byFileName(file.getFileName().toString())
                .filter(language -> KINDS.containsKey(language.id()))
                .isPresent();
    }

    private Language language(Path file, InputFiles inputs) {
        return inputs.languages(Optional.empty()).of(file, Settings.none(console.directory()));
    }
}
