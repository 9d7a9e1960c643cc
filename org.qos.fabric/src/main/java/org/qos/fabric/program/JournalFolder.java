package org.qos.fabric.program;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The folder of journals, locked while it is open: one program at a time sets tables. The operating system releases the lock
 * when the process ends, however it ends.
 */
public final class JournalFolder implements AutoCloseable {

    private static final String SUFFIX = ".json";
    private static final String LOCK = "lock";

    /** How many journals of runs that are finished, rolled back or superseded stay. */
    private static final int KEPT = 50;

    private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern(
                    "yyyyMMdd'T'HHmmss.SSSSSS'Z'", Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    private final Path folder;
    private final FileChannel lock;

    private JournalFolder(Path folder, FileChannel lock) {
        this.folder = folder;
        this.lock = lock;
    }

    /**
     * The folder of a user: {@code qos/journal} in XDG_STATE_HOME, else in {@code .local/state} of the home directory.
     *
     * @param environment the environment of the process
     * @param home the home directory
     */
    public static Path ofUser(Map<String, String> environment, Path home) {
        String state = environment.getOrDefault("XDG_STATE_HOME", "");
        Path base = Path.of(state);
        return (base.isAbsolute() ? base : home.resolve(".local/state"))
                .resolve("qos")
                .resolve("journal");
    }

    /**
     * Opens and locks a folder, which is created when it does not exist.
     *
     * @throws JournalLockedException when another program has it open
     */
    public static JournalFolder open(Path folder) throws IOException {
        PrivateFiles.createFolder(folder);
        Path file = PrivateFiles.create(folder.resolve(LOCK));
        FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
        if (!isLocked(channel)) {
            channel.close();
            throw new JournalLockedException(folder);
        }
        return new JournalFolder(folder, channel);
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException sameProcess) {
            return false;
        }
    }

    /** Writes a journal. When this returns, it is complete and on disk. */
    Journal create(FabricIdentity fabric, List<JournalEntry> entries) throws IOException {
        Instant now = Instant.now();
        Path file = folder.resolve(name(now));
        Journal journal = new Journal(file, now, fabric, entries);
        journal.progress().begin();
        PrivateFiles.writeWhole(file, JournalJson.write(journal));
        prune();
        return journal;
    }

    /** The journals in a state that a condition accepts, the newest first. */
    List<Journal> journals(Predicate<JournalState> wanted) throws IOException {
        List<Journal> journals = new ArrayList<>();
        for (Path file : files()) {
            if (wanted.test(new JournalProgress(file).state())) {
                journals.add(read(file));
            }
        }
        return journals;
    }

    /** The order of the names decides which run is rolled back. */
    private static Journal read(Path file) throws IOException {
        Journal journal = JournalJson.read(file);
        if (!file.getFileName().toString().equals(name(journal.created()))) {
            throw new IOException(
                    file + " is not a valid journal: its name does not belong to the time in it; move it away");
        }
        return journal;
    }

    private static String name(Instant created) {
        return NAME.format(created) + SUFFIX;
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().endsWith(SUFFIX))
                    .sorted(Comparator.reverseOrder())
                    .toList();
        }
    }

    private void prune() throws IOException {
        int closed = 0;
        for (Path file : files()) {
            JournalProgress progress = new JournalProgress(file);
            if (progress.state() != JournalState.UNFINISHED && ++closed > KEPT) {
                Files.deleteIfExists(file);
                progress.delete();
            }
        }
    }

    /** Releases the lock. */
    @Override
    public void close() throws IOException {
        lock.close();
    }
}
