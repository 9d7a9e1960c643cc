package org.qos.cli.init;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.input.InputFiles;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.dsl.generator.project.NamedFile;
import org.qos.dsl.generator.project.ProjectFile;
import org.qos.dsl.language.Language;
import org.qos.dsl.project.FolderFiles;

/**
 * The files of a running OpenSM that {@code --from} names, found by their names and by what its option file says. Of a file
 * that the option file names, a copy next to the option file is preferred, because a backup of a folder must not be mixed
 * with the live one.
 */
final class SiteFiles {

    private static final Map<String, String> KINDS = Map.of(
            "rfc", ProjectFile.POLICY,
            "opensm", ProjectFile.OPENSM_POLICY,
            "partitions", ProjectFile.PARTITIONS,
            "opts", ProjectFile.OPTIONS);

    private final Console console;
    private final InputFiles inputs;
    /** The files by the name that a project has for their kind. */
    private final Map<String, List<Path>> given = new TreeMap<>();

    private final Map<String, List<Path>> inFolders = new TreeMap<>();

    private SiteFiles(Console console) {
        this.console = console;
        this.inputs = new InputFiles(console, Optional.empty());
    }

    /**
     * Copies of the files, under the names that a project has for them.
     *
     * @param from files and folders
     * @throws CommandFailed when a file cannot be read, or there is not exactly one policy
     */
    static List<GeneratedFile> of(Console console, List<Path> from) {
        SiteFiles files = new SiteFiles(console);
        from.forEach(files::enter);
        files.follow();
        return files.copies();
    }

    private void enter(Path argument) {
        if (inputs.isFolder(argument)) {
            inFolder(argument).forEach(file -> add(inFolders, kind(file).orElseThrow(), file));
            return;
        }
        requireRegular(argument);
        add(
                given,
                kind(argument)
                        .or(() -> kindByContent(argument))
                        .orElseThrow(() -> CommandFailed.usage(
                                argument + ": is not a policy, a partition file or an option file, by its name"
                                        + " or its content; copy it to a file with its usual name, such as "
                                        + ProjectFile.OPENSM_POLICY + ", and name that.")),
                argument);
    }

    private static void add(Map<String, List<Path>> files, String kind, Path file) {
        files.computeIfAbsent(kind, key -> new ArrayList<>()).add(file);
    }

    /** The file is read several times. */
    private void requireRegular(Path argument) {
        if (InputFiles.isPiped(argument)) {
            throw CommandFailed.usage("--from: " + argument + " is a pipe; copy what it has to a file, and name that.");
        }
    }

    private static Optional<String> kind(Path file) {
        return Language.byFileName(file.getFileName().toString()).map(language -> KINDS.get(language.id()));
    }

    private Optional<String> kindByContent(Path file) {
        String text = inputs.text(file);
        return Language.byContent(text)
                .or(() -> Language.byLikelihood(file.getFileName().toString(), text))
                .map(language -> KINDS.get(language.id()));
    }

    private List<Path> inFolder(Path folder) {
        Path absolute = console.resolve(folder);
        return FolderFiles.allIn(
                        absolute,
                        file -> file.normalize().getParent().equals(absolute)
                                && kind(file).isPresent())
                .stream()
                .map(file -> folder.resolve(file.getFileName()))
                .toList();
    }

    /** Adds the files that the option file names, in place of those of the folders; files of arguments are left alone. */
    private void follow() {
        single(ProjectFile.OPTIONS).ifPresent(options -> {
            String text = new String(inputs.bytes(options), StandardCharsets.UTF_8);
            boolean policyGiven = given.containsKey(ProjectFile.OPENSM_POLICY) || given.containsKey(ProjectFile.POLICY);
            if (!policyGiven && follow(options, text, NamedFile.POLICY, ProjectFile.OPENSM_POLICY)) {
                inFolders.remove(ProjectFile.POLICY);
            }
            if (!given.containsKey(ProjectFile.PARTITIONS)) {
                follow(options, text, NamedFile.PARTITIONS, ProjectFile.PARTITIONS);
            }
        });
    }

    private boolean follow(Path options, String text, NamedFile option, String kind) {
        Optional<Path> named = option.in(text);
        Optional<Path> found = named.flatMap(path -> existing(options, path));
        found.ifPresent(file -> inFolders.put(kind, List.of(file)));
        if (found.isEmpty()) {
            named.ifPresent(path -> console.err()
                    .println(options + ": warning: " + option.option() + " names " + path + ", which "
                            + absence(options, path) + "; the project begins " + instead(kind)));
        }
        return found.isPresent();
    }

    private String absence(Path options, Path named) {
        return places(options, named).anyMatch(path -> Files.exists(console.resolve(path)))
                ? "is not a regular file"
                : "does not exist";
    }

    /** With what the project begins when the option file names a file that is not there. */
    private String instead(String kind) {
        return Optional.ofNullable(inFolders.get(kind))
                .map(usual -> "with " + usual.get(0) + ", which OpenSM does not read with these options")
                .orElse("without it");
    }

    private static Stream<Path> places(Path options, Path named) {
        return Stream.of(options.resolveSibling(named.getFileName()), options.resolveSibling(named));
    }

    private Optional<Path> existing(Path options, Path named) {
        return places(options, named)
                .filter(path -> Files.isRegularFile(console.resolve(path)))
                .findFirst();
    }

    private Optional<Path> single(String kind) {
        List<Path> files = new ArrayList<>(inFolders.getOrDefault(kind, List.of()));
        files.addAll(given.getOrDefault(kind, List.of()));
        if (files.size() > 1) {
            throw CommandFailed.usage("--from: " + files.get(0) + " and " + files.get(1)
                    + " are of one kind; name the files one by one.");
        }
        return files.stream().findFirst();
    }

    private List<GeneratedFile> copies() {
        if (single(ProjectFile.POLICY).isPresent()
                == single(ProjectFile.OPENSM_POLICY).isPresent()) {
            throw CommandFailed.usage(
                    "--from: one policy is needed, such as qos-policy.conf; name it with --from FILE, or"
                            + " begin with a preset (--preset).");
        }
        return KINDS.values().stream()
                .sorted()
                .flatMap(kind -> single(kind).stream().map(file -> new GeneratedFile(kind, inputs.bytes(file))))
                .toList();
    }
}
