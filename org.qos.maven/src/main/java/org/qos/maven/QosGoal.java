package org.qos.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.qos.dsl.check.Target;
import org.qos.dsl.language.IoReason;
import org.qos.dsl.project.context.ContextOverrides;
import org.qos.dsl.project.context.FileSource;
import org.qos.maven.message.BuildMessages;
import org.sonatype.plexus.build.incremental.BuildContext;

/** What all goals have in common: the folder of the project, and the files that policies are used with. */
abstract class QosGoal extends AbstractMojo {

    /** The languages are set up once for all modules of a build, and are used by one of them at a time. */
    private static final Object LANGUAGES = new Object();

    /** Skips all goals of this plugin. */
    @Parameter(property = "qos.skip", defaultValue = "false")
    private boolean skip;

    /** The folder of the QoS project. Its files are found as by the {@code qos} command in this folder: {@code qos.yaml} counts. */
    @Parameter(property = "qos.directory", defaultValue = "${project.basedir}")
    private File directory;

    /** The project file, instead of the nearest {@code qos.yaml} in the folder of a file or above it. */
    @Parameter(property = "qos.config")
    private File config;

    /** OpenSM's partition file, instead of the one that {@code qos.yaml} names. */
    @Parameter(property = "qos.partitions")
    private File partitions;

    /** OpenSM's option file, instead of the one that {@code qos.yaml} names. */
    @Parameter(property = "qos.opts")
    private File opts;

    /** A snapshot of the fabric, or a folder of snapshots, instead of the one that {@code qos.yaml} names. */
    @Parameter(property = "qos.fabric")
    private File fabric;

    /** The subnet manager's port, by GUID, LID or name, instead of the one that {@code qos.yaml} names. */
    @Parameter(property = "qos.sm")
    private String sm;

    /** The subnet manager that reads the files, {@code opensm-3.3} or {@code mlnx-5}, instead of the one in {@code qos.yaml}. */
    @Parameter(property = "qos.target")
    private String target;

    private final BuildContext buildContext;

    /**
     * A goal without parameters yet.
     *
     * @param buildContext shows messages and changed files in an IDE
     */
    QosGoal(BuildContext buildContext) {
        this.buildContext = buildContext;
    }

    @Override
    public final void execute() throws MojoExecutionException, MojoFailureException {
        if (skip || isSkipped()) {
            getLog().info("QoS policies are skipped");
            return;
        }
        try {
            synchronized (LANGUAGES) {
                run(new BuildMessages(getLog(), buildContext));
            }
        } catch (IOException e) {
            throw new MojoExecutionException(IoReason.of(e), e);
        }
    }

    /** Whether this goal alone is skipped. */
    boolean isSkipped() {
        return false;
    }

    /**
     * Does the work of the goal.
     *
     * @throws MojoFailureException when the files of the user are wrong
     * @throws IOException when a file cannot be read or written
     */
    abstract void run(BuildMessages messages) throws MojoExecutionException, MojoFailureException, IOException;

    /** The folder of the project, absolute. */
    final Path folder() {
        return path(directory);
    }

    /** The project, read from files. */
    final QosProject project(FileSource files, BuildMessages messages) throws MojoExecutionException {
        return new QosProject(folder(), files, overrides(), messages);
    }

    private ContextOverrides overrides() throws MojoExecutionException {
        Optional<Target> reader = Optional.ofNullable(target).flatMap(Target::byId);
        if (target != null && reader.isEmpty()) {
            throw new MojoExecutionException(
                    "<target>: unknown target '" + target + "'; expected one of " + Target.ids() + ".");
        }
        return new ContextOverrides(
                optional(config),
                optional(partitions),
                optional(opts),
                optional(fabric),
                Optional.ofNullable(sm),
                reader);
    }

    /** The options of this goal that change what policies mean. */
    final Object[] contextOptions() {
        return new Object[] {directory, config, partitions, opts, fabric, sm, target};
    }

    /** The absolute path of a file, if there is one. */
    static Optional<Path> optional(File file) {
        return Optional.ofNullable(file).map(QosGoal::path);
    }

    /** The absolute path of a file. */
    static Path path(File file) {
        return file.toPath().toAbsolutePath().normalize();
    }
}
