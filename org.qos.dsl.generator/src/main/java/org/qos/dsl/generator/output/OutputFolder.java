package org.qos.dsl.generator.output;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.qos.dsl.generator.output.Replacement.Reason;
import org.qos.fabric.file.FileInput;
import org.qos.fabric.file.FileKind;
import org.qos.fabric.file.GeneratedMark;
import org.qos.fabric.file.WholeWrite;
import org.qos.runtime.match.compiled.CompiledRules;
import org.qos.runtime.match.compiled.CompiledRulesException;

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
        return WholeWrite.of(() -> replace(files));
    }

    private List<String> replace(List<GeneratedFile> files) throws IOException {
        List<FileReplacement> replacements = new ArrayList<>();
        List<String> paths = new ArrayList<>();
        try {
            for (GeneratedFile file : files) {
                if (differs(file)) {
                    replacements.add(FileReplacement.prepare(folder.resolve(file.path()), file.bytes()));
                    paths.add(file.path());
                }
            }
            for (FileReplacement replacement : replacements) {
                replacement.commit();
            }
        } catch (IOException e) {
            undo(replacements, e);
            throw e;
        }
        return paths;
    }

    private static void undo(List<FileReplacement> replacements, IOException cause) {
        for (FileReplacement replacement : replacements) {
            try {
                replacement.undo();
            } catch (IOException e) {
                cause.addSuppressed(e);
            }
        }
    }

    private boolean differs(GeneratedFile file) throws IOException {
        Path path = folder.resolve(file.path());
        if (Files.isDirectory(path)) {
            throw new FileSystemException(path.toString(), null, "there is a folder at the path of the file");
        }
        return !Files.exists(path) || !Arrays.equals(read(path), file.bytes());
    }

    private static byte[] read(Path path) throws IOException {
        FileKind.requireReplaceable(path);
        return FileInput.read(path, Integer.MAX_VALUE);
    }

    /** Whether a file is as it was generated; a compiled policy has a checksum of its own. */
    private static boolean isIntact(byte[] file) {
        return GeneratedMark.isIntact(file) || isCompiledPolicy(file);
    }

    private static boolean isCompiledPolicy(byte[] file) {
        try {
            CompiledRules.ofBytes(file);
            return true;
        } catch (CompiledRulesException other) {
            return false;
        }
    }
}
