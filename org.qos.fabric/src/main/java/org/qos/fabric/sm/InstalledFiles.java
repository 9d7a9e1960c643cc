package org.qos.fabric.sm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qos.fabric.file.AtomicFile;
import org.qos.fabric.file.FileInput;

/** Files of OpenSM that were put in place of others, which can be put back. */
public final class InstalledFiles {

    /** What the copy of a replaced file is called, after the name of the file. */
    public static final String PREVIOUS = ".previous";

    private static final int MAX_BYTES = 1 << 28;

    private final Map<Path, Optional<byte[]>> previous = new LinkedHashMap<>();
    private final List<Path> changed = new ArrayList<>();

    private InstalledFiles() {}

    /**
     * Replaces files, each in one step, after a copy of every replaced file was written next to it with the suffix
     * {@link #PREVIOUS}. A file whose content is the same is left alone.
     *
     * @param contents the content of each file
     * @throws IOException when a file cannot be read or written; all files are then as before
     */
    public static InstalledFiles install(Map<Path, byte[]> contents) throws IOException {
        InstalledFiles installed = new InstalledFiles();
        try {
            for (Map.Entry<Path, byte[]> file : contents.entrySet()) {
                installed.keep(file.getKey(), file.getValue());
            }
            for (Map.Entry<Path, byte[]> file : contents.entrySet()) {
                installed.replace(file.getKey(), file.getValue());
            }
            return installed;
        } catch (IOException e) {
            installed.restoreAfter(e);
            throw e;
        }
    }

    /** The files whose content is new. */
    public List<Path> changed() {
        return List.copyOf(changed);
    }

    /**
     * Puts the previous files back; a file that was not there is deleted.
     *
     * @throws IOException when one cannot be written
     */
    public void restore() throws IOException {
        for (Path file : changed) {
            Optional<byte[]> content = previous.get(file);
            if (content.isPresent()) {
                AtomicFile.write(file, content.get());
            } else {
                Files.deleteIfExists(file);
            }
        }
        changed.clear();
    }

    /** A file that stays as it is keeps the copy of the file that it once replaced. */
    private void keep(Path file, byte[] content) throws IOException {
        boolean exists = Files.exists(file);
        Optional<byte[]> before = exists ? Optional.of(FileInput.read(file, MAX_BYTES)) : Optional.empty();
        if (before.isPresent() && Arrays.equals(before.get(), content)) {
            return;
        }
        if (exists) {
            AtomicFile.write(file.resolveSibling(file.getFileName() + PREVIOUS), before.get());
        }
        previous.put(file, before);
    }

    private void replace(Path file, byte[] content) throws IOException {
        if (previous.containsKey(file)) {
            AtomicFile.write(file, content);
            changed.add(file);
        }
    }

    private void restoreAfter(IOException cause) {
        try {
            restore();
        } catch (IOException second) {
            cause.addSuppressed(second);
        }
    }
}
