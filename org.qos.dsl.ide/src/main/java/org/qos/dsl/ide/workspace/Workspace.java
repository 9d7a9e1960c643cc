package org.qos.dsl.ide.workspace;

import java.lang.ref.SoftReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentItem;
import org.qos.dsl.check.Finding;
import org.qos.dsl.project.FolderFiles;
import org.qos.dsl.project.context.DocumentContext;
import org.qos.dsl.project.form.YamlFileKind;

/**
 * The documents that the client holds open and the folders that it works in. Documents may be changed and asked for by any
 * thread; snapshots belong to the one thread that answers requests.
 */
public final class Workspace implements RelatedDocuments {

    private final OpenDocuments open = new OpenDocuments();
    private final List<Path> folders = new CopyOnWriteArrayList<>();
    private final Projects projects = new Projects();
    private final YamlFiles yamlFiles = new YamlFiles(this);
    private final DocumentContexts contexts =
            new DocumentContexts(path -> open.newest(DocumentUri.key(path)), projects);
    private final Map<String, SoftReference<Cached>> snapshots = new HashMap<>();
    private final Map<String, List<RuleShadowing>> shadows = new ConcurrentHashMap<>();
    private final Map<String, TestRunResult> testRuns = new ConcurrentHashMap<>();
    private volatile Preferences preferences = Preferences.DEFAULTS;

    /** Takes a document that the client opens; one of no language of ours is not taken. */
    public Optional<Document> open(TextDocumentItem item) {
        Optional<Document> document = DocumentLanguages.of(item)
                .map(language -> new Document(item.getUri(), language, item.getVersion(), item.getText()));
        document.ifPresent(open::put);
        return document;
    }

    /** Applies changes to an open document, each relative to the result of the previous one. */
    public Optional<Document> change(String uri, int version, List<TextDocumentContentChangeEvent> changes) {
        return open.change(uri, document -> document.changed(version, changes));
    }

    /** Forgets a document that the client closes, which is returned; what lies on disk counts again. */
    public Optional<Document> close(String uri) {
        return open.remove(uri);
    }

    /** The open document of that address. */
    public Optional<Document> open(String uri) {
        return open.find(uri);
    }

    /** All open documents. */
    public List<Document> open() {
        return open.all();
    }

    @Override
    public List<RuleShadowing> shadows(Document document) {
        return shadows.getOrDefault(document.uri(), List.of());
    }

    /** Takes what a check found of the rules of a document; says whether that is new. */
    public boolean learn(Document document, List<RuleShadowing> found) {
        List<RuleShadowing> known =
                found.isEmpty() ? shadows.remove(document.uri()) : shadows.put(document.uri(), found);
        return !found.equals(known == null ? List.of() : known);
    }

    @Override
    public List<Finding> failures(Document document) {
        TestRunResult run = testRuns.get(Document.key(document.uri()));
        return run != null && run.isOf(document, context(document)) ? run.all() : List.of();
    }

    @Override
    public void learn(TestRunResult run) {
        testRuns.merge(Document.key(run.document().uri()), run, (earlier, now) -> now.after(earlier));
    }

    /** Takes a folder in. */
    public void addFolder(String uri) {
        Document.path(uri).filter(folder -> !folders.contains(folder)).ifPresent(folders::add);
    }

    /** Leaves a folder out. */
    public void removeFolder(String uri) {
        Document.path(uri).ifPresent(folders::remove);
    }

    /** The folders that the client works in. */
    public List<Path> folders() {
        return List.copyOf(folders);
    }

    /** Takes what the user prefers now. */
    public void prefer(Preferences now) {
        preferences = now;
    }

    @Override
    public Preferences preferences() {
        return preferences;
    }

    @Override
    public DocumentContext context(Document document) {
        return contexts.of(document);
    }

    /** The project files that the client holds open, or that lie on disk. */
    public Projects projectFiles() {
        return projects;
    }

    /** The intents and descriptions of traffic that the client holds open, or that lie on disk. */
    public YamlFiles yamlFiles() {
        return yamlFiles;
    }

    /** All intents and descriptions of traffic of the folders, in their open versions where they are open. */
    public List<YamlFileSnapshot> allYamlFiles() {
        Map<String, YamlFileSnapshot> all = new LinkedHashMap<>();
        yamlFiles.open().forEach(open -> all.put(Document.key(open.uri()), open));
        for (Path file :
                FolderFiles.firstIn(folders, path -> YamlFileKind.of(path).isPresent())) {
            yamlFiles
                    .document(file.toUri().toString())
                    .ifPresent(found -> all.putIfAbsent(DocumentUri.key(file), found));
        }
        return List.copyOf(all.values());
    }

    @Override
    public DocumentContext contextOf(Path file) {
        return contexts.of(file);
    }

    /** What a project file says. */
    public ProjectFileSnapshot snapshot(ProjectText project) {
        return new ProjectFileSnapshot(project, projects.settings(project), this);
    }

    @Override
    public List<ProjectFileSnapshot> projects() {
        Map<String, ProjectText> all = new LinkedHashMap<>();
        projects.open().forEach(open -> all.put(Document.key(open.uri()), open));
        for (Path file : FolderFiles.firstIn(folders, DocumentLanguages::isProject)) {
            projects.document(file.toUri().toString())
                    .ifPresent(project -> all.putIfAbsent(DocumentUri.key(file), project));
        }
        return all.values().stream().map(this::snapshot).toList();
    }

    @Override
    public DocumentSnapshot snapshot(Document document) {
        String key = document.uri();
        DocumentContext context = context(document);
        Cached known = snapshots.containsKey(key) ? snapshots.get(key).get() : null;
        if (known == null
                || !known.snapshot().document().equals(document)
                || !known.context().equals(context)) {
            known = new Cached(new DocumentSnapshot(document, this), context);
            snapshots.put(key, new SoftReference<>(known));
        }
        return known.snapshot();
    }

    @Override
    public List<Document> all() {
        Map<String, Document> all = new LinkedHashMap<>();
        open.all().forEach(document -> all.put(Document.key(document.uri()), document));
        for (Path file :
                FolderFiles.firstIn(folders, path -> DocumentLanguages.of(path).isPresent())) {
            String key = DocumentUri.key(file);
            if (!all.containsKey(key)) {
                DocumentLanguages.of(file)
                        .flatMap(language -> contexts.document(file, language))
                        .ifPresent(document -> all.put(key, document));
            }
        }
        return new ArrayList<>(all.values());
    }

    /** The document of that address, open or on disk. */
    @Override
    public Optional<Document> document(String uri) {
        return open(uri).or(() -> Document.path(uri)
                .flatMap(path -> DocumentLanguages.of(path).flatMap(language -> contexts.document(path, language))));
    }

    /** A snapshot with the context that it was made for. */
    private record Cached(DocumentSnapshot snapshot, DocumentContext context) {}
}
