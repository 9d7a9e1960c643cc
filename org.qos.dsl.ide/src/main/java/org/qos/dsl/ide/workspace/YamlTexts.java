package org.qos.dsl.ide.workspace;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentItem;
import org.qos.dsl.language.SourceText;
import org.qos.fabric.file.FileKind;

/** YAML files with certain names: as they are open, else as they lie on disk. May be used by several threads. */
final class YamlTexts {

    private final Predicate<Path> isMember;
    private final Map<String, ProjectText> open = new ConcurrentHashMap<>();
    private final FileCache<ProjectText> onDisk =
            new FileCache<>(path -> new ProjectText(path.toUri().toString(), path, 0, text(path)));

    /** The files of these paths. */
    YamlTexts(Predicate<Path> isMember) {
        this.isMember = isMember;
    }

    /** Adds a document that a client opens, if it is one of these files. */
    Optional<ProjectText> open(TextDocumentItem item) {
        Optional<ProjectText> text = path(item.getUri())
                .map(path -> new ProjectText(item.getUri(), path, item.getVersion(), item.getText()));
        text.ifPresent(taken -> open.put(Document.key(taken.uri()), taken));
        return text;
    }

    /** Applies changes to an open file, each relative to the result of the previous one. */
    Optional<ProjectText> change(String uri, int version, List<TextDocumentContentChangeEvent> changes) {
        return Optional.ofNullable(open.computeIfPresent(
                Document.key(uri),
                (key, before) -> new ProjectText(
                        before.uri(), before.path(), version, TextChanges.apply(before.text(), changes))));
    }

    /** Removes a file that the client closes; returns whether it was one. */
    boolean close(String uri) {
        return open.remove(Document.key(uri)) != null;
    }

    /** Whether a client holds a file of that address open. */
    boolean isOpen(String uri) {
        return open.containsKey(Document.key(uri));
    }

    /** All that a client holds open. */
    List<ProjectText> open() {
        return List.copyOf(open.values());
    }

    /** The file of that address; empty for a file of another kind, or one that cannot be read. */
    Optional<ProjectText> document(String uri) {
        return path(uri).flatMap(this::document);
    }

    /** The file of that path, open or on disk. */
    Optional<ProjectText> document(Path path) {
        return Optional.ofNullable(open.get(DocumentUri.key(path))).or(() -> onDisk.get(path));
    }

    /** Whether a client holds that file open, or it lies on disk. */
    boolean isThere(Path path) {
        return open.containsKey(DocumentUri.key(path)) || FileKind.isThere(path);
    }

    private Optional<Path> path(String uri) {
        return Document.path(uri).filter(isMember);
    }

    private static String text(Path path) throws IOException {
        return SourceText.read(path).text();
    }
}
