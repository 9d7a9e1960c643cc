package org.qos.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Severity;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.context.ContextProblem;
import org.qos.dsl.project.context.DiskFiles;
import org.qos.dsl.project.context.DocumentContext;
import org.qos.maven.message.BuildMessage;
import org.qos.maven.message.BuildMessages;
import org.sonatype.plexus.build.incremental.BuildContext;

/** Checks policies, partition files and option files, as {@code qos check} does, and reports findings at file and line. */
@Mojo(name = "check", defaultPhase = LifecyclePhase.VALIDATE, threadSafe = true)
public final class CheckMojo extends QosGoal {

    /** The files to check (default: those that {@code qos.yaml} names, else those of known names in the directory). */
    @Parameter(property = "qos.files")
    private List<File> files;

    /** The lowest severity that fails the build: {@code error}, {@code warning} or {@code info}. */
    @Parameter(property = "qos.failLevel", defaultValue = "error")
    private String failLevel = Severity.ERROR.toString();

    /** Made by Maven. */
    @Inject
    public CheckMojo(BuildContext buildContext) {
        super(buildContext);
    }

    @Override
    void run(BuildMessages messages) throws MojoExecutionException, MojoFailureException, IOException {
        Severity level = severity();
        QosProject project = project(new DiskFiles(), messages);
        List<Path> checked = files == null || files.isEmpty()
                ? project.sources()
                : files.stream().map(QosGoal::path).toList();
        if (checked.isEmpty()) {
            throw new MojoExecutionException(
                    folder() + ": no qos.yaml names a file to check, and the folder has none of a"
                            + " known name; set <directory> or <files>.");
        }
        for (Path file : checked) {
            check(project, file, checked, messages);
        }
        messages.requireNone(level, "QoS files have findings");
    }

    private void check(QosProject project, Path file, List<Path> checked, BuildMessages messages)
            throws MojoFailureException, IOException {
        DocumentContext context = project.context(file, problem -> isReportedHere(problem, checked));
        if (context.settings().ignores(file)) {
            getLog().info(file + ": not checked, because qos.yaml ignores it");
            return;
        }
        Optional<SourceFile> source = project.load(file, context);
        source.ifPresent(text -> graded(file, text, context)
                .findings()
                .forEach(finding -> messages.report(BuildMessage.of(file, finding))));
    }

    /** That a checked file is missing or has errors is reported by its own check. */
    private static boolean isReportedHere(ContextProblem problem, List<Path> checked) {
        return !checked.contains(problem.file());
    }

    private static CheckedFile graded(Path file, SourceFile source, DocumentContext context) {
        return context.graded(
                Checker.check(
                        source, context.fabricContext(), context.settings().rules()::needs),
                file);
    }

    private Severity severity() throws MojoExecutionException {
        try {
            return Severity.valueOf(failLevel.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException unknown) {
            throw new MojoExecutionException(
                    "<failLevel>: unknown severity '" + failLevel + "'; expected error, warning or info.");
        }
    }
}
