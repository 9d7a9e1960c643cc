package org.qos.fabric.sm;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Files of OpenSM that are put in place of others, which are put back unless the new ones are confirmed. The end of the process
 * may put them back while another thread installs or confirms them.
 */
public final class InstalledFiles {

    private final Map<Path, byte[]> contents;
    private final List<ReplacedFile> replaced = new ArrayList<>();
    private boolean settled;

    /**
     * Installs nothing yet.
     *
     * @param contents the content of each file
     */
    public InstalledFiles(Map<Path, byte[]> contents) {
        this.contents = contents;
    }

    /**
     * Replaces the files, each in one step, after a copy of every replaced file was written next to it with the suffix {@code
     * .previous}. A file whose content is the same is left alone.
     *
     * @throws IOException when a file cannot be read or written; all files are then as before
     */
    public synchronized void install() throws IOException {
        if (settled) {
            return;
        }
        try {
            for (Map.Entry<Path, byte[]> file : contents.entrySet()) {
                ReplacedFile.keep(file.getKey(), file.getValue()).ifPresent(replaced::add);
            }
            for (ReplacedFile file : replaced) {
                file.replace();
            }
        } catch (IOException e) {
            restoreAfter(e);
            throw e;
        }
    }

    /** The files whose content is new. */
    public synchronized List<Path> changed() {
        return replaced.stream().map(ReplacedFile::file).toList();
    }

    /**
     * Keeps the new files.
     *
     * @return whether they are in place; the previous ones may have been put back
     */
    public synchronized boolean confirm() throws IOException {
        boolean confirmed = !settled;
        settled = true;
        if (confirmed) {
            for (ReplacedFile file : replaced) {
                file.confirm();
            }
        }
        return confirmed;
    }

    /**
     * Puts the previous files back, unless the new ones are confirmed; a file that was not there is deleted.
     *
     * @return whether there were new files to be replaced
     * @throws IOException when one cannot be written; the others are put back nevertheless
     */
    public synchronized boolean restore() throws IOException {
        boolean restores = !settled && !replaced.isEmpty();
        settled = true;
        if (!restores) {
            return false;
        }
        Optional<IOException> failure = Optional.empty();
        for (ReplacedFile file : replaced) {
            try {
                file.restore();
            } catch (IOException e) {
                failure = Optional.of(failure.orElse(e));
            }
        }
        replaced.clear();
        if (failure.isPresent()) {
            throw failure.get();
        }
        return true;
    }

    private void restoreAfter(IOException cause) {
        try {
            restore();
        } catch (IOException second) {
            cause.addSuppressed(second);
        }
    }
}
