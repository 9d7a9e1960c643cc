package org.qos.maven;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.maven.model.Plugin;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.project.MavenProject;
import org.sonatype.plexus.build.incremental.BuildContext;
import org.sonatype.plexus.build.incremental.DefaultBuildContext;

/** Runs goals in a folder as Maven would, with the default values of their parameters and some others. */
final class GoalRun {

    private static final List<Class<?>> GOALS = List.of(CheckMojo.class, GenerateMojo.class, TestMojo.class);

    private final Path folder;
    private final BuildContext ide;
    private final Map<String, Object> parameters = new HashMap<>();
    private MavenProject project = new MavenProject();
    private RecordedLog log = new RecordedLog();

    private GoalRun(Path folder, BuildContext ide) {
        this.folder = folder;
        this.ide = ide;
        Path target = folder.resolve("target");
        with("directory", folder.toFile());
        with("outputDirectory", target.resolve("qos").toFile());
        with("sourceDirectory", target.resolve("generated-sources/qos").toFile());
        with("reportsDirectory", target.resolve("qos-reports").toFile());
    }

    /** Goals on the command line. */
    static GoalRun in(Path folder) {
        return new GoalRun(folder, new DefaultBuildContext());
    }

    /** Goals in an IDE. */
    static GoalRun in(Path folder, BuildContext ide) {
        return new GoalRun(folder, ide);
    }

    /**
     * Sets a parameter of the goals that have it.
     *
     * @throws IllegalArgumentException if no goal has it
     */
    GoalRun with(String parameter, Object value) {
        if (GOALS.stream().noneMatch(goal -> field(goal, parameter).isPresent())) {
            throw new IllegalArgumentException("no goal has the parameter " + parameter);
        }
        parameters.put(parameter, value);
        return this;
    }

    /** Writes a file of the project. */
    GoalRun file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        return this;
    }

    /** What Maven prints when {@code check} runs; the last line is the failure, if it fails. */
    List<String> check() throws ReflectiveOperationException {
        return run(new CheckMojo(ide));
    }

    /** The same for {@code generate}. */
    List<String> generate() throws ReflectiveOperationException {
        return run(new GenerateMojo(ide));
    }

    /** The same for {@code test}. */
    List<String> test() throws ReflectiveOperationException {
        return run(new TestMojo(ide));
    }

    /** The project as the last goal left it. */
    MavenProject project() {
        return project;
    }

    private List<String> run(AbstractMojo goal) throws ReflectiveOperationException {
        project = new MavenProject();
        project.getBuild().setDirectory(folder.resolve("target").toString());
        log = new RecordedLog();
        goal.setLog(log);
        Plugin plugin = new Plugin();
        plugin.setVersion("1");
        with("project", project).with("execution", new MojoExecution(plugin, "goal", "default"));
        for (Map.Entry<String, Object> parameter : parameters.entrySet()) {
            Optional<Field> field = field(goal.getClass(), parameter.getKey());
            if (field.isPresent()) {
                field.get().setAccessible(true);
                field.get().set(goal, parameter.getValue());
            }
        }
        try {
            goal.execute();
        } catch (Exception failure) {
            log.error(failure.getClass().getSimpleName() + ": " + failure.getMessage());
        }
        return log.lines().stream()
                .map(line -> line.replace(folder + File.separator, ""))
                .toList();
    }

    private static Optional<Field> field(Class<?> goal, String name) {
        return Stream.<Class<?>>iterate(goal, type -> type != AbstractMojo.class, Class::getSuperclass)
                .flatMap(type -> Stream.of(type.getDeclaredFields()))
                .filter(field -> field.getName().equals(name))
                .findFirst();
    }
}
