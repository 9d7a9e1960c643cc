package org.qos.dsl.project.context;

import java.nio.file.Path;
import java.util.Optional;
import org.qos.dsl.check.Target;

/**
 * What a user says for one call, which counts more than project files and sibling files.
 *
 * @param config the project file of all files, instead of the nearest one above each
 * @param partitions OpenSM's partition file
 * @param options OpenSM's option file
 * @param fabric a snapshot of the fabric, or a folder of snapshots
 * @param sm the subnet manager's port, by GUID, LID or name
 * @param target the subnet manager that reads the files
 */
public record ContextOverrides(
        Optional<Path> config,
        Optional<Path> partitions,
        Optional<Path> options,
        Optional<Path> fabric,
        Optional<String> sm,
        Optional<Target> target) {

    /** Nothing is overridden. */
    public static final ContextOverrides NONE = new ContextOverrides(
            Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

    /** The same with that partition file. */
    public ContextOverrides withPartitions(Path file) {
        return new ContextOverrides(config, Optional.of(file), options, fabric, sm, target);
    }
}
