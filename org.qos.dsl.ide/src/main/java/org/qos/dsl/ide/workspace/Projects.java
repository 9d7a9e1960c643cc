package org.qos.dsl.ide.workspace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentItem;
import org.qos.dsl.language.SourceText;
import org.qos.dsl.project.settings.SettingsFile;
import org.qos.dsl.project.settings.SettingsReader;

/** The project files: as they are open, else as they lie on disk. May be used by several threads. */
public final class Projects {

    private final Map<String, ProjectText> open = new ConcurrentHashMap<>();
    private final FileCache<ProjectText> onDisk =
            new FileCache<>(path -> new ProjectText(path.toUri().toString(), path, 0, text(path)));
    private final Map<ProjectText, SettingsFile> read = new WeakHashMap<>();

    Projects() {}

    /** Adds a document that a client opens, if it is a project file. */
    public Optional<ProjectText> open(TextDocumentItem item) {
        Optional<ProjectText> project = path(item.getUri())
                .map(path -> new ProjectText(item.getUri(), path, item.getVersion(), item.getText()));
        project.ifPresent(taken -> open.put(Document.key(taken.uri()), taken));
        return project;
    }

    /** Applies changes to an open project file, each relative to the result of the previous one. */
    public Optional<ProjectText> change(String uri, int version, List<TextDocumentContentChangeEvent> changes) {
        return Optional.ofNullable(open.computeIfPresent(
                Document.key(uri),
                (key, before) -> new ProjectText(
                        before.uri(), before.path(), version, TextChanges.apply(before.text(), changes))));
    }

    /** Removes a project file that the client closes; returns whether it was one. */
    public boolean close(String uri) {
        return open.remove(Document.key(uri)) != null;
    }

    /** Whether a client holds a project file of that address open. */
    public boolean isOpen(String uri) {
        return open.containsKey(Document.key(uri));
    }

    /** All project files that a client holds open. */
    public List<ProjectText> open() {
        return List.copyOf(open.values());
    }

    /** The project file of that address; empty for a file of another kind, or one that cannot be read. */
    public Optional<ProjectText> document(String uri) {
        return path(uri).flatMap(this::document);
    }

    /** The project file that a file belongs to. */
    public Optional<ProjectText> governing(Path file) {
        return SettingsFile.find(file, this::isThere).flatMap(this::document);
    }

    /** What a project file says. */
    public synchronized SettingsFile settings(ProjectText project) {
        return read.computeIfAbsent(project, Projects::parse);
    }

    /** The project file of that path, open or on disk. */
    Optional<ProjectText> document(Path path) {
        return Optional.ofNullable(open.get(DocumentUri.key(path))).or(() -> onDisk.get(path));
    }

    /** Whether a client holds that project file open, or it lies on disk. */
    boolean isThere(Path path) {
        return open.containsKey(DocumentUri.key(path)) || Files.isRegularFile(path);
    }

    private static Optional<Path> path(String uri) {
        return Document.path(uri).filter(DocumentLanguages::isProject);
    }

    private static String text(Path path) throws IOException {
        return SourceText.read(path).text();
    }

    private static SettingsFile parse(ProjectText project) {
        try {
            return SettingsReader.read(project.path(), project.text());
        } catch (IOException impossible) {
            throw new IllegalStateException("a text in memory cannot fail to be read", impossible);
        }
    }
}
