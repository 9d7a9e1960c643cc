package org.qos.maven;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.Severity;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.LossGrades;
import org.qos.dsl.generator.Rejection;
import org.qos.dsl.generator.ReportedLoss;
import org.qos.dsl.generator.comment.CommentReader;
import org.qos.dsl.generator.environment.ApplicationLevel;
import org.qos.dsl.generator.environment.EnvironmentException;
import org.qos.dsl.generator.environment.EnvironmentFiles;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.dsl.generator.run.Generation;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.SourceText;
import org.qos.dsl.lower.SourcePlaces;
import org.qos.dsl.project.BindingCheck;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.context.ContextProblem;
import org.qos.dsl.project.context.DocumentContext;
import org.qos.dsl.project.context.ProjectSources;
import org.qos.maven.message.BuildMessage;
import org.qos.maven.message.BuildMessages;
import org.qos.runtime.policy.Policy;

/**
 * The files made from the policy of a project.
 *
 * @param files the files, before they are written
 */
record GeneratedPolicy(List<GeneratedFile> files) {

    private static final String FAILED = "nothing is generated from the QoS policy";

    /** Copies the list. */
    GeneratedPolicy {
        files = List.copyOf(files);
    }

    /**
     * Reads the policy and makes the files.
     *
     * @param given the policy; empty for that of the project file
     * @param settings what is wanted, without fabric and partitions, which the project has
     * @param applications the applications to write settings for, each as {@code APP=LEVEL}
     * @throws MojoFailureException when the policy has errors or cannot be expressed, which is reported
     * @throws MojoExecutionException when the goal is configured wrongly
     */
    static GeneratedPolicy of(
            QosProject project,
            Optional<Path> given,
            BuildMessages messages,
            GenerationSettings settings,
            List<String> applications)
            throws MojoFailureException, MojoExecutionException, IOException {
        Path file = given.or(project.settings()::policy)
                .orElseThrow(() ->
                        new MojoExecutionException("no policy is given, and no qos.yaml names one; set <policy>."));
        DocumentContext context = project.context(file, ContextProblem::concernsPolicy);
        messages.requireNone(Severity.ERROR, FAILED);
        SourceFile source = load(project, file, context);
        BoundPolicyContext bound = sound(file, source, context, messages);
        Policy policy = bound.context().policy();
        SourcePlaces places =
                new SourcePlaces(file.toString(), bound.context().lowered().trace());
        Generation generation = Generation.of(
                policy,
                CommentReader.read(source, policy, places.trace()),
                complete(settings, context).withTitles(places.trace()::title));
        List<ReportedLoss> losses = new LossGrades(
                        source, places, context.settings().rules())
                .reported(generation.losses(), settings.lossy());
        losses.forEach(loss -> messages.report(BuildMessage.of(file, loss)));
        if (Rejection.of(losses).isPresent()) {
            messages.requireNone(Severity.ERROR, FAILED);
        }
        List<GeneratedFile> files = new ArrayList<>(generation.files());
        files.addAll(environment(applications, policy));
        return new GeneratedPolicy(files);
    }

    private static SourceFile load(QosProject project, Path file, DocumentContext context)
            throws MojoExecutionException, IOException {
        try {
            SourceText text = project.text(file);
            Language language = ProjectSources.policyLanguage(file, text.text())
                    .orElseThrow(() -> new MojoExecutionException(file + ": is not a policy in a known syntax."));
            return project.load(file, text, language, context);
        } catch (NoSuchFileException absent) {
            throw new MojoExecutionException(file + ": no such file.", absent);
        }
    }

    /** The policy, when it has no errors; a group that does not bind to the fabric is a warning. */
    private static BoundPolicyContext sound(
            Path file, SourceFile source, DocumentContext context, BuildMessages messages) throws MojoFailureException {
        messages.begin(file);
        BindingCheck checked =
                Checker.checkBinding(source, context.fabricContext().withPartitions());
        checked.errors().forEach(error -> messages.report(BuildMessage.of(file, error)));
        messages.requireNone(Severity.ERROR, FAILED);
        context.bindingFindings(checked.file(), file)
                .forEach(found -> messages.report(BuildMessage.warning(file, found)));
        return checked.policy().orElseThrow();
    }

    private static GenerationSettings complete(GenerationSettings settings, DocumentContext context) {
        GenerationSettings known = settings.withFabric(context.fabricContext().fabric())
                .withTarget(context.fabricContext().target())
                .withRoutingEngine(context.fabricContext().ownEngine());
        return context.fabricContext().partitions().map(known::withPartitions).orElse(known);
    }

    private static List<GeneratedFile> environment(List<String> applications, Policy policy)
            throws MojoExecutionException {
        try {
            return EnvironmentFiles.of(applications.stream()
                    .map(text -> ApplicationLevel.of(text, policy))
                    .toList());
        } catch (EnvironmentException e) {
            throw new MojoExecutionException("<applications>: " + e.getMessage() + ".", e);
        }
    }
}
