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
    private final List<Path> ofOthers = new ArrayList<>();
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
     * Replaces the files, each in one step. Until the new files are confirmed, a copy of each replaced file is next to it with the suffix
     * {@code .restore}. A file whose content is the same is left alone.
     *
     * @throws IOException when a file cannot be read or written; all files are then as before
     * @throws NotRestoredException when one could not be put back either
     */
    public synchronized void install() throws IOException {
        if (settled) {
            return;
        }
        try {
            for (Map.Entry<Path, byte[]> file : contents.entrySet()) {
                ReplacedFile.of(file.getKey(), file.getValue()).ifPresent(replaced::add);
            }
            for (ReplacedFile file : replaced) {
                file.replace();
            }
        } catch (IOException e) {
            restore();
            throw e;
        }
    }

    /** The files whose content is new. */
    public synchronized List<Path> changed() {
        return replaced.stream().map(ReplacedFile::file).toList();
    }

    /** The files that somebody else has changed after they were installed; they stay as they are. */
    public synchronized List<Path> ofOthers() {
        return List.copyOf(ofOthers);
    }

    /**
     * Keeps the new files, and the copies of the replaced ones with the suffix {@code .previous}.
     *
     * @return whether the new files were not put back before
     * @throws NotKeptException when a copy cannot be renamed; the new files stay nevertheless
     */
    public synchronized boolean confirm() throws NotKeptException {
        boolean confirmed = !settled;
        settled = true;
        Optional<NotKeptException> failure = Optional.empty();
        for (ReplacedFile file : confirmed ? replaced : List.<ReplacedFile>of()) {
            if (!file.isInPlace()) {
                ofOthers.add(file.file());
            }
            try {
                file.confirm();
            } catch (IOException e) {
                failure = Optional.of(failure.orElseGet(() -> new NotKeptException(file.file(), e)));
            }
        }
        if (failure.isPresent()) {
            throw failure.get();
        }
        return confirmed;
    }

    /**
     * Puts the previous files back, unless the new ones are confirmed; a file that was not there is deleted.
     *
     * @return whether there were new files to be replaced
     * @throws NotRestoredException when one cannot be put back; the others are
     */
    public synchronized boolean restore() throws NotRestoredException {
        boolean restores = !settled && !replaced.isEmpty();
        settled = true;
        if (!restores) {
            return false;
        }
        Optional<NotRestoredException> failure = Optional.empty();
        for (ReplacedFile file : replaced) {
            try {
                if (!file.restore()) {
                    ofOthers.add(file.file());
                }
            } catch (IOException e) {
                failure = Optional.of(failure.orElseGet(() -> new NotRestoredException(file.file(), e)));
            }
        }
        replaced.clear();
        if (failure.isPresent()) {
            throw failure.get();
        }
        return true;
    }
}
