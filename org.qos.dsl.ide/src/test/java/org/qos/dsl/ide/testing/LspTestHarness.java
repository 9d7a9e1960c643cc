package org.qos.dsl.ide.testing;

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
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.check.TestedPolicy;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.ide.workspace.Preferences;
import org.qos.dsl.ide.workspace.ProjectFileSnapshot;
import org.qos.dsl.ide.workspace.ProjectText;
import org.qos.dsl.ide.workspace.RelatedDocuments;
import org.qos.dsl.ide.workspace.RuleShadowing;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.policytest.PolicyTestLanguage;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.project.context.ContextFile;
import org.qos.dsl.project.context.DocumentContext;
import org.qos.dsl.project.settings.Settings;
import org.qos.dsl.project.settings.SettingsReader;
import org.qos.fabric.snapshot.SubnetSnapshot;
import org.qos.runtime.fabric.Fabric;

/** An in-memory workspace: the documents that a test adds belong together, with at most one fabric. */
public final class LspTestHarness implements RelatedDocuments {

    /** Never cancels. */
    public static final CancelChecker NEVER_CANCELLED = () -> {};

    private final List<Document> documents = new ArrayList<>();
    private final Map<String, ProjectText> projects = new LinkedHashMap<>();
    private final Map<String, DocumentSnapshot> snapshots = new LinkedHashMap<>();
    private final List<RuleShadowing> shadows = new ArrayList<>();
    private final Map<Document, TestedPolicy> tested = new LinkedHashMap<>();
    private final Fabric fabric;

    private LspTestHarness(Fabric fabric) {
        this.fabric = fabric;
    }

    /** An empty workspace without a fabric. */
    public static LspTestHarness empty() {
        return new LspTestHarness(Fabric.EMPTY);
    }

    /** An empty workspace with a fabric. */
    public static LspTestHarness with(Fabric fabric) {
        return new LspTestHarness(fabric);
    }

    /** Adds a document; its name determines its language. */
    public LspTestHarness put(String name, String text) {
        Language language =
                Language.byFileName(name.substring(name.lastIndexOf('/') + 1)).orElseThrow();
        documents.add(new Document("file:///site/" + name, language, 1, text));
        return this;
    }

    /** Adds a project file. */
    public LspTestHarness putProject(String name, String text) {
        Path path = Path.of("/site").resolve(name);
        projects.put(name, new ProjectText("file:///site/" + name, path, 1, text));
        return this;
    }

    /** The project file with a name. */
    public ProjectFileSnapshot project(String name) {
        ProjectText project = projects.get(name);
        try {
            return new ProjectFileSnapshot(project, SettingsReader.read(project.path(), project.text()), this);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** The identifier of a project file in requests. */
    public static TextDocumentIdentifier id(ProjectFileSnapshot snapshot) {
        return new TextDocumentIdentifier(snapshot.uri());
    }

    @Override
    public List<ProjectFileSnapshot> projects() {
        return projects.keySet().stream().map(this::project).toList();
    }

    /** The document with a name. */
    public DocumentSnapshot snapshot(String name) {
        return snapshot(document("file:///site/" + name).orElseThrow());
    }

    /** A snapshot of a text that belongs to nothing. */
    public static DocumentSnapshot snapshot(String uri, Language language, String text) {
        return new DocumentSnapshot(new Document(uri, language, 1, text), RelatedDocuments.NONE);
    }

    /** The only document of a new workspace. */
    public static DocumentSnapshot alone(String name, String text) {
        return empty().put(name, text).snapshot(name);
    }

    /** The identifier of a document in requests. */
    public static TextDocumentIdentifier id(DocumentSnapshot snapshot) {
        return new TextDocumentIdentifier(snapshot.uri());
    }

    /** The position of an offset. */
    public static Position position(DocumentSnapshot snapshot, int offset) {
        return snapshot.lines().position(offset);
    }

    @Override
    public DocumentContext context(Document document) {
        Optional<Document> partitions = first(new PartitionsLanguage());
        Optional<Document> options = first(new OptionsLanguage());
        FabricContext fabricContext = new FabricContext(
                partitions.map(
                        file -> PartitionsLowering.lower(snapshot(file).source().root(PartitionFile.class))
                                .value()),
                options.map(
                        file -> OptionsLowering.lower(snapshot(file).source().root(OptionsFile.class))
                                .value()),
                fabric);
        Optional<Document> policy = document.language().equals(new PolicyTestLanguage())
                ? documents.stream()
                        .filter(other -> other.language().isPolicy())
                        .findFirst()
                : Optional.empty();
        FabricContext known = policy.map(tested -> fabricContext.testing(tested(tested, fabricContext)))
                .orElse(fabricContext);
        return new DocumentContext(
                Settings.none(Path.of("/site")),
                policy.map(LspTestHarness::file),
                partitions.map(LspTestHarness::file),
                partitions.map(LspTestHarness::file),
                options.map(LspTestHarness::file),
                Optional.empty(),
                SubnetSnapshot.NONE,
                known,
                List.of());
    }

    /** The policy of tests; that of the same version is the same object. */
    private TestedPolicy tested(Document policy, FabricContext context) {
        return tested.computeIfAbsent(policy, key -> {
            ProjectFiles files = new ProjectFiles();
            first(new PartitionsLanguage())
                    .ifPresent(file -> files.load("partitions.conf", file.text(), file.language()));
            SourceFile source = files.load(policy.name(), policy.text(), policy.language());
            return new TestedPolicy(
                    Checker.checkBinding(source, context.withPartitions()).policy(), Map.of());
        });
    }

    private static ContextFile file(Document document) {
        return new ContextFile(document.uri(), document.language(), document.version(), document.text());
    }

    private Optional<Document> first(Language language) {
        return documents.stream()
                .filter(document -> document.language().equals(language))
                .findFirst();
    }

    /** Adds shadowed rules, as found in an earlier version of a document. */
    public LspTestHarness withShadowings(List<RuleShadowing> found) {
        shadows.addAll(found);
        return this;
    }

    @Override
    public List<RuleShadowing> shadows(Document document) {
        return shadows;
    }

    @Override
    public DocumentSnapshot snapshot(Document document) {
        return snapshots.computeIfAbsent(document.uri(), uri -> new DocumentSnapshot(document, this));
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
