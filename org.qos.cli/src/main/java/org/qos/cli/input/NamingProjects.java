package org.qos.cli.input;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.cli.console.CommandFailed;
import org.qos.dsl.project.settings.Settings;
import org.qos.dsl.project.settings.SettingsFile;

/**
 * The projects of the files of a command and of its folder, which may name files outside of their own folders. They are read when they
 * are asked for, once.
 */
public final class NamingProjects implements Supplier<List<Settings>> {

    private final ProjectContexts contexts;
    private final List<Path> files;
    private List<Settings> projects = List.of();

    /** Reads nothing yet. */
    public NamingProjects(ProjectContexts contexts, List<Path> files) {
        this.contexts = contexts;
        this.files = List.copyOf(files);
    }

    /**
     * What their project files say, in the order of the files; that of the folder is last.
     *
     * @throws CommandFailed when a project file cannot be read or has errors, which are printed
     */
    @Override
    public List<Settings> get() {
        if (projects.isEmpty()) {
            projects = Stream.concat(files.stream(), Stream.of(Path.of(SettingsFile.NAME)))
                    .map(contexts::settings)
                    .collect(Collectors.collectingAndThen(Collectors.toCollection(LinkedHashSet::new), List::copyOf));
        }
        return projects;
    }
}
