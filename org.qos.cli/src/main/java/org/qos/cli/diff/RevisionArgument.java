package org.qos.cli.diff;

import java.nio.file.Path;
import java.util.Optional;
import org.qos.cli.console.CommandFailed;

/**
 * An argument {@code git:REV} or {@code git:REV:PATH}.
 *
 * @param revision a branch, tag or commit
 * @param path a file or folder, as git takes it: from the top of the repository, or with {@code ./} from the folder of the command
 */
record RevisionArgument(String revision, Optional<String> path) {

    private static final String PREFIX = "git:";

    /**
     * Reads an argument; empty where it names a file or folder on disk.
     *
     * @throws CommandFailed when it names no revision
     */
    static Optional<RevisionArgument> of(String argument) {
        if (!argument.startsWith(PREFIX)) {
            return Optional.empty();
        }
        String rest = argument.substring(PREFIX.length());
        int colon = rest.indexOf(':');
        String revision = colon < 0 ? rest : rest.substring(0, colon);
        if (revision.isEmpty()) {
            throw CommandFailed.usage("'" + argument + "' names no revision; expected git:REV or git:REV:PATH.");
        }
        return Optional.of(new RevisionArgument(
                revision,
                colon < 0 || colon == rest.length() - 1 ? Optional.empty() : Optional.of(rest.substring(colon + 1))));
    }

    /**
     * The place that the path means.
     *
     * @param root the top of the repository
     * @param prefix the folder of the command, relative to it
     */
    static Path place(String path, Path root, Path prefix) {
        boolean fromHere = path.equals(".") || path.startsWith("./") || path.startsWith("../") || path.equals("..");
        return (fromHere ? root.resolve(prefix) : root)
                .resolve(path.replaceFirst("^/+", ""))
                .normalize();
    }
}
