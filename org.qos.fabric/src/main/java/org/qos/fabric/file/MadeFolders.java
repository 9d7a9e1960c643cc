package org.qos.fabric.file;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Folders that were made for a file.
 *
 * @param folders the innermost first; none when all existed
 */
record MadeFolders(List<Path> folders) {

    /** No folders. */
    static final MadeFolders NONE = new MadeFolders(List.of());

    /** Copies the list. */
    MadeFolders {
        folders = List.copyOf(folders);
    }

    /**
     * Makes a folder and those around it, as far as they are missing.
     *
     * @throws IOException when one cannot be made; those that were made are removed then
     */
    static MadeFolders make(Path folder) throws IOException {
        List<Path> missing = new ArrayList<>();
        for (Path path = folder; path != null && !Files.isDirectory(path); path = path.getParent()) {
            if (Files.isSymbolicLink(path) && !Files.exists(path)) {
                throw new FileSystemException(
                        path.toString(),
                        null,
                        "it is a symbolic link to a folder that does not exist; remove the link");
            }
            missing.add(path);
        }
        MadeFolders made = new MadeFolders(missing);
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            made.removeEmpty();
            throw e;
        }
        return made;
    }

    /** Removes the folders that have no files. */
    void removeEmpty() throws IOException {
        for (Path folder : folders) {
            try {
                if (Files.isDirectory(folder)) {
                    Files.delete(folder);
                }
            } catch (DirectoryNotEmptyException used) {
                return;
            }
        }
    }
}
