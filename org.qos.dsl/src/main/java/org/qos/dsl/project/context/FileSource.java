package org.qos.dsl.project.context;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.qos.dsl.language.Language;
import org.qos.dsl.project.settings.SettingsFile;
import org.qos.fabric.snapshot.SubnetSnapshot;

/** Reads the files of a context: from the disk, or from an editor whose open documents hide files on disk. */
public interface FileSource {

    /**
     * Whether there is an open document of that absolute path, or something on disk: also a pipe or a link to nothing, which is
     * reported when it is read, but not a folder.
     */
    boolean exists(Path file);

    /**
     * Reads a text file; the same object while the file stays the same.
     *
     * @throws IOException when there is no such file, or it cannot be read
     */
    ContextFile text(Path file, Language language) throws IOException;

    /**
     * What an open document hides on disk; empty where no document is open, and where the file cannot be read.
     *
     * @param file an absolute path
     */
    Optional<ContextFile> saved(Path file, Language language);

    /**
     * Reads a project file; the same object while the file stays the same.
     *
     * @throws IOException when there is no such file, or it cannot be read
     */
    SettingsFile settings(Path file) throws IOException;

    /**
     * Reads a snapshot, or the snapshots of a folder; the same object while they stay the same.
     *
     * @throws IOException when there is no such file, or it cannot be read
     */
    SubnetSnapshot snapshot(Path place) throws IOException;

    /** The files as they are now; itself where they cannot change. */
    default FileSource again() {
        return this;
    }
}
