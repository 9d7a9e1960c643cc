package org.qos.dsl.ide.workspace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceText;
import org.qos.dsl.language.TextTooLong;
import org.qos.dsl.project.context.ContextFile;
import org.qos.dsl.project.context.ContextLoader;
import org.qos.dsl.project.context.ContextOverrides;
import org.qos.dsl.project.context.DocumentContext;
import org.qos.dsl.project.context.FileSource;
import org.qos.dsl.project.settings.SettingsFile;
import org.qos.fabric.file.FileKind;
import org.qos.fabric.snapshot.SubnetSnapshot;

/**
 * The contexts of documents, from open documents and the files on disk. Files are read once, and again when they change. May be
 * used by several threads.
 */
final class DocumentContexts implements FileSource {

    private final Function<Path, Optional<Document>> open;
    private final Projects projects;
    private final Snapshots snapshots = new Snapshots();
    private final Map<Language, FileCache<Document>> documents = new HashMap<>();
    private final ContextLoader loader = new ContextLoader(this, ContextOverrides.NONE);

    /**
     * Nothing is read yet.
     *
     * @param open the document that a client holds open under a path
     * @param projects the project files
     */
    DocumentContexts(Function<Path, Optional<Document>> open, Projects projects) {
        this.open = open;
        this.projects = projects;
        for (Language language : Language.all()) {
            documents.put(language, new FileCache<>(path -> read(path, language)));
        }
    }

    /** The context of a document. */
    DocumentContext of(Document document) {
        return document.path().map(this::of).orElseGet(DocumentContext::unknown);
    }

    /** The context of a file. */
    synchronized DocumentContext of(Path file) {
        return loader.of(file);
    }

    /** The document of a path: as it is open, else as it lies on disk. */
    Optional<Document> document(Path path, Language language) {
        return open.apply(path).or(() -> documents.get(language).get(path));
    }

    @Override
    public boolean exists(Path file) {
        return DocumentLanguages.isProject(file)
                ? projects.isThere(file)
                : FileKind.isThere(file) || open.apply(file).isPresent();
    }

    @Override
    public ContextFile text(Path file, Language language) throws IOException {
        Document document = document(file, language).orElseThrow(() -> failure(file));
        TextTooLong.check(document.text());
        return new ContextFile(document.uri(), language, document.version(), document.text());
    }

    @Override
    public Optional<ContextFile> saved(Path file, Language language) {
        return open.apply(file)
                .flatMap(hiding -> documents.get(language).get(file))
                .map(disk -> new ContextFile(disk.uri(), language, disk.version(), disk.text()));
    }

    @Override
    public SettingsFile settings(Path file) throws IOException {
        return projects.settings(projects.document(file).orElseThrow(() -> failure(file)));
    }

    @Override
    public SubnetSnapshot snapshot(Path place) throws IOException {
        return snapshots.read(place).orElseThrow(() -> failure(place));
    }

    /** Why the caches hold nothing. */
    private static IOException failure(Path file) {
        try {
            if (Files.exists(file)) {
                SourceText.read(file);
            }
            return new NoSuchFileException(file.toString());
        } catch (IOException unreadable) {
            return unreadable;
        }
    }

    private static Document read(Path path, Language language) throws IOException {
        return new Document(
                path.toUri().toString(), language, 0, SourceText.read(path).text());
    }
}
