package org.qos.dsl.ide.workspace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.fabric.snapshot.SubnetSnapshot;
import org.qos.fabric.snapshot.SubnetSnapshotReader;

/**
 * The fabrics that files show, or folders such as that into which OpenSM writes its dumps. They are read again when what they
 * were read from changes; a growing log in the same folder does not count. Used by one thread at a time.
 */
final class Snapshots {

    private final FileCache<SubnetSnapshot> files = new FileCache<>(SubnetSnapshotReader::read);
    private final FileCache<Object> versions = new FileCache<>(file -> new Object());
    private final Map<Path, Folder> folders = new HashMap<>();

    /** What a file or folder shows; empty where it cannot be read. */
    Optional<SubnetSnapshot> read(Path place) {
        return Files.isDirectory(place) ? folder(place) : files.get(place);
    }

    private Optional<SubnetSnapshot> folder(Path place) {
        try {
            Map<Path, FileStamp> now = stamps(place);
            Folder known = folders.get(place);
            Folder current = known != null && isCurrent(known, now)
                    ? new Folder(now, known.versions(), known.snapshot())
                    : read(place, now);
            folders.put(place, current);
            return Optional.of(current.snapshot());
        } catch (IOException unreadable) {
            folders.remove(place);
            return Optional.empty();
        }
    }

    private Folder read(Path place, Map<Path, FileStamp> now) throws IOException {
        SubnetSnapshot snapshot = SubnetSnapshotReader.read(place);
        return new Folder(now, versions(snapshot), snapshot);
    }

    /** Whether the files that were used are the same, and of the others none may be of use now. */
    private boolean isCurrent(Folder known, Map<Path, FileStamp> now) throws IOException {
        if (!known.versions().equals(versions(known.snapshot()))) {
            return false;
        }
        for (Map.Entry<Path, FileStamp> file : now.entrySet()) {
            boolean changed = !file.getValue().equals(known.stamps().get(file.getKey()));
            if (changed && !known.versions().containsKey(file.getKey()) && SubnetSnapshotReader.shows(file.getKey())) {
                return false;
            }
        }
        return true;
    }

    private Map<Path, Optional<Object>> versions(SubnetSnapshot snapshot) {
        return snapshot.problems().keySet().stream().collect(Collectors.toMap(file -> file, versions::get));
    }

    private static Map<Path, FileStamp> stamps(Path folder) throws IOException {
        Map<Path, FileStamp> stamps = new HashMap<>();
        try (Stream<Path> entries = Files.list(folder)) {
            entries.forEach(file -> FileStamp.of(file).ifPresent(stamp -> stamps.put(file, stamp)));
        }
        return stamps;
    }

    /**
     * What a folder showed.
     *
     * @param stamps those of all its files
     * @param versions the files that were used, each with an object that is another one when its bytes change
     * @param snapshot what was read
     */
    private record Folder(Map<Path, FileStamp> stamps, Map<Path, Optional<Object>> versions, SubnetSnapshot snapshot) {}
}
