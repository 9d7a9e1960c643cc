package org.qos.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.inject.Inject;
import org.apache.maven.model.Resource;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.matcher.JavaMatcherEmitter;
import org.qos.dsl.generator.options.OptionsEmitter;
import org.qos.maven.message.BuildMessages;
import org.qos.maven.state.BuildState;
import org.qos.maven.state.ObservedFiles;
import org.sonatype.plexus.build.incremental.BuildContext;

/**
 * Writes the files that OpenSM reads, and a Java class that returns the level of a request, as {@code qos generate} does. Does
 * nothing when neither the files that it reads nor its options have changed, and deletes what it wrote before and makes no more.
 */
@Mojo(name = "generate", defaultPhase = LifecyclePhase.GENERATE_SOURCES, threadSafe = true)
public final class GenerateMojo extends QosGoal {

    /** The policy (default: the one that {@code qos.yaml} names). */
    @Parameter(property = "qos.policy")
    private File policy;

    /** Where the files for OpenSM and the settings of applications are written. */
    @Parameter(property = "qos.outputDirectory", defaultValue = "${project.build.directory}/qos")
    private File outputDirectory;

    /** Where the Java class is written; a source folder of the module. */
    @Parameter(property = "qos.sourceDirectory", defaultValue = "${project.build.directory}/generated-sources/qos")
    private File sourceDirectory;

    /** The qualified name of the Java class, such as {@code org.site.SitePolicy} (default: no class is written). */
    @Parameter(property = "qos.javaClass")
    private String javaClass;

    /** The path of the policy file that {@code opensm.opts} gives OpenSM (default: /etc/opensm/qos-policy.conf). */
    @Parameter(property = "qos.policyFile")
    private String policyFile;

    /** The applications to write settings for, each as {@code APP=LEVEL}, such as {@code nccl=Training}. */
    @Parameter(property = "qos.applications")
    private List<String> applications;

    /** Whether to generate even if a request would get another level. */
    @Parameter(property = "qos.lossy", defaultValue = "false")
    private boolean lossy;

    /** Whether to replace files that this goal did not write, or that were edited since. */
    @Parameter(property = "qos.force", defaultValue = "false")
    private boolean force;

    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    private MavenProject project;

    @Parameter(defaultValue = "${mojoExecution}", readonly = true, required = true)
    private MojoExecution execution;

    /** Made by Maven. */
    @Inject
    public GenerateMojo(BuildContext buildContext) {
        super(buildContext);
    }

    @Override
    void run(BuildMessages messages) throws MojoExecutionException, MojoFailureException, IOException {
        requireUsableNames();
        if (javaClass != null) {
            addSources();
        }
        Path stateFile = path(new File(project.getBuild().getDirectory()))
                .resolve("qos-maven-plugin")
                .resolve(execution.getExecutionId() + ".state");
        Optional<BuildState> before = BuildState.read(stateFile);
        String options = options();
        if (before.filter(state -> state.isCurrent(options)).isPresent()) {
            getLog().info("the files generated from QoS policies are up to date");
            return;
        }
        ObservedFiles files = new ObservedFiles();
        GeneratedPolicy generated = GeneratedPolicy.of(
                project(files, messages), optional(policy), messages, settings(), given(applications));
        Outputs outputs =
                new Outputs(path(outputDirectory), path(sourceDirectory), Optional.ofNullable(javaClass), force);
        List<Path> written = outputs.write(generated.files(), files.seen().keySet());
        List<Path> made = outputs.paths(generated.files());
        List<Path> deleted =
                Outputs.delete(before.map(state -> state.stale(made)).orElse(List.of()));
        BuildState.of(options, files.seen(), made).write(stateFile);
        report(written, made, deleted, messages);
    }

    private void report(List<Path> written, List<Path> made, List<Path> deleted, BuildMessages messages) {
        written.forEach(messages::changed);
        deleted.forEach(messages::changed);
        getLog().info("generated from QoS policies: " + written.size() + " of " + made.size() + " files written"
                + (deleted.isEmpty() ? "" : ", " + deleted.size() + " deleted"));
        written.forEach(file -> getLog().debug("written: " + file));
    }

    /** The class may have resources beside it. */
    private void addSources() {
        project.addCompileSourceRoot(path(sourceDirectory).toString());
        Resource resource = new Resource();
        resource.setDirectory(path(sourceDirectory).toString());
        resource.addExclude("**/*.java");
        project.addResource(resource);
    }

    private GenerationSettings settings() {
        GenerationSettings usual = GenerationSettings.DEFAULTS.withLossy(lossy);
        GenerationSettings named = policyFile == null ? usual : usual.withPolicyFile(policyFile);
        return javaClass == null ? named : named.withJavaClass(javaClass);
    }

    private static List<String> given(List<String> values) {
        return values == null ? List.of() : values;
    }

    /** A new version of the plugin may make other files. */
    private String options() {
        return BuildState.options(execution.getPlugin().getId(), contextOptions(), new Object[] {
            policy, outputDirectory, sourceDirectory, javaClass, policyFile, applications, lossy
        });
    }

    private void requireUsableNames() throws MojoExecutionException {
        Optional<String> className = Optional.ofNullable(javaClass).flatMap(JavaMatcherEmitter::problem);
        if (className.isPresent()) {
            throw new MojoExecutionException("<javaClass>: " + className.get());
        }
        Optional<String> path = Optional.ofNullable(policyFile).flatMap(OptionsEmitter::problem);
        if (path.isPresent()) {
            throw new MojoExecutionException("<policyFile>: " + path.get());
        }
    }
}
