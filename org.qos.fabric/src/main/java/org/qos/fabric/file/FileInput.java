package org.qos.fabric.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Opens the files that users name: regular files and inherited pipes. Every other kind is refused before it is opened, because
 * opening or reading it may never end.
 */
public final class FileInput {

    private static final int BUFFER = 1 << 16;

    private FileInput() {}

    /**
     * All bytes of a file.
     *
     * @param limit the maximum size in bytes that is read
     * @throws IOException when there is no such file, it is larger, or of a kind that is not read
     */
    public static byte[] read(Path file, int limit) throws IOException {
        try (InputStream bytes = open(file, limit)) {
            return read(file.toString(), bytes, limit);
        }
    }

    /**
     * All bytes of a stream.
     *
     * @param name what it is called in the message of the exception
     * @param limit the maximum size in bytes that is read
     * @throws IOException when it has more, or cannot be read
     */
    public static byte[] read(String name, InputStream bytes, int limit) throws IOException {
        byte[] read = bytes.readNBytes(limit);
        if (read.length == limit && bytes.read() >= 0) {
            throw tooLarge(name, limit);
        }
        return read;
    }

    /**
     * A file that is read by lines.
     *
     * @param limit the maximum size in bytes of a regular file that is opened
     * @return a stream that fails at a line that is too long for memory, with an exception that names the file
     * @throws IOException when there is no such file, it is larger, or of a kind that is not read
     */
    public static InputStream openLines(Path file, long limit) throws IOException {
        return new LineLimit(open(file, limit), Optional.of(file.toString()));
    }

    /** The same bytes, as a stream that fails at a line that is too long for memory. */
    public static InputStream lines(InputStream bytes) {
        return new LineLimit(bytes, Optional.empty());
    }

    /** The same bytes, as a stream that fails after a number of them: what is compressed may claim any size. */
    public static InputStream limited(InputStream bytes, long limit) {
        return new SizeLimit(bytes, limit);
    }

    /**
     * What some bytes are compressed from by gzip, as a stream that fails when that is far larger than text ever is for their number.
     *
     * @throws IOException when they are not compressed by gzip
     */
    public static InputStream decompressed(InputStream bytes) throws IOException {
        return ExpansionLimit.decompressed(bytes, BUFFER);
    }

    /**
     * A regular file of any size or an inherited pipe.
     *
     * @throws IOException when there is no such file, or it is of a kind that is not read
     */
    public static InputStream open(Path file) throws IOException {
        return open(file, Long.MAX_VALUE);
    }

    /**
     * A file.
     *
     * @param limit the maximum size in bytes of a regular file that is opened
     * @throws IOException when there is no such file, it is larger, or of a kind that is not read
     */
    public static InputStream open(Path file, long limit) throws IOException {
        FileKind kind = FileKind.of(file);
        if (!kind.isReadable()) {
            throw new FileSystemException(file.toString(), null, kind.refusal());
        }
        if (kind == FileKind.REGULAR && Files.size(file) > limit) {
            throw tooLarge(file.toString(), limit);
        }
        return Files.newInputStream(file);
    }

    private static FileSystemException tooLarge(String name, long limit) {
        return new FileSystemException(
                name, null, "it has more than " + limit + " bytes, which is the limit; is it the right file?");
    }
}
