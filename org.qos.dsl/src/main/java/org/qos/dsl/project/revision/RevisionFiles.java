package org.qos.dsl.project.revision;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.qos.dsl.language.Language;
import org.qos.dsl.project.context.ContextFile;
import org.qos.dsl.project.context.DiskFiles;
import org.qos.dsl.project.context.FileSource;
import org.qos.dsl.project.settings.SettingsFile;
import org.qos.fabric.snapshot.SubnetSnapshot;

/** The files of a revision; files outside of it, which a user names for one call, are those on disk. */
public final class RevisionFiles implements FileSource {

    private final GitRevision revision;
    private final DiskFiles disk = new DiskFiles();

    /** Reads nothing yet. */
    public RevisionFiles(GitRevision revision) {
        this.revision = revision;
    }

    /** Only the revision has files, so that project files and siblings are never those on disk. */
    @Override
    public boolean exists(Path file) {
        return revision.isFile(file);
    }

    @Override
    public ContextFile text(Path file, Language language) throws IOException {
        revision.extract(file);
        return disk.text(file, language);
    }

    /** There are no open documents. */
    @Override
    public Optional<ContextFile> saved(Path file, Language language) {
        return Optional.empty();
    }

    @Override
    public SettingsFile settings(Path file) throws IOException {
        revision.extract(file);
        return disk.settings(file);
    }

    @Override
    public SubnetSnapshot snapshot(Path place) throws IOException {
        revision.extract(place);
        return disk.snapshot(place);
    }
}
