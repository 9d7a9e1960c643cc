package org.qos.dsl.project;

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
import org.qos.fabric.file.FileKind;

/**
 * The files of a kind below some folders. Hidden folders and those that tools fill are left out; folders that are links are
 * not entered, so that links in a circle do no harm.
 */
public final class FolderFiles extends SimpleFileVisitor<Path> {

    private static final int MAX_FILES = 2_000;
    private static final int MAX_VISITS = 100_000;
    private static final Set<String> NOT_ENTERED = Set.of("node_modules", "target", "proc", "sys");

    private final Set<Path> found = new LinkedHashSet<>();
    private final Predicate<Path> wanted;
    private final boolean complete;
    private Path root;
    private int visits;

    private FolderFiles(Predicate<Path> wanted, boolean complete) {
        this.wanted = wanted;
        this.complete = complete;
    }

    /** The files below some folders; of a huge folder the first ones, so that a client that opens a whole disk gets an answer. */
    public static List<Path> firstIn(Collection<Path> folders, Predicate<Path> wanted) {
        return in(folders, new FolderFiles(wanted, false));
    }

    /** All files below a folder, sorted by name, also those that cannot be read, such as pipes and links to nothing. */
    public static List<Path> allIn(Path folder, Predicate<Path> wanted) {
        return in(List.of(folder), new FolderFiles(wanted, true)).stream()
                .sorted()
                .toList();
    }

    private static List<Path> in(Collection<Path> folders, FolderFiles files) {
        for (Path folder : folders) {
            files.walk(folder);
        }
        return List.copyOf(files.found);
    }

    /** The user has chosen the folder: it is entered whatever its name is, and where it is a link. */
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
        if (wanted.test(file) && (complete ? FileKind.isThere(file) : Files.isRegularFile(file))) {
            found.add(file.normalize());
        }
        return !complete && (found.size() >= MAX_FILES || ++visits >= MAX_VISITS)
                ? FileVisitResult.TERMINATE
                : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException unreadable) {
        return FileVisitResult.CONTINUE;
    }
}
