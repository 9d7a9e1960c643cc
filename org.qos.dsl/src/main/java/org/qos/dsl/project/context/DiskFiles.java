package org.qos.dsl.project.context;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceText;
import org.qos.dsl.project.settings.SettingsFile;
import org.qos.dsl.project.settings.SettingsReader;
import org.qos.fabric.file.FileKind;
import org.qos.fabric.snapshot.SubnetSnapshot;
import org.qos.fabric.snapshot.SubnetSnapshotReader;

/** The files on disk, each read once. */
public final class DiskFiles implements FileSource {

    private final Map<Path, ContextFile> texts = new HashMap<>();
    private final Map<Path, SettingsFile> settings = new HashMap<>();
    private final Map<Path, SubnetSnapshot> snapshots = new HashMap<>();

    /** The files as they are now; what was read from a pipe stays, because it cannot be read again. */
    @Override
    public DiskFiles again() {
        DiskFiles again = new DiskFiles();
        keepPiped(texts, again.texts);
        keepPiped(settings, again.settings);
        keepPiped(snapshots, again.snapshots);
        return again;
    }

    private static <T> void keepPiped(Map<Path, T> from, Map<Path, T> to) {
        from.forEach((file, value) -> {
            if (FileKind.isInherited(file)) {
                to.put(file, value);
            }
        });
    }

    @Override
    public boolean exists(Path file) {
        return FileKind.isThere(file);
    }

    @Override
    public ContextFile text(Path file, Language language) throws IOException {
        ContextFile known = texts.get(file);
        if (known == null || !known.language().equals(language)) {
            known = new ContextFile(
                    file.toUri().toString(), language, 0, SourceText.read(file).text());
            texts.put(file, known);
        }
        return known;
    }

    /** There are no open documents. */
    @Override
    public Optional<ContextFile> saved(Path file, Language language) {
        return Optional.empty();
    }

    @Override
    public SettingsFile settings(Path file) throws IOException {
        if (!settings.containsKey(file)) {
            settings.put(file, SettingsReader.read(file));
        }
        return settings.get(file);
    }

    @Override
    public SubnetSnapshot snapshot(Path place) throws IOException {
        if (!snapshots.containsKey(place)) {
            snapshots.put(place, SubnetSnapshotReader.read(place));
        }
        return snapshots.get(place);
    }
}
