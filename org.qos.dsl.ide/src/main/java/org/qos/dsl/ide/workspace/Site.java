package org.qos.dsl.ide.workspace;

import java.nio.file.Path;
import java.util.Optional;
import org.qos.dsl.check.Subnet;
import org.qos.dsl.project.settings.Settings;

/**
 * What a document belongs to, as far as it is known: its project file, or what lies beside it under the usual names.
 *
 * @param settings what its project file says
 * @param partitions OpenSM's partition file
 * @param options OpenSM's option file
 * @param fabricFile the snapshot of the fabric
 * @param subnet what these files mean; a file with errors, or none, is as if not given
 */
public record Site(
        Settings settings,
        Optional<Document> partitions,
        Optional<Document> options,
        Optional<Path> fabricFile,
        Subnet subnet) {

    /** The site of a document about which nothing is known. */
    public static Site unknown() {
        return new Site(
                Settings.none(Path.of("").toAbsolutePath()),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Subnet.UNKNOWN);
    }
}
