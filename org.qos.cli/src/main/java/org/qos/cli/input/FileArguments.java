package org.qos.cli.input;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.report.UnreadableFile;
import org.qos.dsl.language.Language;
import org.qos.dsl.policytest.PolicyTestLanguage;
import org.qos.dsl.project.FolderFiles;

/**
 * The files that the arguments of a command stand for.
 *
 * @param files the files, each named as the user named it or its folder
 * @param inputs reads the files
 * @param unreadable the arguments that stand for nothing
 */
public record FileArguments(List<Path> files, InputFiles inputs, List<UnreadableFile> unreadable) {

    private static final String KNOWN = "a policy, partition file or option file";

    /** What folders are searched for. */
    private record Wanted(Predicate<Path> files, String title) {}

    /** Copies the lists. */
    public FileArguments {
        files = List.copyOf(files);
        unreadable = List.copyOf(unreadable);
    }

    /**
     * Reads what is piped in, and searches folders for files; what cannot be found is reported.
     *
     * @throws CommandFailed when standard input is given twice
     */
    public static FileArguments of(Console console, InputFiles inputs, List<Path> arguments) {
        return of(console, inputs, arguments, new Wanted(FileArguments::isKnown, KNOWN));
    }

    /** The same for files with tests of a policy. */
    public static FileArguments ofTests(Console console, InputFiles inputs, List<Path> arguments) {
        Language tests = new PolicyTestLanguage();
        return of(
                console,
                inputs,
                arguments,
                new Wanted(file -> tests.claims(file.getFileName().toString()), "a file with tests (*.qostest)"));
    }

    private static FileArguments of(Console console, InputFiles inputs, List<Path> arguments, Wanted wanted) {
        ReadableFiles readable = new ReadableFiles(console, false);
        List<Path> files = new ArrayList<>();
        for (Path argument : arguments) {
            readable.reading(argument, () -> filesOf(argument, console, inputs, wanted))
                    .ifPresent(files::addAll);
        }
        return new FileArguments(once(files, console), inputs, readable.unreadable());
    }

    /** The files without those that are given before by another path. */
    private static List<Path> once(List<Path> files, Console console) {
        Set<Path> known = new HashSet<>();
        return files.stream()
                .filter(file -> known.add(place(console.resolve(file))))
                .toList();
    }

    /** The path of a file that all paths to it have in common, but for links to the file itself, which may have other names. */
    private static Path place(Path file) {
        Path normal = file.toAbsolutePath().normalize();
        try {
            Path folder = file.toAbsolutePath().getParent();
            return folder == null ? normal : folder.toRealPath().resolve(file.getFileName());
        } catch (IOException absent) {
            return normal;
        }
    }

    private static List<Path> filesOf(Path argument, Console console, InputFiles inputs, Wanted wanted) {
        if (!inputs.isFolder(argument)) {
            return List.of(inputs.file(argument));
        }
        Path folder = console.resolve(argument);
        List<Path> found = FolderFiles.allIn(folder, wanted.files()).stream()
                .map(file -> argument.resolve(folder.relativize(file)).normalize())
                .toList();
        if (found.isEmpty()) {
            throw CommandFailed.failed(argument + ": the folder has no file whose name is that of " + wanted.title()
                    + "; name files of other names one by one.");
        }
        return found;
    }

    private static boolean isKnown(Path file) {
        String name = file.getFileName().toString();
        return Stream.of(Language.byFileName(name), Language.byLikelihood(name, ""))
                .anyMatch(language -> language.isPresent());
    }

    /** Whether there is more than one file. */
    public boolean areSeveral() {
        return files.size() + unreadable.size() > 1;
    }
}
