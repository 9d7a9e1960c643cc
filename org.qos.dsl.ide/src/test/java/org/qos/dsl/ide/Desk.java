package org.qos.dsl.ide;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.qos.dsl.check.Subnet;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.Preferences;
import org.qos.dsl.ide.workspace.ProjectText;
import org.qos.dsl.ide.workspace.ProjectView;
import org.qos.dsl.ide.workspace.Shadow;
import org.qos.dsl.ide.workspace.Site;
import org.qos.dsl.ide.workspace.Surroundings;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.language.Language;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.project.settings.Settings;
import org.qos.dsl.project.settings.SettingsReader;
import org.qos.runtime.fabric.Fabric;

/** The documents in front of an author: those that a test puts there belong together, with at most one fabric. */
public final class Desk implements Surroundings {

    /** Never cancels. */
    public static final CancelChecker PATIENT = () -> {};

    private final List<Document> documents = new ArrayList<>();
    private final Map<String, ProjectText> projects = new LinkedHashMap<>();
    private final Map<String, View> views = new LinkedHashMap<>();
    private final List<Shadow> shadows = new ArrayList<>();
    private final Fabric fabric;

    private Desk(Fabric fabric) {
        this.fabric = fabric;
    }

    /** A desk with nothing on it, where no fabric is known. */
    public static Desk empty() {
        return new Desk(Fabric.EMPTY);
    }

    /** A desk with nothing on it. */
    public static Desk with(Fabric fabric) {
        return new Desk(fabric);
    }

    /** Puts a document on the desk; its name tells its language. */
    public Desk put(String name, String text) {
        Language language =
                Language.byFileName(name.substring(name.lastIndexOf('/') + 1)).orElseThrow();
        documents.add(new Document("file:///site/" + name, language, 1, text));
        return this;
    }

    /** Puts a project file on the desk. */
    public Desk putProject(String name, String text) {
        Path path = Path.of("/site").resolve(name);
        projects.put(name, new ProjectText("file:///site/" + name, path, 1, text));
        return this;
    }

    /** The project file of a name. */
    public ProjectView project(String name) {
        ProjectText project = projects.get(name);
        try {
            return new ProjectView(project, SettingsReader.read(project.path(), project.text()), this);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** How a request names a project file. */
    public static TextDocumentIdentifier id(ProjectView view) {
        return new TextDocumentIdentifier(view.uri());
    }

    @Override
    public List<ProjectView> projects() {
        return projects.keySet().stream().map(this::project).toList();
    }

    /** The document of a name. */
    public View view(String name) {
        return view(document("file:///site/" + name).orElseThrow());
    }

    /** The document that alone is on a new desk. */
    public static View alone(String name, String text) {
        return empty().put(name, text).view(name);
    }

    /** How a request names a document. */
    public static TextDocumentIdentifier id(View view) {
        return new TextDocumentIdentifier(view.uri());
    }

    /** The position of an offset. */
    public static Position position(View view, int offset) {
        return view.lines().position(offset);
    }

    @Override
    public Site site(Document document) {
        Optional<Document> partitions = first(Language.PARTITIONS);
        Optional<Document> options = first(Language.OPTS);
        Subnet subnet = new Subnet(
                partitions.map(
                        file -> PartitionsLowering.lower(view(file).source().root(PartitionFile.class))
                                .value()),
                options.map(file -> OptionsLowering.lower(view(file).source().root(OptionsFile.class))
                        .value()),
                fabric);
        return new Site(Settings.none(Path.of("/site")), partitions, options, Optional.empty(), subnet);
    }

    private Optional<Document> first(Language language) {
        return documents.stream()
                .filter(document -> document.language() == language)
                .findFirst();
    }

    /** Rules that an earlier version of a document was found to have. */
    public Desk known(List<Shadow> found) {
        shadows.addAll(found);
        return this;
    }

    @Override
    public List<Shadow> shadows(Document document) {
        return shadows;
    }

    @Override
    public View view(Document document) {
        return views.computeIfAbsent(document.uri(), uri -> new View(document, this));
    }

    @Override
    public List<Document> all() {
        return List.copyOf(documents);
    }

    @Override
    public Preferences preferences() {
        return Preferences.DEFAULTS;
    }
}
