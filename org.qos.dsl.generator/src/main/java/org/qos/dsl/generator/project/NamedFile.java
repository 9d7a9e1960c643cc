package org.qos.dsl.generator.project;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.qos.dsl.model.options.Option;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.project.ProjectFiles;

/** The files that an option file of OpenSM names (OpenSM osm_subnet.c:opt_tbl). */
public enum NamedFile {
    /** The policy file. */
    POLICY("qos_policy_file"),
    /** The partition file. */
    PARTITIONS("partition_config_file");

    /** What OpenSM writes for an option without a value (OpenSM osm_subnet.c:osm_subn_output_conf). */
    private static final String UNSET = "(null)";

    private final String option;

    NamedFile(String option) {
        this.option = option;
    }

    /** The name of the option. */
    public String option() {
        return option;
    }

    /**
     * The path that an option file gives, by its last line with the option, as OpenSM reads it; empty where it gives none.
     *
     * @param text the option file
     */
    public Optional<Path> in(String text) {
        return new ProjectFiles()
                .load(ProjectFile.OPTIONS, text, new OptionsLanguage()).root(OptionsFile.class).getOptions().stream()
                        .filter(candidate -> candidate.getName().equals(option))
                        .reduce((earlier, later) -> later)
                        .map(Option::getValue)
                        .filter(value -> !value.isBlank() && !value.equals(UNSET))
                        .flatMap(NamedFile::path);
    }

    private static Optional<Path> path(String value) {
        try {
            return Optional.of(Path.of(value)).filter(path -> path.getFileName() != null);
        } catch (InvalidPathException notAPath) {
            return Optional.empty();
        }
    }
}
