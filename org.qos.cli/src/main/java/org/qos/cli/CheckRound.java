package org.qos.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.cli.report.CheckResult;
import org.qos.cli.report.NamedFile;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Severity;
import org.qos.dsl.check.Subnet;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.settings.Settings;

/**
 * Reads some files and all that they are for, and checks them; once more after each round of fixes.
 *
 * @param console the world outside
 * @param files the files that the user names
 * @param language the language of all files, empty when each tells it by its name or content
 * @param partitions the partition file beside them
 * @param settings what the project files say
 * @param site the options that say what the policies are for
 * @param failLevel the least severity that makes the check fail
 */
record CheckRound(
        Console console,
        List<Path> files,
        Optional<String> language,
        Optional<Path> partitions,
        ProjectSettings settings,
        SubnetOptions site,
        Severity failLevel) {

    /**
     * Checks the files as they are now.
     *
     * @throws CommandFailed when a project file has mistakes
     */
    CheckResult run() {
        InputFiles inputs = new InputFiles(console);
        ReadableFiles readable = new ReadableFiles(console);
        Settings shared = settings.of(files.get(0));
        List<SourceFile> besides = new ArrayList<>();
        partitionsBeside(shared)
                .flatMap(file -> readable.reading(file, () -> inputs.load(file, new PartitionsLanguage())))
                .ifPresent(besides::add);
        List<Path> wanted =
                files.stream().filter(file -> !settings.ignores(file)).toList();
        Map<Integer, SourceFile> sources = load(wanted, inputs, readable);
        besides.addAll(sources.values());
        Subnet subnet = site.subnet(console, readable, besides, shared);
        List<NamedFile> checked = sources.entrySet().stream()
                .map(e -> check(wanted.get(e.getKey()), e.getValue(), subnet))
                .toList();
        return new CheckResult(console.directory(), checked, readable.unreadable(), failLevel);
    }

    /** The partition file that is not itself to be checked. */
    private Optional<Path> partitionsBeside(Settings shared) {
        return partitions
                .or(shared::partitions)
                .filter(file -> files.stream().map(console::resolve).noneMatch(console.resolve(file)::equals));
    }

    private NamedFile check(Path file, SourceFile source, Subnet subnet) {
        CheckedFile checked = settings.of(file).rules().apply(Checker.check(source, subnet));
        return NamedFile.of(file.toString(), checked);
    }

    /** Loads partitions first, so that policies find them; gives the files by their places among those wanted. */
    private Map<Integer, SourceFile> load(List<Path> wanted, InputFiles inputs, ReadableFiles readable) {
        Map<Integer, Language> languages = new TreeMap<>();
        for (int i = 0; i < wanted.size(); i++) {
            Path file = wanted.get(i);
            int place = i;
            readable.reading(file, () -> inputs.language(file, language))
                    .ifPresent(found -> languages.put(place, found));
        }
        List<Integer> loadingOrder = new ArrayList<>(languages.keySet());
        loadingOrder.sort(Comparator.comparing(i -> languages.get(i).equals(new PartitionsLanguage()) ? 0 : 1));
        Map<Integer, SourceFile> sources = new TreeMap<>();
        loadingOrder.forEach(i -> readable.reading(wanted.get(i), () -> inputs.load(wanted.get(i), languages.get(i)))
                .ifPresent(source -> sources.put(i, source)));
        return sources;
    }
}
