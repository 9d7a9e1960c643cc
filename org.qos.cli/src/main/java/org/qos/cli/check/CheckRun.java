package org.qos.cli.check;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.input.FileArguments;
import org.qos.cli.input.FileLanguages;
import org.qos.cli.input.InputFiles;
import org.qos.cli.input.NamingProjects;
import org.qos.cli.input.ProjectContexts;
import org.qos.cli.input.ReadableFiles;
import org.qos.cli.input.SnapshotReport;
import org.qos.cli.option.ContextOptions;
import org.qos.cli.report.CheckResult;
import org.qos.cli.report.ReportedFile;
import org.qos.cli.report.UnreadableFile;
import org.qos.cli.terminal.Progress;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Severity;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.context.ContextProblem;
import org.qos.dsl.project.context.DocumentContext;

/** Checks some files once, each in its own project. */
public final class CheckRun {

    private final Console console;
    private final List<Path> files;
    private final ContextOptions options;
    private final ProjectContexts contexts;
    private final InputFiles inputs;
    private final FileLanguages languages;
    private final ReadableFiles readable;
    private final Progress progress;
    private final List<UnreadableFile> unusable = new ArrayList<>();
    private final Set<String> reported = new HashSet<>();
    private final Set<Path> snapshots = new HashSet<>();
    private final NamingProjects projects;
    private int begun;

    /**
     * Reads nothing yet.
     *
     * @param arguments the files that the user names
     * @param progress shows which file is being checked
     */
    public CheckRun(
            Console console,
            FileArguments arguments,
            ContextOptions options,
            ProjectContexts contexts,
            Progress progress) {
        this.console = console;
        this.files = arguments.files();
        this.options = options;
        this.contexts = contexts;
        this.projects = new NamingProjects(contexts, files);
        this.progress = progress;
        this.inputs = arguments.inputs();
        this.languages = inputs.languages(options.language());
        this.readable = new ReadableFiles(console, arguments.areSeveral());
        this.unusable.addAll(arguments.unreadable());
    }

    /**
     * Checks the files as they are now.
     *
     * @param failLevel the lowest severity that makes the check fail
     * @throws CommandFailed when a project file has errors
     */
    public CheckResult run(Severity failLevel) {
        Map<Boolean, List<Path>> files = this.files.stream().collect(Collectors.partitioningBy(contexts::ignores));
        reportIgnored(files.get(true));
        List<Path> wanted = files.get(false);
        List<ReportedFile> checked = wanted.stream()
                .flatMap(file -> showAndCheck(file, wanted).stream())
                .toList();
        List<UnreadableFile> unread = new ArrayList<>(readable.unreadable());
        unread.addAll(unusable);
        return new CheckResult(console.directory(), checked, unread, failLevel);
    }

    /** An ignored file may have errors all the same, so that the check says that it is left out. */
    private void reportIgnored(List<Path> ignored) {
        if (!ignored.isEmpty()) {
            String others = ignored.size() == 1 ? "" : " and " + (ignored.size() - 1) + " more";
            String message = ignored.get(0) + others + ": not checked, because qos.yaml ignores "
                    + (ignored.size() == 1 ? "it" : "them");
            if (reported.add(message)) {
                console.err().println("qos: " + message);
            }
        }
    }

    private Optional<ReportedFile> showAndCheck(Path file, List<Path> wanted) {
        begun++;
        progress.show("checking " + (wanted.size() > 1 ? begun + " of " + wanted.size() + ": " : "") + file);
        return check(file);
    }

    private Optional<ReportedFile> check(Path file) {
        DocumentContext context = contexts.of(file);
        Path path = console.resolve(file);
        report(context, path);
        return readable.reading(file, () -> languages.of(file, context.settings(), projects))
                .flatMap(language -> readable.reading(file, () -> inputs.load(file, language, context)))
                .map(source -> ReportedFile.of(file.toString(), context.graded(check(source, context), path)));
    }

    private static CheckedFile check(SourceFile source, DocumentContext context) {
        return Checker.check(source, context.fabricContext(), context.settings().rules()::needs);
    }

    /** The problems of what a file is checked with, unless it is the file itself, whose errors are findings. */
    private void report(DocumentContext context, Path checked) {
        context.fabricFile().filter(snapshots::add).ifPresent(file -> new SnapshotReport(console)
                .print(context, options.sm()));
        context.problems().stream()
                .filter(problem -> problem.errors().isEmpty() || !problem.file().equals(checked))
                .forEach(this::report);
    }

    /** Each problem once; that a file is missing or has errors is reported by its own check, if it is checked as what it is used for. */
    private void report(ContextProblem problem) {
        String message = contexts.message(problem);
        boolean isChecked = files.stream().map(console::resolve).anyMatch(problem.file()::equals)
                && problem.key().foreignLanguage(problem.file()).isEmpty();
        if ((!isChecked || !problem.errors().isEmpty()) && reported.add(message)) {
            console.err().println("qos: " + message);
            if (!isChecked) {
                unusable.add(new UnreadableFile(console.name(problem.file()), message));
            }
        }
    }
}
