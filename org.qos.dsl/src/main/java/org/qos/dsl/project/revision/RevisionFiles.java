package org.qos.dsl.project.revision;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.Shortened;
import org.qos.dsl.project.context.ContextFile;
import org.qos.dsl.project.context.ContextOverrides;
import org.qos.dsl.project.context.DiskFiles;
import org.qos.dsl.project.context.FileSource;
import org.qos.dsl.project.context.OutsideFileException;
import org.qos.dsl.project.settings.SettingsFile;
import org.qos.dsl.project.settings.SettingsToken;
import org.qos.fabric.snapshot.SubnetSnapshot;

/**
 * The files of a revision. Of those outside of it only the ones that a user names for one call are read, never those that a file of
 * the revision names: its author may be a stranger, who must not see what else the reader's disk holds.
 */
public final class RevisionFiles implements FileSource {

    private static final String OUTSIDE =
            " outside of the repository; it is not read; commit the file and name it there,"
                    + " or name a file on disk with --partitions, --opts or --fabric.";

    private final GitRevision revision;
    private final Optional<Path> config;
    private final Set<Path> namedByUser = new HashSet<>();
    private final Set<SettingsFile> ofRevision = new LinkedHashSet<>();
    private final DiskFiles disk = new DiskFiles();

    /**
     * Reads nothing yet.
     *
     * @param overrides the files on disk that the user names, a project file with all that it names among them
     */
    public RevisionFiles(GitRevision revision, ContextOverrides overrides) {
        this.revision = revision;
        this.config = overrides.config();
        Stream.of(overrides.config(), overrides.partitions(), overrides.options(), overrides.fabric())
                .flatMap(Optional::stream)
                .forEach(namedByUser::add);
    }

    /** Only the revision has files, so that project files and siblings are never those on disk. */
    @Override
    public boolean exists(Path file) {
        return revision.isFile(file);
    }

    @Override
    public ContextFile text(Path file, Language language) throws IOException {
        extract(file);
        return disk.text(file, language);
    }

    /** There are no open documents. */
    @Override
    public Optional<ContextFile> saved(Path file, Language language) {
        return Optional.empty();
    }

    @Override
    public SettingsFile settings(Path file) throws IOException {
        extract(file);
        SettingsFile settings = disk.settings(file);
        if (config.filter(file::equals).isPresent()) {
            settings.tokens().stream()
                    .flatMap(token -> token.file(file.getParent()).stream())
                    .forEach(namedByUser::add);
        } else {
            ofRevision.add(settings);
        }
        return settings;
    }

    @Override
    public SubnetSnapshot snapshot(Path place) throws IOException {
        extract(place);
        return disk.snapshot(place);
    }

    /** Writes a file of the revision to its place; a file on disk is there already. */
    private void extract(Path file) throws IOException {
        if (file.normalize().startsWith(revision.root())) {
            revision.extract(file);
        } else if (!namedByUser.contains(file)) {
            throw outside(file);
        }
    }

    private OutsideFileException outside(Path file) {
        for (SettingsFile settings : ofRevision) {
            Path folder = settings.file().getParent();
            Optional<SettingsToken> token = settings.tokens().stream()
                    .filter(any -> any.file(folder).filter(file::equals).isPresent())
                    .findFirst();
            if (token.isPresent()) {
                return new OutsideFileException(
                        settings.file(), "'" + Shortened.of(token.get().text()) + "' is" + OUTSIDE);
            }
        }
        return new OutsideFileException(file, "is" + OUTSIDE);
    }
}
