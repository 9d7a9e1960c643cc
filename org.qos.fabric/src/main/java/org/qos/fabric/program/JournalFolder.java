package org.qos.fabric.program;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The folder of journals, locked while it is open: one program at a time sets tables. The operating system releases the lock
 * when the process ends, however it ends.
 */
public final class JournalFolder implements AutoCloseable {

    private static final String LOCK = "lock";

    /** How many journals of runs that are finished, rolled back or superseded stay. */
    private static final int KEPT = 50;

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
    Journal create(FabricIdentity fabric, Optional<String> policy, List<JournalEntry> entries) throws IOException {
        Instant now = Instant.now();
        Path file = folder.resolve(JournalName.of(now));
        Journal journal = new Journal(file, now, fabric, policy, entries);
        journal.progress().begin();
        PrivateFiles.writeWhole(file, JournalJson.write(journal));
        prune();
        return journal;
    }

    /** The journals in a state that a condition accepts. One whose state is not known counts as damaged. */
    StoredJournals journals(Predicate<JournalState> wanted) throws IOException {
        List<Journal> journals = new ArrayList<>();
        List<DamagedJournal> damaged = new ArrayList<>();
        for (Path file : files()) {
            try {
                if (wanted.test(new JournalProgress(file).state())) {
                    journals.add(read(file));
                }
            } catch (IOException e) {
                damaged.add(new DamagedJournal(file, time(file), e));
            }
        }
        return new StoredJournals(journals, damaged);
    }

    /** The time in the name, unless the content has another one: then the file was renamed or edited. */
    private static Optional<Instant> time(Path file) {
        return JournalJson.created(file)
                        .map(JournalName::of)
                        .filter(name -> !isNamed(file, name))
                        .isPresent()
                ? Optional.empty()
                : JournalName.time(file);
    }

    private static Journal read(Path file) throws IOException {
        Journal journal = JournalJson.read(file);
        if (!isNamed(file, JournalName.of(journal.created()))) {
            throw new IOException(
                    file + " is not a valid journal: its name does not belong to the time in it; move it away");
        }
        return journal;
    }

    private static boolean isNamed(Path file, String name) {
        return file.getFileName().toString().equals(name);
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(JournalName::isJournal)
                    .sorted(Comparator.reverseOrder())
                    .toList();
        }
    }

    private void prune() throws IOException {
        int closed = 0;
        for (Path file : files()) {
            JournalProgress progress = new JournalProgress(file);
            if (isClosed(progress) && ++closed > KEPT) {
                Files.deleteIfExists(file);
                progress.delete();
            }
        }
    }

    /** A journal stays whose state is not known. */
    private static boolean isClosed(JournalProgress progress) {
        try {
            return progress.state() != JournalState.UNFINISHED;
        } catch (IOException notKnown) {
            return false;
        }
    }

    /** Releases the lock. */
    @Override
    public void close() throws IOException {
        lock.close();
    }
}
