package org.qos.cli.program;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.policy.LoadedPolicy;
import org.qos.cli.policy.PolicyOption;
import org.qos.dsl.project.settings.SettingsFile;
import org.qos.fabric.program.ProgrammedPolicy;

/**
 * The policy of a command that goes on while its files are edited. While the files have errors, or one is missing, the last good
 * policy counts, and the errors are printed once.
 */
public final class PolicyFollower implements Supplier<ProgrammedPolicy> {

    private final Console console;
    private final Supplier<LoadedPolicy> load;
    private final Set<Path> files = new HashSet<>();
    private Map<Path, Object> seen;
    private ProgrammedPolicy current;
    private Path file;

    /**
     * Reads the policy for the first time.
     *
     * @param load reads the policy from disk
     * @throws CommandFailed when it cannot be read or has errors
     */
    public PolicyFollower(Console console, Supplier<LoadedPolicy> load) {
        this.console = console;
        this.load = load;
        take(load.get());
        seen = stamps();
    }

    private void take(LoadedPolicy loaded) {
        current = PolicyOption.programmed(loaded);
        file = console.resolve(loaded.file());
        files.clear();
        for (Path input : loaded.inputs(console)) {
            files.add(input);
            // files may appear next to the policy that belong to it
            files.add(input.getParent());
        }
        for (Path folder = file.getParent(); folder != null; folder = folder.getParent()) {
            files.add(folder.resolve(SettingsFile.NAME));
        }
    }

    /** The file of the policy, absolute. */
    public Path file() {
        return file;
    }

    @Override
    public ProgrammedPolicy get() {
        Map<Path, Object> now = stamps();
        if (!now.equals(seen)) {
            seen = now;
            readAgain();
        }
        return current;
    }

    private void readAgain() {
        try {
            ProgrammedPolicy before = current;
            take(load.get());
            seen = stamps();
            if (!current.equals(before)) {
                console.err().println("the policy was edited; the new one counts from now on.");
            }
        } catch (CommandFailed e) {
            console.err().println("qos: " + e.getMessage());
            console.err().println("the last policy without errors stays in force.");
        }
    }

    /** When each file was changed, and its size; of a folder without what is in it. */
    private Map<Path, Object> stamps() {
        Map<Path, Object> stamps = new TreeMap<>();
        files.forEach(file -> stamps.put(file, stamp(file)));
        return stamps;
    }

    private static Object stamp(Path file) {
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            return Objects.hash(attributes.lastModifiedTime(), attributes.size(), attributes.fileKey());
        } catch (IOException absent) {
            return "";
        }
    }
}
