package org.qos.dsl.ide.workspace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.function.Function;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.dsl.check.Subnet;
import org.qos.dsl.check.Target;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.SourceText;
import org.qos.dsl.lower.OptionsLowering;
import org.qos.dsl.lower.PartitionsLowering;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.model.partitions.PartitionFile;
import org.qos.dsl.project.ProjectFiles;
import org.qos.dsl.project.settings.Settings;
import org.qos.dsl.project.settings.SettingsFile;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.request.PortFinder;
import org.qos.runtime.request.RequestSyntaxException;

/**
 * Finds what documents belong to: what their project file names, and for what it does not name their neighbours. Files are
 * read once, and again when they change. May be used by several threads.
 */
final class Sites {

    private final Function<Path, Optional<Document>> open;
    private final Projects projects;
    private final Snapshots snapshots = new Snapshots();
    private final Map<Language, FileCache<Document>> documents = new HashMap<>();
    private final Map<Document, Partitions> partitions = new WeakHashMap<>();
    private final Map<Document, SmOptions> options = new WeakHashMap<>();
    private final Map<Fabric, Map<String, Optional<Fabric>>> managed = new WeakHashMap<>();

    /**
     * Nothing is read yet.
     *
     * @param open the document that a client holds open under a path
     * @param projects the project files
     */
    Sites(Function<Path, Optional<Document>> open, Projects projects) {
        this.open = open;
        this.projects = projects;
        for (Language language : Language.all()) {
            documents.put(language, new FileCache<>(path -> read(path, language)));
        }
    }

    /** What a document belongs to. */
    synchronized Site of(Document document) {
        return document.path().map(this::of).orElseGet(Site::unknown);
    }

    private Site of(Path file) {
        Settings project = projects.governing(file)
                .map(projects::settings)
                .filter(found -> found.problems().isEmpty())
                .map(SettingsFile::settings)
                .orElseGet(() -> Settings.none(file.getParent()));
        Neighbours beside = new Neighbours(
                file, path -> Files.isRegularFile(path) || open.apply(path).isPresent());
        Optional<Document> partitionFile =
                project.partitions().or(beside::partitions).flatMap(path -> readable(path, new PartitionsLanguage()));
        Optional<Document> optionFile =
                project.options().or(beside::options).flatMap(path -> readable(path, new OptionsLanguage()));
        Optional<Path> fabricFile = project.fabric().or(beside::fabric);
        Subnet subnet = new Subnet(
                partitionFile.map(found -> partitions.computeIfAbsent(found, Sites::partitions)),
                optionFile.map(found -> options.computeIfAbsent(found, Sites::options)),
                fabric(fabricFile, project.sm()),
                project.target().orElse(Target.OPENSM_3_3),
                project.routingEngine());
        return new Site(project, partitionFile, optionFile, fabricFile, subnet);
    }

    /** The document of a path: as it is open, else as it lies on disk. */
    Optional<Document> document(Path path, Language language) {
        return open.apply(path).or(() -> documents.get(language).get(path));
    }

    private Optional<Document> readable(Path path, Language language) {
        return document(path, language).filter(document -> !document.isTooLong());
    }

    private static Document read(Path path, Language language) throws IOException {
        return new Document(
                path.toUri().toString(), language, 0, SourceText.read(path).text());
    }

    private Fabric fabric(Optional<Path> file, Optional<String> sm) {
        Fabric bare = file.map(snapshots::fabric).orElse(Fabric.EMPTY);
        return sm.flatMap(port -> managed.computeIfAbsent(bare, any -> new HashMap<>())
                        .computeIfAbsent(port, named -> managed(bare, named)))
                .orElse(bare);
    }

    /** Empty where there is no such port: the fabric itself as its own value would never be forgotten. */
    private static Optional<Fabric> managed(Fabric bare, String sm) {
        try {
            return Optional.of(bare.withSmPort(new PortFinder(bare).guid(sm)));
        } catch (RequestSyntaxException noPort) {
            return Optional.empty();
        }
    }

    private static Partitions partitions(Document document) {
        SourceFile source = load(document);
        return PartitionsLowering.lower(source.root(PartitionFile.class)).value();
    }

    private static SmOptions options(Document document) {
        SourceFile source = load(document);
        return OptionsLowering.lower(source.root(OptionsFile.class)).value();
    }

    private static SourceFile load(Document document) {
        return new ProjectFiles().load(document.name(), document.text(), document.language());
    }
}
