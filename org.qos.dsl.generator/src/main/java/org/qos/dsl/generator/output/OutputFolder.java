package org.qos.dsl.generator.output;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.qos.dsl.generator.output.Replacement.Reason;
import org.qos.dsl.language.IoReason;
import org.qos.fabric.file.FileInput;
import org.qos.fabric.file.FileKind;
import org.qos.fabric.file.GeneratedMark;
import org.qos.fabric.file.WholeWrite;
import org.qos.runtime.form.FormKind;

/**
 * A folder for generated files. Files that need no change are left alone, their times included.
 *
 * @param folder the folder, which is made when the first file is written to it
 */
public record OutputFolder(Path folder) {

    /**
     * The paths of those files that are missing or hold something else.
     *
     * @throws IOException when a file cannot be read
     */
    public List<String> differing(List<GeneratedFile> files) throws IOException {
        List<String> paths = new ArrayList<>();
        for (GeneratedFile file : files) {
            if (differs(file)) {
                paths.add(file.path());
            }
        }
        return paths;
    }

    /**
     * The files that should not be replaced, if there are any.
     *
     * @param inputs the files that the generated ones are made from
     * @param force whether files may be replaced that were not generated, or were edited since
     * @throws IOException when a file cannot be read
     */
    public Optional<Replacement> refused(List<GeneratedFile> files, Set<Path> inputs, boolean force)
            throws IOException {
        List<String> replacedInputs = new ArrayList<>();
        List<String> notGenerated = new ArrayList<>();
        for (GeneratedFile file : files) {
            Path path = folder.resolve(file.path());
            if (isAmong(inputs, path)) {
                replacedInputs.add(file.path());
            } else if (!force && Files.exists(path) && differs(file) && !isIntact(read(path))) {
                notGenerated.add(file.path());
            }
        }
        if (!replacedInputs.isEmpty()) {
            return Optional.of(new Replacement(Reason.IS_INPUT, replacedInputs));
        }
        return notGenerated.isEmpty()
                ? Optional.empty()
                : Optional.of(new Replacement(Reason.NOT_GENERATED, notGenerated));
    }

    /** Whether a path leads to one of some files, links followed. */
    private static boolean isAmong(Set<Path> inputs, Path path) throws IOException {
        for (Path input : inputs) {
            if (input.equals(path) || Files.exists(path) && Files.exists(input) && Files.isSameFile(input, path)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Writes the files that differ. Each appears whole or not at all, also when the process is interrupted; when one
     * cannot be written, those that were replaced before it get back what they held.
     *
     * @return the paths of the files written
     * @throws IOException when a file cannot be read or written
     */
    public List<String> write(List<GeneratedFile> files) throws IOException {
        return write(files, Map.of());
    }

    /**
     * The same, together with files elsewhere: all are replaced or none.
     *
     * @param others what files outside of the folder are to hold, by their paths; they are replaced last
     * @return the paths of the files written to the folder
     * @throws FileSystemException when a file cannot be read or written, with the path of the file
     */
    public List<String> write(List<GeneratedFile> files, Map<Path, byte[]> others) throws IOException {
        List<String> paths = differing(files);
        Map<Path, byte[]> contents = new LinkedHashMap<>();
        files.stream()
                .filter(file -> paths.contains(file.path()))
                .forEach(file -> contents.put(folder.resolve(file.path()), file.bytes()));
        contents.putAll(others);
        WholeWrite.of(() -> replace(contents));
        return paths;
    }

    /** Prepares all files before the first one is replaced. */
    private static List<FileReplacement> replace(Map<Path, byte[]> contents) throws IOException {
        List<FileReplacement> replacements = new ArrayList<>();
        try {
            for (Map.Entry<Path, byte[]> content : contents.entrySet()) {
                replacements.add(prepared(content.getKey(), content.getValue()));
            }
            for (FileReplacement replacement : replacements) {
                replacement.commit();
            }
        } catch (IOException e) {
            undo(replacements, e);
            throw e;
        }
        return replacements;
    }

    /** The last one first, so that folders are empty when their turn comes. */
    private static void undo(List<FileReplacement> replacements, IOException cause) {
        for (int place = replacements.size() - 1; place >= 0; place--) {
            try {
                replacements.get(place).undo();
            } catch (IOException e) {
                cause.addSuppressed(e);
            }
        }
    }

    /** An exception has the path of the file, or of a folder on the way to it, not that of a temporary file. */
    private static FileReplacement prepared(Path path, byte[] content) throws IOException {
        try {
            return FileReplacement.prepare(path, content);
        } catch (IOException e) {
            boolean isOnTheWay =
                    e instanceof FileSystemException of && of.getFile() != null && path.startsWith(of.getFile());
            String named = isOnTheWay ? ((FileSystemException) e).getFile() : path.toString();
            throw (IOException) new FileSystemException(named, null, IoReason.of(e)).initCause(e);
        }
    }

    private boolean differs(GeneratedFile file) throws IOException {
        Path path = folder.resolve(file.path());
        if (Files.isDirectory(path)) {
            throw new FileSystemException(path.toString(), null, "there is a folder at the path of the file");
        }
        return !Files.exists(path) || !Arrays.equals(read(path), file.bytes());
    }

    /**
     * Those of some files that are in the folder, and were generated and not edited since.
     *
     * @param paths their paths below the folder
     * @throws IOException when a file cannot be read
     */
    public List<String> generated(List<String> paths) throws IOException {
        List<String> found = new ArrayList<>();
        for (String path : paths) {
            if (Files.isRegularFile(folder.resolve(path)) && isIntact(read(folder.resolve(path)))) {
                found.add(path);
            }
        }
        return found;
    }

    private static byte[] read(Path path) throws IOException {
        FileKind.requireReplaceable(path);
        return FileInput.read(path, Integer.MAX_VALUE);
    }

    /** Whether a file is as it was generated; compiled policies and setups have a checksum of their own. */
    private static boolean isIntact(byte[] file) {
        return GeneratedMark.isIntact(file) || FormKind.isIntact(file);
    }
}
