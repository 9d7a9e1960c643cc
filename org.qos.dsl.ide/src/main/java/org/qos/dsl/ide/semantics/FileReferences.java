package org.qos.dsl.ide.semantics;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.TextRegion;
import org.qos.dsl.enhancedqos.EnhancedQosLanguage;
import org.qos.dsl.ide.semantics.FileReference.Holder;
import org.qos.dsl.ide.semantics.FileReference.Kinship;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.ide.workspace.ProjectFileSnapshot;
import org.qos.dsl.ide.workspace.RelatedDocuments;
import org.qos.dsl.model.options.Option;
import org.qos.dsl.model.options.OptionsFile;
import org.qos.dsl.model.options.OptionsPackage;
import org.qos.dsl.model.policytest.PolicyTestFile;
import org.qos.dsl.model.policytest.PolicyTestPackage;
import org.qos.dsl.model.policytest.TestHeader;
import org.qos.dsl.option.KnownOptions;
import org.qos.dsl.option.ValueForm;
import org.qos.dsl.options.OptionsLanguage;
import org.qos.dsl.policytest.PolicyTestLanguage;
import org.qos.dsl.project.settings.SettingsToken;

/** Finds the file names in option files and project files, and the files that they refer to. */
public final class FileReferences {

    private static final Set<ValueForm> FILES = Set.of(ValueForm.FILE, ValueForm.POLICY_FILE, ValueForm.PARTITION_FILE);

    private FileReferences() {}

    /** The references in the headers of tests; the files need not exist. */
    private static List<FileReference> ofTests(DocumentSnapshot snapshot, Holder holder) {
        return snapshot.source().root(PolicyTestFile.class).getHeaders().stream()
                .filter(header -> header.getFile() != null && !header.getFile().isBlank())
                .flatMap(header -> inTests(holder, header).stream())
                .toList();
    }

    private static Optional<FileReference> inTests(Holder holder, TestHeader header) {
        INode node = NodeModelUtils.findNodesForFeature(header, PolicyTestPackage.Literals.TEST_HEADER__FILE)
                .get(0);
        return FileReference.resolved(holder.path().getParent(), header.getFile())
                .map(file -> new FileReference(
                        holder,
                        new TextRegion(node.getOffset(), node.getLength()),
                        node.getText(),
                        header.getFile(),
                        file,
                        Kinship.PATH));
    }

    /** The references of an option file to existing files, or of tests to files; none for other documents. */
    public static List<FileReference> in(DocumentSnapshot snapshot) {
        Optional<Path> path = snapshot.document().path();
        if (snapshot.language().equals(new PolicyTestLanguage()) && path.isPresent()) {
            return ofTests(snapshot, new Holder(snapshot.uri(), path.get(), snapshot.lines(), false));
        }
        if (!snapshot.language().equals(new OptionsLanguage()) || path.isEmpty()) {
            return List.of();
        }
        Holder holder = new Holder(snapshot.uri(), path.get(), snapshot.lines(), false);
        List<Option> naming = snapshot.source().root(OptionsFile.class).getOptions().stream()
                .filter(FileReferences::namesFile)
                .toList();
        List<Path> known = naming.isEmpty() ? List.of() : paths(snapshot.relatedDocuments());
        return naming.stream()
                .flatMap(option -> in(holder, option, known).stream())
                .toList();
    }

    /** The references of a project file in text order; the files need not exist. */
    public static List<FileReference> in(ProjectFileSnapshot project) {
        Holder holder = new Holder(project.uri(), project.document().path(), project.lines(), true);
        return project.tokens().stream()
                .flatMap(token -> token.file(project.folder()).map(file -> in(holder, project, token, file)).stream())
                .toList();
    }

    /** The references in all documents. */
    public static List<FileReference> everywhere(RelatedDocuments workspace) {
        return Stream.concat(
                        workspace.all().stream()
                                .filter(document -> document.language().equals(new OptionsLanguage())
                                        || document.language().equals(new PolicyTestLanguage()))
                                .flatMap(document -> in(workspace.snapshot(document)).stream()),
                        workspace.projects().stream().flatMap(project -> in(project).stream()))
                .toList();
    }

    private static FileReference in(Holder holder, ProjectFileSnapshot project, SettingsToken token, Path file) {
        int start = token.region().offset();
        String written = project.text().substring(start, token.region().end());
        return new FileReference(
                holder, new TextRegion(start, written.length()), written, token.text(), file, Kinship.PATH);
    }

    private static boolean namesFile(Option option) {
        return option.getValue() != null
                && !option.getValue().isBlank()
                && (option.getName().equals(EnhancedQosLanguage.OPTION)
                        || KnownOptions.option(option.getName())
                                .flatMap(known -> known.values().form())
                                .filter(FILES::contains)
                                .isPresent());
    }

    private static Optional<FileReference> in(Holder holder, Option option, List<Path> known) {
        String written = option.getValue();
        Optional<INode> node =
                NodeModelUtils.findNodesForFeature(option, OptionsPackage.Literals.OPTION__VALUE).stream()
                        .findFirst();
        return node.flatMap(found -> FileReference.resolved(holder.path().getParent(), written)
                .flatMap(path -> resolve(holder, path, known)
                        .map(file -> new FileReference(
                                holder,
                                new TextRegion(found.getOffset(), found.getLength()),
                                found.getText(),
                                written,
                                file,
                                file.equals(path) ? Kinship.PATH : Kinship.LAST_SEGMENT))));
    }

    /**
     * The file that an option refers to: the file of the workspace at the path itself; otherwise one with the same last segment in
     * the folder of the option file, because a project has the files that a machine has elsewhere; otherwise a file of the machine
     * at the path; otherwise any file of the workspace with the same last segment.
     */
    private static Optional<Path> resolve(Holder holder, Path path, List<Path> known) {
        Path beside = holder.path().resolveSibling(path.getFileName());
        return known.stream()
                .filter(path::equals)
                .findFirst()
                .or(() -> known.stream().filter(beside::equals).findFirst())
                .or(() -> Optional.of(path).filter(Files::isRegularFile))
                .or(() -> known.stream()
                        .filter(file -> path.getFileName().equals(file.getFileName()))
                        .findFirst());
    }

    private static List<Path> paths(RelatedDocuments workspace) {
        return workspace.all().stream()
                .map(Document::path)
                .flatMap(Optional::stream)
                .toList();
    }
}
