package org.qos.cli;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options that name what a policy is about: its partitions and its fabric. */
final class SiteOptions {

    @Option(
            names = "--partitions",
            paramLabel = "F",
            description = "OpenSM's partition file. Without it every port is in the default partition.")
    private Optional<Path> partitions = Optional.empty();

    @Option(
            names = "--fabric",
            paramLabel = "S",
            description =
                    "A snapshot of the fabric: what ibnetdiscover prints, OpenSM's opensm-subnet.lst, or a folder with"
                            + " one of them and, beside it, opensm-lfts.dump and opensm-sl2vl.dump.")
    private Optional<Path> fabric = Optional.empty();

    @Option(
            names = "--sm",
            paramLabel = "PORT",
            description = "The subnet manager's port, by GUID (0x...), LID or name. Without it the port that the"
                    + " snapshot was taken from.")
    private Optional<String> sm = Optional.empty();

    @Option(
            names = "--language",
            paramLabel = "L",
            description = "The spelling of the policy, rfc or opensm, whatever its file is called.")
    private Optional<String> language = Optional.empty();

    Optional<Path> partitions() {
        return partitions;
    }

    Optional<Path> fabric() {
        return fabric;
    }

    Optional<String> sm() {
        return sm;
    }

    Optional<String> language() {
        return language;
    }
}
