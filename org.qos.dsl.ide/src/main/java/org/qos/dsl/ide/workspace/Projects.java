package org.qos.dsl.ide.workspace;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentItem;
import org.qos.dsl.project.settings.SettingsFile;
import org.qos.dsl.project.settings.SettingsReader;

/** The project files: as they are open, else as they lie on disk. May be used by several threads. */
public final class Projects {

    private final YamlTexts texts = new YamlTexts(DocumentLanguages::isProject);
    private final Map<ProjectText, SettingsFile> read = new WeakHashMap<>();

    Projects() {}

    /** Adds a document that a client opens, if it is a project file. */
    public Optional<ProjectText> open(TextDocumentItem item) {
        return texts.open(item);
    }

    /** Applies changes to an open project file, each relative to the result of the previous one. */
    public Optional<ProjectText> change(String uri, int version, List<TextDocumentContentChangeEvent> changes) {
        return texts.change(uri, version, changes);
    }

    /** Removes a project file that the client closes; returns whether it was one. */
    public boolean close(String uri) {
        return texts.close(uri);
    }

    /** Whether a client holds a project file of that address open. */
    public boolean isOpen(String uri) {
        return texts.isOpen(uri);
    }

    /** All project files that a client holds open. */
    public List<ProjectText> open() {
        return texts.open();
    }

    /** The project file of that address; empty for a file of another kind, or one that cannot be read. */
    public Optional<ProjectText> document(String uri) {
        return texts.document(uri);
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
        return texts.document(path);
    }

    /** Whether a client holds that project file open, or it lies on disk. */
    boolean isThere(Path path) {
        return texts.isThere(path);
    }

    private static SettingsFile parse(ProjectText project) {
        try {
            return SettingsReader.read(project.path(), project.text());
        } catch (IOException impossible) {
            throw new IllegalStateException("a text in memory cannot fail to be read", impossible);
        }
    }
}
