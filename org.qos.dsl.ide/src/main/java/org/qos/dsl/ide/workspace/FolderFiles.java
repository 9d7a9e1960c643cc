package org.qos.dsl.ide.workspace;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The files of a kind below some folders. Hidden folders and those that tools fill are left out, and of a huge folder
 * all but the first files, so that a client that opens a whole disk gets an answer.
 */
final class FolderFiles extends SimpleFileVisitor<Path> {

    private static final int MAX_FILES = 2_000;
    private static final int MAX_VISITS = 100_000;
    private static final Set<String> NOT_ENTERED = Set.of("node_modules", "target", "proc", "sys");

    private final Set<Path> found = new LinkedHashSet<>();
    private final Predicate<Path> wanted;
    private Path root;
    private int visits;

    private FolderFiles(Predicate<Path> wanted) {
        this.wanted = wanted;
    }

    /** The files of our languages. */
    static List<Path> in(Collection<Path> folders) {
        return in(folders, path -> DocumentLanguages.of(path).isPresent());
    }

    static List<Path> in(Collection<Path> folders, Predicate<Path> wanted) {
        FolderFiles files = new FolderFiles(wanted);
        for (Path folder : folders) {
            files.walk(folder);
        }
        return List.copyOf(files.found);
    }

    /** The client has chosen the folder: it is entered whatever its name is, and where it is a link. */
    private void walk(Path folder) {
        try {
            root = folder.resolve(".");
            Files.walkFileTree(root, this);
        } catch (IOException unreadable) {
            return;
        }
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
        String name = folder.getFileName() == null ? "" : folder.getFileName().toString();
        return !folder.equals(root) && (name.startsWith(".") || NOT_ENTERED.contains(name))
                ? FileVisitResult.SKIP_SUBTREE
                : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        if (wanted.test(file) && Files.isRegularFile(file)) {
            found.add(file.normalize());
        }
        return found.size() >= MAX_FILES || ++visits >= MAX_VISITS
                ? FileVisitResult.TERMINATE
                : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException unreadable) {
        return FileVisitResult.CONTINUE;
    }
}
