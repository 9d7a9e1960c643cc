package org.qos.dsl.ide.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileCacheTest {

    private static final FileTime LONG_AGO = FileTime.fromMillis(1_600_000_000_000L);

    private final AtomicInteger reads = new AtomicInteger();
    private final FileCache<String> cache = new FileCache<>(file -> {
        reads.incrementAndGet();
        return Files.readString(file);
    });

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void nameTheFile() {
        file = folder.resolve("a");
    }

    private Path write(Path path, String text, FileTime modified) throws IOException {
        return Files.setLastModifiedTime(Files.writeString(path, text), modified);
    }

    @Test
    void aFileThatDoesNotChangeIsReadOnce() throws IOException {
        write(file, "one", LONG_AGO);

        assertEquals(Optional.of("one"), cache.get(file));
        assertEquals(Optional.of("one"), cache.get(file));
        assertEquals(1, reads.get());
    }

    @Test
    void anotherTimeWithTheSameBytesIsNotAChange() throws IOException {
        write(file, "one", LONG_AGO);
        cache.get(file);

        Files.setLastModifiedTime(file, FileTime.fromMillis(LONG_AGO.toMillis() + 10_000));

        assertEquals(Optional.of("one"), cache.get(file));
        assertEquals(1, reads.get());
    }

    @Test
    void aWriteWithinTheSameTickOfTheClockIsSeen() throws IOException {
        FileTime now = FileTime.fromMillis(System.currentTimeMillis());
        write(file, "one", now);
        assertEquals(Optional.of("one"), cache.get(file));

        write(file, "two", now);

        assertEquals(Optional.of("two"), cache.get(file));
    }

    @Test
    void aFileOfTheSameSizeAndTimeThatIsMovedThereIsSeen() throws IOException {
        write(file, "one", LONG_AGO);
        cache.get(file);

        Files.move(write(folder.resolve("b"), "two", LONG_AGO), file, StandardCopyOption.ATOMIC_MOVE);

        assertEquals(Optional.of("two"), cache.get(file));
    }

    @Test
    void aDeletedFileIsEmptyAndReadAgainWhenItReturns() throws IOException {
        assertEquals(Optional.empty(), cache.get(file));
        write(file, "one", LONG_AGO);
        assertEquals(Optional.of("one"), cache.get(file));
        Files.delete(file);
        assertEquals(Optional.empty(), cache.get(file));
        Files.createDirectory(file);
        assertEquals(Optional.empty(), cache.get(file));
        Files.delete(file);
        write(file, "two", LONG_AGO);
        assertEquals(Optional.of("two"), cache.get(file));
    }

    @Test
    void whatCannotBeReadIsTriedAgain() throws IOException {
        AtomicInteger tries = new AtomicInteger();
        FileCache<String> stubborn = new FileCache<>(path -> {
            if (tries.incrementAndGet() == 1) {
                throw new IOException("not yet");
            }
            return "there";
        });
        write(file, "one", LONG_AGO);

        assertEquals(Optional.empty(), stubborn.get(file));
        assertEquals(Optional.of("there"), stubborn.get(file));
    }
}
