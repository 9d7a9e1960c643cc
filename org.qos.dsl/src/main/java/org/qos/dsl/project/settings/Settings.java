package org.qos.dsl.project.settings;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.qos.dsl.check.Target;

/**
 * What a project file says; all of it is optional.
 *
 * @param file the absolute path of the project file; without one, the path that it would have
 * @param policy the policy
 * @param partitions OpenSM's partition file
 * @param options OpenSM's option file
 * @param enhancedQos the enhanced QoS policy file of NVIDIA's OpenSM
 * @param fabric a snapshot of the fabric
 * @param environment settings of applications
 * @param sm the subnet manager's port, by GUID, LID or name
 * @param target the subnet manager that reads the files
 * @param routingEngine the routing engine of OpenSM
 * @param mtu the MTU in bytes of the links of which no snapshot shows it
 * @param rules the severities of rules
 * @param ignore globs of the files that are not checked, relative to the folder
 */
public record Settings(
        Path file,
        Optional<Path> policy,
        Optional<Path> partitions,
        Optional<Path> options,
        Optional<Path> enhancedQos,
        Optional<Path> fabric,
        Optional<Path> environment,
        Optional<String> sm,
        Optional<Target> target,
        Optional<String> routingEngine,
        OptionalInt mtu,
        RuleLevels rules,
        List<String> ignore) {

    /** Copies the list. */
    public Settings {
        ignore = List.copyOf(ignore);
    }

    /** The settings of the files of a folder that belong to no project. */
    public static Settings none(Path folder) {
        return new Settings(
                folder.resolve(SettingsFile.NAME),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                OptionalInt.empty(),
                RuleLevels.NONE,
                List.of());
    }

    /** The absolute folder of the project file. */
    public Path folder() {
        return file.getParent();
    }

    /**
     * What the project uses a file as: its policy, its partitions, its options or its enhanced QoS policy.
     *
     * @param path its absolute path
     */
    public Optional<Key> role(Path path) {
        if (policy.filter(path::equals).isPresent()) {
            return Optional.of(Key.POLICY);
        }
        if (partitions.filter(path::equals).isPresent()) {
            return Optional.of(Key.PARTITIONS);
        }
        return options.filter(path::equals)
                .map(any -> Key.OPTIONS)
                .or(() -> enhancedQos.filter(path::equals).map(any -> Key.ENHANCED_QOS));
    }

    /**
     * Whether a file is not to be checked.
     *
     * @param path its absolute path
     */
    public boolean ignores(Path path) {
        if (!path.startsWith(folder())) {
            return false;
        }
        Path inside = folder().relativize(path);
        return ignore.stream().anyMatch(glob -> Glob.matches(glob, inside));
    }
}
