package org.qos.dsl.project.revision;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The files of a commit. Those that are wanted are written to a private temporary folder, which {@link #close} removes, as does the
 * end of the process; nothing is checked out.
 */
public final class GitRevision implements AutoCloseable {

    private static final String LINK = "120000";
    private static final String SUBMODULE = "160000";
    private static final int MAX_LINKS = 8;

    private final GitProcess git;
    private final Path temporary;
    private final Path root;
    private final NavigableMap<String, Entry> entries;
    private final Thread hook = new Thread(this::remove);
    private boolean isRemoved;

    private GitRevision(GitProcess git, String name, NavigableMap<String, Entry> entries) throws IOException {
        this.git = git;
        this.entries = entries;
        synchronized (this) { // the hook waits for the folder that it removes
            addHook();
            temporary = Files.createTempDirectory("qos-").toRealPath();
            root = temporary.resolve("git:" + name + ":");
        }
    }

    private void addHook() throws IOException {
        try {
            Runtime.getRuntime().addShutdownHook(hook);
        } catch (IllegalStateException ending) {
            throw new GitException("the process ends.");
        }
    }

    static GitRevision of(GitProcess git, String name, String commit) throws IOException {
        byte[] listing = git.output("ls-tree", "-r", "-z", "--full-tree", commit)
                .orElseThrow(() -> new GitException("git:" + name + ": its files cannot be listed."));
        NavigableMap<String, Entry> entries = new TreeMap<>();
        for (String line : new String(listing, StandardCharsets.UTF_8).split("\0")) {
            int tab = line.indexOf('\t');
            String[] fields = line.substring(0, Math.max(tab, 0)).split(" ");
            if (fields.length == 3 && !fields[0].equals(SUBMODULE)) {
                entries.put(line.substring(tab + 1), new Entry(fields[2], fields[0].equals(LINK)));
            }
        }
        return new GitRevision(git, name, entries);
    }

    /** The folder that represents the top of the repository. Its name ends with that of the revision, as in {@code git:HEAD~1:}. */
    public Path root() {
        return root;
    }

    /** The folder against which names of its files are {@code git:REV:/path}. */
    public Path namingFolder() {
        return temporary;
    }

    /** Whether the revision has a file at an absolute path below {@link #root}. */
    public boolean isFile(Path file) {
        return find(file).isPresent();
    }

    /** The symbolic link at an absolute path or at a folder above it, and to what it leads as git has it. */
    public Optional<Link> link(Path file) {
        for (Path place = file.normalize(); place.startsWith(root); place = place.getParent()) {
            Entry entry = entries.get(name(place));
            if (entry != null && entry.link()) {
                return Optional.of(new Link(place, target(entry)));
            }
        }
        return Optional.empty();
    }

    /** Whether the revision has files in the folder at an absolute path. */
    public boolean isFolder(Path folder) {
        return folder.normalize().startsWith(root) && !below(folder.normalize()).isEmpty();
    }

    /**
     * Writes a file, or all files of a folder, to their places below {@link #root}; what the revision does not have is left out.
     *
     * @throws IOException when git does not give a file, or it cannot be written
     */
    public void extract(Path wanted) throws IOException {
        Path place = wanted.normalize();
        if (isFile(place)) {
            write(place);
        } else if (isFolder(place)) {
            for (String name : below(place).keySet()) {
                write(root.resolve(name));
            }
        }
    }

    /** Writes a file, unless the process ends and its folder is removed. */
    private synchronized void write(Path file) throws IOException {
        Optional<Entry> entry = find(file);
        if (isRemoved || entry.isEmpty() || Files.exists(file)) {
            return;
        }
        Files.createDirectories(file.getParent());
        if (!git.writes(file, "cat-file", "blob", entry.get().object())) {
            throw new GitException("git does not give its content.");
        }
    }

    /** The file at a place, through links that stay in the repository. */
    private Optional<Entry> find(Path file) {
        Path place = file.normalize();
        for (int links = 0; links <= MAX_LINKS && place.startsWith(root); links++) {
            Entry entry = entries.get(name(place));
            if (entry == null || !entry.link()) {
                return Optional.ofNullable(entry);
            }
            place = place.resolveSibling(target(entry)).normalize();
        }
        return Optional.empty();
    }

    private String target(Entry link) {
        try {
            return git.text("cat-file", "blob", link.object()).orElse("");
        } catch (IOException unreadable) {
            return "";
        }
    }

    private NavigableMap<String, Entry> below(Path folder) {
        if (folder.equals(root)) {
            return entries;
        }
        String name = name(folder);
        return entries.subMap(name + "/", false, name + "0", false);
    }

    /** The name in git, with slashes; the character after the slash is 0. */
    private String name(Path file) {
        return root.relativize(file).toString().replace(file.getFileSystem().getSeparator(), "/");
    }

    /** Removes the temporary folder. */
    @Override
    public void close() {
        remove();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException ending) {
            // the hook has nothing left to remove
        }
    }

    private synchronized void remove() {
        isRemoved = true;
        if (temporary == null) { // it could not be made
            return;
        }
        try {
            Files.walkFileTree(temporary, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                    Files.delete(file);
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult postVisitDirectory(Path folder, IOException unread) throws IOException {
                    Files.delete(folder);
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException removedAlready) {
            // the system removes temporary folders
        }
    }

    /**
     * A symbolic link.
     *
     * @param place its absolute path below {@link GitRevision#root}
     * @param target what it holds
     */
    public record Link(Path place, String target) {}

    /**
     * A file in the tree.
     *
     * @param object the name of its content in git
     * @param link whether the content is the target of a symbolic link
     */
    private record Entry(String object, boolean link) {}
}
