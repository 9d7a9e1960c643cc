package org.qos.maven.state;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.qos.dsl.language.Language;
import org.qos.dsl.project.context.ContextFile;
import org.qos.dsl.project.context.DiskFiles;
import org.qos.dsl.project.context.FileSource;
import org.qos.dsl.project.settings.SettingsFile;
import org.qos.fabric.snapshot.SubnetSnapshot;

/** The files on disk, with a list of those that were asked for. */
public final class ObservedFiles implements FileSource {

    private final FileSource disk = new DiskFiles();
    private final Map<Path, String> seen = new TreeMap<>();

    /** The fingerprint of each path that was asked for, as it was when it was first asked for. */
    public Map<Path, String> seen() {
        return Map.copyOf(seen);
    }

    private Path see(Path path) {
        seen.computeIfAbsent(path, Fingerprint::of);
        return path;
    }

    @Override
    public boolean exists(Path file) {
        return disk.exists(see(file));
    }

    @Override
    public ContextFile text(Path file, Language language) throws IOException {
        return disk.text(see(file), language);
    }

    @Override
    public Optional<ContextFile> saved(Path file, Language language) {
        return disk.saved(file, language);
    }

    @Override
    public SettingsFile settings(Path file) throws IOException {
        return disk.settings(see(file));
    }

    @Override
    public SubnetSnapshot snapshot(Path place) throws IOException {
        return disk.snapshot(see(place));
    }
}
