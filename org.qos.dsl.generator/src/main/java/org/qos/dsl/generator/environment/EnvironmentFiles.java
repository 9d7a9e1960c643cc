package org.qos.dsl.generator.environment;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.runtime.request.Application;

/** The same settings for shells, for Slurm and for Kubernetes. */
public final class EnvironmentFiles {

    /** The file of shell commands. */
    public static final String SHELL = "applications.env";

    private static final String SLURM = "slurm-task-prolog.sh";
    private static final String KUBERNETES = "kubernetes-env.yaml";

    /** The names of all files. */
    public static final List<String> NAMES = List.of(SHELL, SLURM, KUBERNETES);

    private EnvironmentFiles() {}

    /**
     * Makes the files; none for no applications.
     *
     * @throws EnvironmentException when two applications need different values of one variable
     */
    public static List<GeneratedFile> of(List<ApplicationLevel> levels) {
        if (levels.isEmpty()) {
            return List.of();
        }
        requireOneValue(levels);
        return List.of(
                GeneratedFile.ofText(SHELL, shell(levels)).marked(),
                GeneratedFile.ofText(SLURM, slurm(levels)).marked(),
                GeneratedFile.ofText(KUBERNETES, kubernetes(levels)).marked());
    }

    private static void requireOneValue(List<ApplicationLevel> levels) {
        Map<String, ApplicationLevel> owners = new HashMap<>();
        for (ApplicationLevel level : levels) {
            level.variables().forEach((name, value) -> {
                ApplicationLevel other = owners.putIfAbsent(name, level);
                if (other != null && !other.variables().get(name).equals(value)) {
                    throw new EnvironmentException(
                            readers(other.application(), level.application()) + " " + name + ", which would be "
                                    + other.variables().get(name) + " and " + value + "; give "
                                    + (other.application() == level.application() ? "it" : "them")
                                    + " one level, or generate two folders with --out");
                }
            });
        }
    }

    private static String readers(Application one, Application other) {
        return one == other
                ? one.title() + " is given twice: it reads"
                : one.title() + " and " + other.title() + " both read";
    }

    private static String shell(List<ApplicationLevel> levels) {
        return "# The levels of applications. For a shell: . ./" + SHELL + "\n"
                + blocks(levels, (name, value) -> "export " + name + "=" + value);
    }

    /** Slurm adds what a TaskProlog prints so to the environment of the task (slurm.conf, TaskProlog). */
    private static String slurm(List<ApplicationLevel> levels) {
        return "#!/bin/sh\n# The levels of applications, as the TaskProlog of Slurm or a part of it.\n"
                + blocks(levels, (name, value) -> "echo 'export " + name + "=" + value + "'");
    }

    private static String kubernetes(List<ApplicationLevel> levels) {
        return """
                # The levels of applications. In a container: envFrom: [{configMapRef: {name: qos-levels}}]
                apiVersion: v1
                kind: ConfigMap
                metadata:
                  name: qos-levels
                data:
                """
                + blocks(levels, (name, value) -> "  " + name + ": \"" + value + "\"");
    }

    private static String blocks(List<ApplicationLevel> levels, BiFunction<String, String, String> line) {
        Map<String, String> written = new HashMap<>();
        List<String> lines = new ArrayList<>();
        for (ApplicationLevel level : levels) {
            lines.add("# " + level.title());
            level.variables().forEach((name, value) -> {
                if (written.put(name, value) == null) {
                    lines.add(line.apply(name, value));
                }
            });
        }
        return String.join("\n", lines) + "\n";
    }
}
