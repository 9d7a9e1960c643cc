package org.qos.cli.init;

import java.nio.file.Path;
import java.util.Optional;
import org.qos.cli.option.TargetIds;
import picocli.CommandLine.Option;

/** What a new project is made for. */
public final class SiteOptions {

    @Option(
            names = "--fabric",
            paramLabel = "PATH",
            description = "A snapshot of the fabric, or a folder with several (default: none).")
    private Optional<Path> fabric = Optional.empty();

    @Option(
            names = "--target",
            paramLabel = "TARGET",
            completionCandidates = TargetIds.class,
            description = "The subnet manager that reads the files: ${COMPLETION-CANDIDATES} (default: opensm-3.3).")
    private Optional<String> target = Optional.empty();

    /** The snapshot of the fabric, or a folder with several. */
    public Optional<Path> fabric() {
        return fabric;
    }

    /**
     * The subnet manager; empty for the usual one.
     *
     * @throws org.qos.cli.console.CommandFailed when there is none of that name
     */
    public Optional<String> target() {
        target.ifPresent(TargetIds::target);
        return target;
    }
}
