package org.qos.maven;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.qos.analysis.policytest.FailureText;
import org.qos.analysis.policytest.TestFailure;
import org.qos.analysis.policytest.TestResult;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Severity;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.policytest.PolicyTestLanguage;
import org.qos.dsl.project.FolderFiles;
import org.qos.dsl.project.context.DiskFiles;
import org.qos.dsl.project.context.DocumentContext;
import org.qos.dsl.project.context.TestFileRun;
import org.qos.dsl.project.context.TestedFile;
import org.qos.dsl.project.junit.JunitDocument;
import org.qos.dsl.project.junit.JunitTests;
import org.qos.maven.message.BuildMessage;
import org.qos.maven.message.BuildMessages;
import org.sonatype.plexus.build.incremental.BuildContext;

/** Runs the tests of policies ({@code *.qostest}) in the directory and below, as {@code qos test} does. */
@Mojo(name = "test", defaultPhase = LifecyclePhase.TEST, threadSafe = true)
public final class TestMojo extends QosGoal {

    /** The JUnit report in the folder of reports. */
    private static final String REPORT = "TEST-qos.xml";

    /** Where the JUnit report is written. */
    @Parameter(property = "qos.reportsDirectory", defaultValue = "${project.build.directory}/qos-reports")
    private File reportsDirectory;

    /** Skips the tests, as it skips those in Java. */
    @Parameter(property = "skipTests", defaultValue = "false")
    private boolean skipTests;

    /** Skips the tests, as it skips those in Java. */
    @Parameter(property = "maven.test.skip", defaultValue = "false")
    private boolean skipAllTests;

    /** Goes on when a test fails. */
    @Parameter(property = "maven.test.failure.ignore", defaultValue = "false")
    private boolean testFailureIgnore;

    /** Made by Maven. */
    @Inject
    public TestMojo(BuildContext buildContext) {
        super(buildContext);
    }

    @Override
    boolean isSkipped() {
        return skipTests || skipAllTests;
    }

    @Override
    void run(BuildMessages messages) throws MojoExecutionException, MojoFailureException, IOException {
        PolicyTestLanguage language = new PolicyTestLanguage();
        List<Path> files = FolderFiles.allIn(
                folder(), file -> language.claims(file.getFileName().toString()));
        QosProject project = project(new DiskFiles(), messages);
        List<TestedFile> tested = new ArrayList<>();
        for (Path file : files) {
            messages.begin(file);
            TestedFile result = test(project, file, language);
            report(file, result, messages);
            tested.add(result);
        }
        write(tested);
        long run = tested.stream().mapToLong(file -> file.results().size()).sum();
        long failed = tested.stream().mapToLong(TestedFile::failures).sum();
        getLog().info("Tests of QoS policies: " + run + " run, " + failed + " failed, in " + files.size() + " files");
        if (!testFailureIgnore) {
            messages.requireNone(Severity.ERROR, "tests of QoS policies fail");
        }
    }

    private TestedFile test(QosProject project, Path file, PolicyTestLanguage language)
            throws MojoFailureException, IOException {
        DocumentContext context = project.contextOfTests(file);
        SourceFile source = project.load(file, project.text(file), language, context);
        List<Finding> errors = TestFileRun.obstacles(source, context);
        List<TestResult> results = errors.isEmpty()
                ? TestFileRun.of(source, context, (rules, of) -> {}).run(test -> true, test -> {})
                : List.of();
        return new TestedFile(
                folder().relativize(file).toString(),
                errors,
                results.size(),
                results,
                context.fabricContext().fabric(),
                FailureText.EXPLAIN);
    }

    private static void report(Path file, TestedFile tested, BuildMessages messages) {
        tested.errors().forEach(error -> messages.report(BuildMessage.of(file, error)));
        FailureText text = new FailureText(tested.name(), tested.fabric(), tested.explain());
        for (TestResult result : tested.results()) {
            for (TestFailure failure : result.failures()) {
                List<String> lines = text.lines(failure);
                String details =
                        String.join("; ", lines.subList(1, lines.size())).replaceAll(" +", " ");
                messages.report(new BuildMessage(
                        file,
                        failure.expectation().line(),
                        1,
                        Severity.ERROR,
                        "test '" + result.test().name() + "': expect "
                                + failure.expectation().text() + "; " + details));
            }
        }
        if (tested.isWithoutTests()) {
            messages.report(BuildMessage.error(file, "has no test."));
        }
    }

    private void write(List<TestedFile> tested) throws IOException {
        Path folder = Files.createDirectories(path(reportsDirectory));
        try (PrintWriter out =
                new PrintWriter(Files.newBufferedWriter(folder.resolve(REPORT), StandardCharsets.UTF_8))) {
            JunitDocument.print("qos test", out, document -> {
                for (TestedFile file : tested) {
                    new JunitTests(document)
                            .write(
                                    file,
                                    error -> file.name() + ":" + error.line() + ":" + error.column() + ": "
                                            + error.severity() + ": " + error.message() + " [" + error.code() + "]");
                }
            });
            if (out.checkError()) {
                throw new IOException(REPORT + " cannot be written");
            }
        }
    }
}
